import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import fastify from 'fastify'
import { refuseWhileClosing } from '@/server/http/gracefulShutdown'
import { until } from '@test/support/until'

const A_MINUTE = 60_000

test('a kept-alive connection that becomes idle after the close began does not hold it up', async () => {
  const app = fastify({ keepAliveTimeout: A_MINUTE })
  refuseWhileClosing(app)
  const answer = new PassThrough()
  answer.write('the beginning, ')
  app.get('/', () => answer)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true })
  const [response] = (await once(get(address, { agent }), 'response')) as [IncomingMessage]
  response.resume()
  const closed = app.close()
  await until(() => !app.server.listening)
  answer.end('the end')
  await once(response, 'end')
  await closed
  expect(response.complete).toBe(true)
  agent.destroy()
}, 10_000)

test('a connection that has sent no request does not hold up the close', async () => {
  const app = fastify()
  refuseWhileClosing(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const connection = connect(port, '127.0.0.1')
  await Promise.all([once(app.server, 'connection'), once(connection, 'connect')])
  const ended = once(connection, 'close')
  await app.close()
  await ended
  expect(connection.destroyed).toBe(true)
}, 10_000)

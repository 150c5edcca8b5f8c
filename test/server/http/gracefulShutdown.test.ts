import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
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
  agent.destroy()
}, 10_000)

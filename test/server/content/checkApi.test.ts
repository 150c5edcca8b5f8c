import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { faultsOfApi, watchApi } from '@/server/content/checkApi'
import { freePort } from '@test/support/freePort'
import { until } from '@test/support/until'

const origin = 'https://jobs.example.com'
/** Twelve lists, and the jobs of a category. */
const READS = 13

const listening = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => void server.once('listening', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { apiHost: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

const answering =
  (headers: Record<string, string>, body = '{"status":"1","data":[]}'): RequestListener =>
  (_request, response) =>
    response.writeHead(200, headers).end(body)

test('an API that allows the site and answers every list has no fault', async () => {
  const { apiHost, close } = await listening(
    answering({ 'access-control-allow-origin': origin, 'access-control-allow-headers': 'Content-Type' }),
  )
  expect(await faultsOfApi({ apiHost, origin })).toEqual([])
  const [fault, ...more] = await faultsOfApi({ apiHost, origin: 'https://other.example.com' })
  expect(fault).toContain('does not allow https://other.example.com by Access-Control-Allow-Origin')
  expect(more).toHaveLength(READS - 1)
  close()
})

test.each([
  ['one without CORS', answering({}), /Access-Control-Allow-Origin/],
  ['one that answers pages', answering({ 'access-control-allow-origin': '*' }, '<html>'), /does not answer/],
  [
    'one that fails',
    ((_request, response) => response.writeHead(502).end()) satisfies RequestListener,
    /answers with code 502/,
  ],
])('of %s each list is named', async (_what, answer, fault) => {
  const { apiHost, close } = await listening(answer)
  const faults = await faultsOfApi({ apiHost, origin })
  expect(faults).toHaveLength(READS)
  expect(faults.find((one) => one.startsWith('/web/job/get of API_HOST'))).toMatch(fault)
  expect(faults[READS - 1]).toMatch(/^\/web\/job\/get_jobs_by_category .* \(OPTIONS\)/)
  close()
})

test('the log names a dead API once', async () => {
  const apiHost = `http://127.0.0.1:${await freePort()}`
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  watchApi({ apiHost, origin }, { info: log, warn: log })
  await until(async () => lines.length > 0)
  expect(lines).toEqual([
    expect.stringMatching(
      /^\/web\/category\/get of API_HOST, http:\S+, cannot be reached: connect ECONNREFUSED .* check-api/,
    ),
  ])
})

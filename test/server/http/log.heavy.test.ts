import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync, readFileSync, readSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLog } from '@/server/http/logDestination'
import { startBuilt } from '@test/support/builtServer'
import { freePort } from '@test/support/freePort'
import { get } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { until } from '@test/support/until'

/** A built server whose standard output is not heard. */
const startUnheard = async (options: Omit<Parameters<typeof startBuilt>[0], 'settings'>) => {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const settings = {
    DATA_DIR: temporaryFolder(),
    PORT: `${port}`,
    METRICS_PORT: `${metricsPort}`,
    LOG_LEVEL: 'info',
  }
  const server = startBuilt({ ...options, settings })
  const origin = `http://127.0.0.1:${port}`
  const codeOf = async () => (await get({ origin }, '/healthz')).code
  await until(() => codeOf().then(Boolean, () => false))
  const dropped = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(/^portal_log_lines_dropped_total (\d+)$/m.exec(text)?.[1])
  }
  return { ...server, codeOf, dropped }
}

const readLines = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string })

test('a log in a file that may not grow goes on once there is room', async () => {
  const fileKilobytes = 8192
  const file = join(temporaryFolder(), 'portal.log')
  writeFileSync(file, '')
  truncateSync(file, fileKilobytes * 1024)
  const log = openSync(file, 'a')
  const server = await startUnheard({ stdout: log, fileKilobytes })
  closeSync(log)
  expect(await server.codeOf()).toBe(200)
  truncateSync(file, 0)
  expect(await server.codeOf()).toBe(200)
  expect(await server.dropped()).toBe(0)
  expect(await server.stop()).toBe(0)
  const lines = readLines(readFileSync(file, 'utf8'))
  expect(lines.at(-1)).toMatchObject({ msg: 'answered' })
}, 20_000)

test('of what a reader who is stuck does not take, one megabyte is held and the rest is counted', async () => {
  const fifo = join(temporaryFolder(), 'log')
  execFileSync('mkfifo', [fifo])
  const pipe = openSync(fifo, constants.O_RDWR | constants.O_NONBLOCK)
  const log = openLog(pipe)
  const line = (n: number) => `${JSON.stringify({ msg: `${n} ${'x'.repeat(1000)}` })}\n`
  for (let n = 0; n < 3000; n += 1) log.write(line(n))
  await log.flush()
  expect(log.dropped()).toBeGreaterThan(1500)
  let text = ''
  const buffer = Buffer.alloc(65_536)
  await until(() => {
    try {
      text += buffer.toString('utf8', 0, readSync(pipe, buffer))
    } catch {
      // Nothing there at the moment.
    }
    return text.split('\n').length - 1 + log.dropped() === 3000
  })
  expect(readLines(text)).toHaveLength(3000 - log.dropped())
  closeSync(pipe)
}, 20_000)

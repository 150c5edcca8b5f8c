import { startServer } from '@test/support/server'

const HEADERS: Record<string, string>[] = [
  { 'x-forwarded-for': '198.51.100.7' },
  { forwarded: 'for="[2001:db8::1]"' },
  { 'x-real-ip': '198.51.100.7' },
]

/** The warnings after these requests, each sent twice. */
const warningsOf = async (settings: Record<string, string>, headers: Record<string, string>[]) => {
  const lines: string[] = []
  const server = await startServer({
    settings: { LOG_LEVEL: 'warn', ...settings },
    logStream: { write: (line) => lines.push(line) },
  })
  for (const one of [...headers, ...headers]) await fetch(`${server.origin}/healthz`, { headers: one })
  await server.close()
  return lines.filter((line) => line.includes('roxy') || line.includes('198.51') || line.includes('2001:db8'))
}

test.each(HEADERS)('a proxy that is not trusted is named once, without an address: %j', async (header) => {
  const warnings = await warningsOf({ TRUST_PROXY: 'off' }, [header, ...HEADERS])
  expect(warnings).toEqual([
    expect.stringMatching(/"level":40.*all visitors share one limit\. Set TRUST_PROXY=on/),
  ])
  expect(warnings[0]).not.toMatch(/198\.51|2001:db8|127\.0\.0\.1/)
})

test('there is nothing to say of a trusted proxy, or of no proxy', async () => {
  expect(await warningsOf({ TRUST_PROXY: 'on' }, HEADERS)).toEqual([])
  expect(await warningsOf({ TRUST_PROXY: 'off' }, [{}])).toEqual([])
})

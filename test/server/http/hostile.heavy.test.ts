import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { onOneLine } from '@/domain/text/oneLine'
import { exportSubmissions } from '@/server/cli/exportSubmissions'
import { contactForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { countStored, post, startServer } from '@test/support/server'
import { buildSmallSite, temporaryFolder } from '@test/support/site'
import { connections } from './hostileRequests/connections'
import { forms, harmlessTexts } from './hostileRequests/forms'
import type { Hostile } from './hostileRequests/request'

const hostileRequests = [...forms, ...connections]

const server = forSuite(() => startServer({ settings: { SITE_DIR: buildSmallSite() } }))

type Answer = { code: number; message?: string }

const readEnvelope = (code: number, text: string): Answer => {
  // Bytes that are no request are answered before any of our code.
  if (text.includes('"statusCode"')) return { code }
  // A refusal may name its field.
  const {
    status,
    message,
    problems: _problems,
    ...more
  } = JSON.parse(text) as {
    status: string
    message: string
    problems?: unknown
  }
  expect(status).toBe(code === 200 ? '1' : '0')
  expect(more).toEqual(code === 200 ? { data: { reference: expect.any(String) } } : {})
  return { code, message }
}

/** The answer to a connection that sends these bytes; code 0 where there is none. */
const exchange = (bytes: string | Buffer, ends: boolean) =>
  new Promise<Answer>((resolve, reject) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
    let heard = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      heard += text
      // A connection that is kept open has said what it had to say.
      if (heard.includes('}')) socket.end()
    })
    socket.on('close', () => {
      const [, code, text] = /^HTTP\/1\.1 (\d+) [^]*?\r\n\r\n([^]*)$/.exec(heard) ?? []
      resolve(code === undefined || ends ? { code: 0 } : readEnvelope(Number(code), text ?? ''))
    })
    socket.on('error', reject)
    socket.write(bytes)
    if (ends) socket.end()
  })

const send = async ({ path = '/', method = 'POST', headers, body, raw, ends = false }: Hostile) => {
  if (raw !== undefined) return exchange(raw, ends)
  const response = await fetch(server.origin + path, { method, headers, body })
  const text = await response.text()
  if (!text.startsWith('<!doctype html>')) return readEnvelope(response.status, text)
  return { code: response.status }
}

test('there are many, none twice', () => {
  const names = hostileRequests.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(110)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(hostileRequests)('$name: $code', async (hostile) => {
  const { code, message } = hostile
  const before = await countStored(server)
  expect(await send(hostile)).toEqual({ code, message })
  expect((await countStored(server)).submissions).toBe(before.submissions + (code === 200 ? 1 : 0))
  expect(await post(server, '/web/contact-form/save', contactForm())).toMatchObject({
    code: 200,
    status: '1',
  })
})

test('what was taken is in the database on one line, and computes nothing in the export', async () => {
  const rows = await server.db.selectFrom('application').select('full_name').execute()
  const names = new Set(rows.map(({ full_name }) => full_name))
  expect(harmlessTexts.filter((text) => !names.has(onOneLine(text)))).toEqual([])
  const out = temporaryFolder()
  await exportSubmissions(server.database, { out })
  const csv = readFileSync(join(out, 'applications.csv'), 'utf8')
  for (const text of harmlessTexts.filter((candidate) => /^[=+\-@]/.test(candidate))) {
    expect(csv).toContain(`'${text.replaceAll('"', '""')}`)
  }
  expect(csv).not.toMatch(/(^|,)"?[=+\-@]/m)
  const stored = await server.db.selectFrom('uploaded_file').select('original_name').distinct().execute()
  expect(stored.filter(({ original_name }) => /[/\\]/.test(original_name))).toEqual([])
})

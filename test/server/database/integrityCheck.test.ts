import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { createIntegrityCheck } from '@/server/database/integrityCheck'
import { openDatabase } from '@/server/database/open'
import { CONTACT, contactForm } from '@test/support/builders'
import { get, post, startServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { until } from '@test/support/until'

const maintenance = pathToFileURL(resolve('src/server/database/maintenance.ts'))
const newFile = () => join(temporaryFolder(), 'portal.db')

/** Damages the page of a table that no visitor's request reads. */
const damageUploads = (file: string) => {
  const bytes = readFileSync(file)
  const reader = new DatabaseSync(file, { readOnly: true })
  const root = reader.prepare("select rootpage from sqlite_master where name = 'uploaded_file'").get()
  reader.close()
  const pageBytes = bytes.readUInt16BE(16)
  const start = (Number(root?.rootpage) - 1) * pageBytes
  writeFileSync(file, bytes.fill(0xa5, start, start + pageBytes))
}

const filledFile = async () => {
  const file = newFile()
  const server = await startServer({ file })
  await server.close()
  return file
}

test('a damaged file is found at the start: no form is taken, and the log says what to do', async () => {
  const file = await filledFile()
  damageUploads(file)
  const lines: string[] = []
  const logStream = { write: (line: string) => void lines.push(line) }
  const server = await startServer({ file, logStream, settings: { LOG_LEVEL: 'error' } })
  await until(async () => (await get(server, '/healthz')).code === 503)
  expect(await post(server, CONTACT, contactForm())).toMatchObject({ code: 503, status: '0' })
  await until(() =>
    lines.join('').includes('no form is taken; run `npm run portal -- check`, and restore a backup'),
  )
  // The rest is still shown.
  expect(await get(server, '/web/job/get')).toMatchObject({ code: 200 })
  await server.close()
})

/** Runs the task on a file as a server does, and returns what it logs. */
const startChecking = async (file: string) => {
  const logged: unknown[] = []
  const database = await openDatabase(file, { maintenance })
  const keep = (details: unknown) => void logged.push(details)
  const check = createIntegrityCheck()
  const run = (now: string) =>
    check({
      database,
      now: () => new Date(now),
      log: { error: keep, info: keep },
      signal: new AbortController().signal,
    })
  return { run, logged, close: () => database.close() }
}

test('the whole file is read once a night', async () => {
  const file = await filledFile()
  const { run, logged, close } = await startChecking(file)
  await run('2026-03-06T10:00:00Z')
  damageUploads(file)
  await run('2026-03-06T21:29:59Z')
  expect(logged).toEqual([])
  await run('2026-03-06T21:30:00Z')
  expect(logged).toEqual([{ fault: expect.stringMatching(/^the database is damaged: /) as unknown }])
  await close()
})

test('a file that is cut is logged once, and when it is whole again', async () => {
  const file = await filledFile()
  const { run, logged, close } = await startChecking(file)
  await run('2026-03-06T10:00:00Z')
  const bytes = readFileSync(file)
  writeFileSync(file, '')
  await run('2026-03-06T10:00:30Z')
  await run('2026-03-06T10:01:00Z')
  expect(logged).toEqual([{ fault: 'the database file was emptied; restart the server' }])
  writeFileSync(file, bytes)
  await run('2026-03-06T10:01:30Z')
  expect(logged.slice(1)).toEqual(['the database is whole again'])
  await close()
})

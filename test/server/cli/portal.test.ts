import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openForReading } from '@/server/database/open'
import type { Db } from '@/server/database/schema'
import { applicationForm, contactForm, docBytes, fileOf } from '@test/support/builders'
import { runPortal } from '@test/support/builtServer'
import { countStored, post, startServer, type TestServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'

const folder = temporaryFolder()
const file = join(folder, 'portal.db')
let server: TestServer
beforeAll(async () => {
  server = await startServer({ file })
  await post(
    server,
    '/web/job/apply-for-post',
    applicationForm({ resume: fileOf(docBytes(400_000), 'cv.doc') }),
  )
  await post(server, '/web/contact-form/save', contactForm())
})
afterAll(() => server.close())

const portal = (...parameters: string[]) => runPortal(parameters, { settings: { DATA_DIR: folder } })

/** The lines of commands in the log of the office, oldest first. */
const commandLines = async ({ db }: { db: Db }) => {
  const lines = db.selectFrom('office_log').select(['action', 'details']).orderBy('at')
  const rows = await lines.where('account', '=', 'command line').execute()
  return rows.map(({ action, details }) => [action, details])
}

test.each([
  ['backup', 'pg_dump'],
  ['restore', 'pg_restore'],
])('there is no %s where the data is kept in PostgreSQL, which has its %s', async (command, program) => {
  const settings = { DATA_DIR: folder, DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/portal' }
  const { err, ...rest } = await runPortal([command, join(folder, 'copy.db')], { settings })
  expect(rest).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^DATABASE_URL is set, but .* the database of DATA_DIR\. /)
  expect(err).toContain(program)
  expect(err).not.toContain('secret')
})

test('a copy is made beside a server, and is not restored under it', async () => {
  const copy = join(temporaryFolder(), 'copy.db')
  expect(await portal('backup', copy)).toMatchObject({ code: 0, err: '' })
  const reader = openForReading(copy)
  expect(await countStored(reader)).toEqual({ submissions: 2, files: 2 })
  await reader.close()
  const elsewhere = temporaryFolder()
  const [again, restored, restoredElsewhere] = await Promise.all([
    portal('backup', copy),
    portal('restore', copy),
    runPortal(['restore', copy], { settings: { DATA_DIR: elsewhere } }),
  ])
  expect(again).toMatchObject({ code: 1, err: `${copy} already exists. Use --force to replace it.\n` })
  expect(restored).toMatchObject({
    code: 1,
    err: expect.stringContaining('is in use. Stop the server') as unknown,
  })
  expect(restoredElsewhere).toMatchObject({ code: 0, out: `Restored from ${copy}.\n` })
  expect(readdirSync(elsewhere)).toEqual(['portal.db'])
  const other = openForReading(join(elsewhere, 'portal.db'))
  expect((await commandLines(other)).slice(-1)).toEqual([['database_restored', 'copy.db']])
  await other.close()
})

test('where there is no room, an export and a backup say so and leave nothing half written', async () => {
  const out = temporaryFolder()
  const small = { settings: { DATA_DIR: folder }, fileKilobytes: 300 }
  const [exported, copied] = await Promise.all([
    runPortal(['export', '--out', out], small),
    runPortal(['backup', join(out, 'copy.db')], small),
  ])
  expect(exported.code).toBe(1)
  expect(exported.err).toContain('The command failed: EFBIG: file too large')
  expect(copied.code).toBe(1)
  const left = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(left.map(({ name }) => name)).toEqual(['photo-photo.jpg'])
})

test('what was read is told in the log of the office', async () => {
  expect(await portal('export', '--out', temporaryFolder(), '--since', '2026-01-31')).toMatchObject({
    code: 0,
  })
  expect(await portal('export', 'content', '--out', temporaryFolder())).toMatchObject({ err: '' })
  expect(await portal('backup', join(temporaryFolder(), 'nightly.db'))).toMatchObject({ err: '' })
  expect((await commandLines(server)).slice(-3)).toEqual([
    // A day begins in India.
    ['submissions_exported', 'since 2026-01-30T18:30:00.000Z'],
    ['content_exported', ''],
    ['database_backed_up', 'nightly.db'],
  ])
})

test('an account is added beside a server, and its link is all that is printed first', async () => {
  const added = await portal('staff', 'add', '--email', 'a@office.example', '--name', 'A', '--role', 'owner')
  expect(added).toMatchObject({ code: 0, err: '' })
  const [link = ''] = added.out.split('\n')
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:8080\/office\/set-password#token=[\w-]{43}$/)
  expect((await portal('staff', 'list')).out).toMatch(/a@office\.example +A +owner +invited +---/)
  const wrong = await portal('staff', 'add', '--email', 'b@office.example', '--name', 'B', '--role', 'king')
  expect(wrong.code).toBe(1)
})

test('an erasure says what would go, and then what went', async () => {
  const mobile = ['erase', '--mobile', '+91 90000 00001']
  await post(server, '/web/contact-form/save', contactForm({ name: 'Call 9000000001', mobile: '' }))
  const similar = /^Similar, and not erased\. Erase .*:\n {2}messages (\S+), sent 20\S+: see name\n/m
  const dry = await portal(...mobile, '--dry-run')
  expect(dry.out).toMatch(/messages: 1 row, 0 files would be erased\n {2}\S+, sent 20\d\d-/)
  expect(readFileSync(file, 'latin1') + readFileSync(`${file}-wal`, 'latin1')).toContain('Farhan Ali')
  expect(dry.out).toMatch(similar)
  const erased = await portal(...mobile)
  expect(erased.out).toContain('messages: 1 row, 0 files erased\n')
  expect(readFileSync(file, 'latin1') + readFileSync(`${file}-wal`, 'latin1')).not.toContain('Farhan Ali')
  const id = similar.exec(erased.out)?.[1] ?? ''
  expect((await portal('erase', '--id', id)).out).toContain('messages: 1 row, 0 files erased\n')
  expect(await portal('erase')).toMatchObject({ code: 1, err: 'Give --mobile or --email, or both.\n' })
})

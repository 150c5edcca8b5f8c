import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '@/server/database/schema'
import { insertSubmission, listSubmissionsAfter } from '@/server/repositories/submissions'
import { openForReading } from '@/server/database/open'
import { checksumOf } from '@/server/files/checksum'
import { checkedFiles, readContents } from '@/server/repositories/storedFiles'
import { contactFields } from '@test/support/builders'
import { newPlace, openPlace } from '@test/support/places'
import { temporaryFolder } from '@test/support/site'

const idsAfter = async (db: Db, submittedAt: string, id: string) => {
  const rows = await listSubmissionsAfter(db, 'contact_message', { submittedAt, id }, 2)
  return rows.map((row) => row.id)
}

test('submissions are listed in the order of their arrival, those of one moment by their ids', async () => {
  const { db, close } = await openPlace(await newPlace())
  for (const [id, submittedAt] of [
    ['b', '2026-03-02'],
    ['d', '2026-03-01'],
    ['a', '2026-03-02'],
    ['c', '2026-03-02'],
  ] as const)
    await insertSubmission(db, 'contact_message', { id, submittedAt, fields: contactFields, files: [] })
  expect(await idsAfter(db, '', '')).toEqual(['d', 'a'])
  expect(await idsAfter(db, '2026-03-02', 'a')).toEqual(['b', 'c'])
  expect(await idsAfter(db, '2026-03-02', 'c')).toEqual([])
  expect(await idsAfter(db, '2026-03-02', '')).toEqual(['a', 'b'])
  await close()
})

const bytesOf = (id: string) => Buffer.from(`resume ${id} `.repeat(2000))

const addFiles = async (db: Db, ids: string[]) => {
  for (const id of ids) {
    const bytes = bytesOf(id)
    const file = { field: 'resume', original_name: `${id}.doc`, media_type: 'application/msword' }
    await insertSubmission(db, 'contact_message', {
      id: `of-${id}`,
      submittedAt: '2026-03-01T10:00:00.000Z',
      fields: { name: 'Asha', email: 'asha@example.org', mobile: '9000000001', message: 'Hello' },
      files: [{ ...file, id, size: bytes.length, checksum: checksumOf(bytes), bytes }],
    })
  }
}

const damagedIn = async (db: Db) => {
  const found: [string, string | undefined][] = []
  for await (const { id, fault } of checkedFiles(db)) if (fault) found.push([id, fault])
  return found
}

test('a file whose bytes were changed is found', async () => {
  const database = await openPlace(await newPlace())
  const { db } = database
  await addFiles(db, ['c', 'a', 'd', 'b'])
  expect(await damagedIn(db)).toEqual([])
  await db
    .updateTable('uploaded_file')
    .set({ bytes: bytesOf('a') })
    .where('id', '=', 'b')
    .execute()
  expect(await damagedIn(db)).toEqual([['b', 'does not match its checksum']])
  expect(await readContents(db, 'gone')).toBeUndefined()
  await database.close()
})

test('a file with a damaged page is found, and the others are checked', async () => {
  const path = join(temporaryFolder(), 'portal.db')
  const database = await openPlace({ file: path })
  await addFiles(database.db, ['a', 'b', 'c'])
  await database.close()
  const bytes = readFileSync(path)
  const pageBytes = bytes.readUInt16BE(16)
  const pages = Array.from({ length: bytes.length / pageBytes }, (_, index) => index * pageBytes)
  // A long value goes on from page to page; the first four bytes of each name the next.
  const isOfB = (start: number) =>
    /^[ resumb]{0,9}resume b /.test(bytes.toString('latin1', start + 4, start + 50))
  bytes.writeUInt32BE(0xffffffff, pages.find(isOfB) ?? 0)
  writeFileSync(path, bytes)
  const reader = openForReading(path)
  expect(await damagedIn(reader.db)).toEqual([['b', 'cannot be read']])
  await reader.close()
})

test('a value that is no bytes counts as damaged', async () => {
  const database = await openPlace({ file: join(temporaryFolder(), 'portal.db') })
  await addFiles(database.db, ['a'])
  await database.db
    .updateTable('uploaded_file')
    .set((build) => ({ bytes: build.cast<Uint8Array>(build.val('text'), 'text') }))
    .execute()
  expect(await damagedIn(database.db)).toEqual([['a', 'does not match its checksum']])
  await database.close()
})

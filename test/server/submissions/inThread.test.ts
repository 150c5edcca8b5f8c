/** @jest-environment node */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { isWhole } from '@/server/files/checksum'
import { isBusy } from '@/server/database/dialects/sqlite'
import { Refusal } from '@/server/http/reply'
import { storeInThread } from '@/server/submissions/inThread'
import type { Sent } from '@/server/submissions/storeSubmission'
import { temporaryFolder } from '@test/support/site'
import { STORE_THREAD } from '@test/support/storeThread'

const open = (file = join(temporaryFolder(), 'portal.db'), settings = {}) => {
  const thread = storeInThread(STORE_THREAD, { file, submissionsPerMinute: 0, isMailed: false, ...settings })
  return { file, ...thread }
}

const bytesOf = (text: string) => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

const message = (name: string, more: Partial<Sent> = {}): Sent => ({
  table: 'contact_message',
  fields: { name, email: 'asha@example.com', mobile: '98765 43210', message: 'Hello' },
  files: [],
  key: undefined,
  ...more,
})

const fileOf = (text: string) => ({
  field: 'resume',
  name: 'cv.doc',
  mediaType: 'application/msword',
  bytes: bytesOf(text),
})

/** What another process finds. */
const readStored = (file: string, table = 'contact_message') => {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare(`select * from ${table}`).all()
  database.close()
  return rows
}

test('what was stored is on disk, with its file and its mail, and its memory is given back', async () => {
  const { store, file, close } = open(undefined, { isMailed: true })
  const resume = fileOf('the resume of Asha')
  expect(await store(message('Asha', { files: [resume] }))).toBe(true)
  expect(resume.bytes.length).toBe(0)
  expect(readStored(file)).toMatchObject([{ name: 'Asha', message: 'Hello' }])
  const [stored] = readStored(file, 'uploaded_file') as {
    bytes: Uint8Array
    checksum: string
    size: number
  }[]
  expect(Buffer.from(stored?.bytes ?? []).toString()).toBe('the resume of Asha')
  expect(stored).toMatchObject({ original_name: 'cv.doc', media_type: 'application/msword', size: 18 })
  expect(stored && isWhole(stored.bytes, stored.checksum)).toBe(true)
  expect(readStored(file, 'mail_outbox')).toHaveLength(1)
  await close()
})

test('many at once are each stored once, and under one key one', async () => {
  const { store, file, close } = open()
  const key = 'a1b2c3d4-0000'
  const alike = Array.from({ length: 5 }, () => store(message('Alike', { key, files: [fileOf('same')] })))
  const others = Array.from({ length: 20 }, (_, n) => store(message(`Other ${n}`)))
  expect((await Promise.all(alike)).filter(Boolean)).toHaveLength(1)
  expect(await Promise.all(others)).toEqual(others.map(() => true))
  expect(readStored(file)).toHaveLength(21)
  expect(await store(message('Alike', { key, files: [fileOf('another')] }))).toBe(true)
  await close()
})

test('the limit of a mobile number is told as without a thread', async () => {
  const { store, file, close } = open(undefined, { submissionsPerMinute: 1 })
  expect(await store(message('First'))).toBe(true)
  const refusal = await store(message('Second')).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  const { code, message: words, headers } = refusal as Refusal
  expect(code).toBe(429)
  expect(words).toMatch(/^Several forms with this mobile number came .* in \d+ seconds\.$/)
  expect(headers).toEqual({ 'Retry-After': expect.stringMatching(/^\d+$/) })
  expect(readStored(file)).toHaveLength(1)
  await close()
})

describe('while another process holds the database', () => {
  const hold = async () => {
    const thread = open()
    await thread.store(message('Before'))
    const other = new DatabaseSync(thread.file)
    other.exec('begin immediate')
    return { ...thread, release: () => other.close() }
  }

  test('a form waits for its turn', async () => {
    const { store, file, retries, close, release } = await hold()
    const stored = store(message('Asha'))
    await pause(600)
    release()
    expect(await stored).toBe(true)
    expect(retries()).toBeGreaterThan(0)
    expect(readStored(file)).toHaveLength(2)
    await close()
  })

  test('one that waited in vain is told so, and is not stored', async () => {
    const { store, file, close, release } = await hold()
    const error = await store(message('Asha')).catch((caught: unknown) => caught)
    expect(isBusy(error)).toBe(true)
    release()
    await close()
    expect(readStored(file)).toMatchObject([{ name: 'Before' }])
  }, 15_000)
})

test('a thread that ended is told of as a disk that fails, and begun anew', async () => {
  const folder = join(temporaryFolder(), 'not-there-yet')
  const { store, file, close } = open(join(folder, 'portal.db'))
  await expect(store(message('Too early'))).rejects.toMatchObject({ errcode: 10 })
  mkdirSync(folder)
  expect(await store(message('In time'))).toBe(true)
  await close()
  expect(readStored(file)).toMatchObject([{ name: 'In time' }])
})

test('it ends once all is stored that was asked for', async () => {
  const { store, file, close } = open()
  const stored = Promise.all(Array.from({ length: 10 }, (_, n) => store(message(`Form ${n}`))))
  await close()
  expect(await stored).toHaveLength(10)
  expect(readStored(file)).toHaveLength(10)
})

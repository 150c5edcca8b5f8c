import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Command } from 'commander'
import { backUp } from '@/server/cli/backup'
import { addCheckCommand } from '@/server/cli/check'
import { restore } from '@/server/cli/restore'
import { openDatabase, openForReading } from '@/server/database/open'
import { reasonOf } from '@/server/database/reason'
import { applicationForm } from '@test/support/builders'
import { newPlace, settingsOf, type Place } from '@test/support/places'
import { countStored, post, startServer, type TestServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'

/** Runs the command on a database, and returns what it wrote and its code. */
const check = async (place: Place) => {
  const heard = { out: '', err: '' }
  const keep = (name: 'out' | 'err') => (text: string | Uint8Array) => {
    heard[name] += String(text)
    return true
  }
  jest.spyOn(process.stdout, 'write').mockImplementation(keep('out'))
  jest.spyOn(process.stderr, 'write').mockImplementation(keep('err'))
  const settings: Record<string, string> = settingsOf(place)
  if (place.file !== undefined) settings.DATA_DIR = dirname(place.file)
  const [before, code] = [process.env, process.exitCode]
  process.env = { ...before, ...settings }
  process.exitCode = 0
  try {
    const portal = new Command()
    addCheckCommand(portal)
    await portal.parseAsync(['node', 'portal', 'check'])
    return { ...heard, code: process.exitCode }
  } catch (error) {
    // As the terminal shows it.
    throw new Error(heard.err + reasonOf(error), { cause: error })
  } finally {
    process.env = before
    process.exitCode = code
    jest.restoreAllMocks()
  }
}

const apply = (server: TestServer) => post(server, '/web/job/apply-for-post', applicationForm())

const damageResume = (server: TestServer) =>
  server.db
    .updateTable('uploaded_file')
    .set({ bytes: Buffer.from('other') })
    .where('field', '=', 'resume')
    .execute()

test('beside a server, a whole database is found to be whole, and a damaged file is named', async () => {
  const place = await newPlace()
  const server = await startServer(place)
  await apply(server)
  const whole = await check(place)
  expect(whole).toMatchObject({ code: 0, err: '' })
  expect(whole.out).toMatch(/files: 2, all as they were stored\nNo damage was found\.\n$/)
  await damageResume(server)
  const [{ id } = { id: '' }] = await server.db.selectFrom('application').select('id').execute()
  const damaged = await check(place)
  expect(damaged.code).toBe(1)
  expect(damaged.err).toMatch(
    `The file resume "resume.docx" of applications ${id} does not match its checksum.\nKeep every backup`,
  )
  await server.close()
})

const newFile = () => join(temporaryFolder(), 'portal.db')

const makeClosed = async () => {
  const file = newFile()
  const server = await startServer({ file })
  await apply(server)
  await damageResume(server)
  await server.close()
  return file
}

test('damage of the structure, of the log or of the whole file is said in a sentence', async () => {
  const file = newFile()
  await (await openDatabase(file)).close()
  const bytes = readFileSync(file)
  writeFileSync(`${file}-wal`, Buffer.alloc(5000, 1))
  const log = await check({ file })
  expect(log.err).toContain(`The log ${file}-wal is damaged`)
  expect(log.err).toContain('npm run portal -- restore FILE')
  writeFileSync(`${file}-wal`, '')
  writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length / 2)))
  const cut = await check({ file }).catch((error: Error) => ({ code: 1, err: error.message }))
  expect(cut).toMatchObject({ code: 1, err: expect.stringContaining('-- restore FILE') as unknown })
  writeFileSync(file, 'words '.repeat(1000))
  await expect(check({ file })).rejects.toThrow(/cannot be used: file is not a database\. .*restore FILE/)
  writeFileSync(`${file}-wal`, Buffer.alloc(5000, 1))
  await expect(check({ file })).rejects.toThrow(/^The log .*-wal is damaged: .*\n.* cannot be used/)
  writeFileSync(`${file}-wal`, '')
  writeFileSync(file, '')
  await expect(check({ file })).rejects.toThrow('is not a database of the portal')
  await expect(check({ file: newFile() })).rejects.toThrow('There is no database in')
})

test('a backup and a restore name damaged files, and do their work', async () => {
  const file = await makeClosed()
  const copy = join(temporaryFolder(), 'copy.db')
  const reader = openForReading(file)
  const { files, damaged } = await backUp(reader, file, copy)
  await reader.close()
  const lines = [expect.stringMatching(/^The file resume "resume\.docx" of applications .* checksum\.$/)]
  expect({ files, damaged }).toEqual({ files: 2, damaged: lines })
  const heard: (readonly string[])[] = []
  const onDamaged = (named: readonly string[]) => {
    heard.push(named)
    // Before anything is replaced.
    expect(readdirSync(dirname(file)).filter((name) => name.includes('before'))).toEqual([])
  }
  await restore(copy, file, new Date(), { dryRun: true, onDamaged })
  await restore(copy, file, new Date(), { onDamaged })
  expect(heard).toEqual([lines, lines])
  const restored = openForReading(file)
  expect(await countStored(restored)).toEqual({ submissions: 1, files: 2 })
  await restored.close()
})

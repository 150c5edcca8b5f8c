import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withContent, withDatabase } from '@/server/cli/withDatabase'
import { readConfig } from '@/server/config/config'
import { requireFilledDatabase } from '@/server/content/requireDatabase'
import { addSampleContent } from '@/server/content/sample'
import { openDataDir } from '@/server/database/file'
import { wasFilled } from '@/server/repositories/meta'
import { insertSubmission } from '@/server/repositories/submissions'
import { contactFields } from '@test/support/builders'
import { startBuilt } from '@test/support/builtServer'
import { temporaryFolder } from '@test/support/site'

afterEach(() => jest.restoreAllMocks())

test.each([false, true])(
  'a command for content creates the database of a new DATA_DIR; dry run: %s',
  async (dryRun) => {
    const dataDir = join(temporaryFolder(), 'data')
    jest.replaceProperty(process, 'env', { DATA_DIR: dataDir })
    await withContent(dryRun)(async ({ db }) => {
      expect(await db.selectFrom('job').selectAll().execute()).toEqual([])
    })
    expect(existsSync(join(dataDir, 'portal.db'))).toBe(true)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    // The first start of the server still adds the sample content.
    const database = await openDataDir(dataDir)
    expect(await wasFilled(database.db)).toBe(false)
    await database.close()
  },
)

test.each([false, true])(
  'a command for submissions refuses a DATA_DIR without a database; dry run: %s',
  async (dryRun) => {
    const dataDir = temporaryFolder()
    const file = join(dataDir, 'portal.db')
    jest.replaceProperty(process, 'env', { DATA_DIR: dataDir })
    const work = jest.fn()
    const refusal = `There is no database in ${dataDir}. Is DATA_DIR right?`
    await expect(withDatabase(dryRun)(work)).rejects.toThrow(refusal)
    expect(existsSync(file)).toBe(false)
    writeFileSync(file, '')
    await expect(withDatabase(dryRun)(work)).rejects.toThrow(refusal)
    expect(work).not.toHaveBeenCalled()
  },
)

const check = (settings: Record<string, string>) =>
  requireFilledDatabase(readConfig({ REQUIRE_DATABASE: 'on', ...settings }))

const message = {
  id: 'a',
  submittedAt: '2026-03-04T05:06:07.000Z',
  fields: contactFields,
  files: [],
}

test('a built server does not start, and makes nothing, where a database is required and there is none', async () => {
  const folder = temporaryFolder()
  const server = startBuilt({ settings: { DATA_DIR: join(folder, 'disk', 'data'), REQUIRE_DATABASE: 'on' } })
  expect(await server.ended).toBe(1)
  expect(server.output()).toBe(
    `REQUIRE_DATABASE is on, but there is no database in DATA_DIR, ${folder}/disk/data. Is its disk mounted, and is DATA_DIR right? To start a new site, import its content first, without REQUIRE_DATABASE.\n`,
  )
  expect(readdirSync(folder)).toEqual([])
})

test('an empty folder and a file without bytes are no database', async () => {
  const folder = temporaryFolder()
  await expect(check({ DATA_DIR: folder })).rejects.toThrow('there is no database in DATA_DIR')
  expect(readdirSync(folder)).toEqual([])
  writeFileSync(join(folder, 'portal.db'), '')
  await expect(check({ DATA_DIR: folder })).rejects.toThrow('there is no database in DATA_DIR')
  expect(readdirSync(folder)).toEqual(['portal.db'])
  await expect(requireFilledDatabase(readConfig({ DATA_DIR: folder }))).resolves.toBeUndefined()
})

test('a database without content is required to have at least a submission', async () => {
  const folder = temporaryFolder()
  const database = await openDataDir(folder)
  await expect(check({ DATA_DIR: folder })).rejects.toThrow(`the database in DATA_DIR, ${folder}, is empty.`)
  await insertSubmission(database.db, 'contact_message', message)
  await expect(check({ DATA_DIR: folder })).resolves.toBeUndefined()
  await database.db.deleteFrom('contact_message').execute()
  await addSampleContent(database, new Date())
  await expect(check({ DATA_DIR: folder })).resolves.toBeUndefined()
  await database.close()
})

test.each([true, false])('a command makes no database that is required; dry run: %s', async (dryRun) => {
  const folder = join(temporaryFolder(), 'data')
  jest.replaceProperty(process, 'env', { DATA_DIR: folder, REQUIRE_DATABASE: 'on' })
  const run = async () => withDatabase(dryRun)(async () => undefined)
  await expect(run()).rejects.toThrow('there is no database in DATA_DIR')
  expect(existsSync(folder)).toBe(false)
  mkdirSync(folder)
  await expect(run()).rejects.toThrow('there is no database in DATA_DIR')
  expect(readdirSync(folder)).toEqual([])
})

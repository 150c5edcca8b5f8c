import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withDatabase } from '@/server/cli/withDatabase'
import { readConfig } from '@/server/config'
import { addSampleContent } from '@/server/content/sample'
import { openDataDir } from '@/server/database/file'
import { insertSubmission } from '@/server/repositories/submissions'
import { requireFilledDatabase } from '@/server/content/requireDatabase'
import { killBuilt, startBuilt } from '@test/support/builtServer'
import { contactFields } from '@test/support/builders'
import { temporaryFolder } from '@test/support/site'

afterAll(killBuilt)
afterEach(() => jest.restoreAllMocks())

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

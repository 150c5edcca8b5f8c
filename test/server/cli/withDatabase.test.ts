import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withContent, withDatabase } from '@/server/cli/withDatabase'
import { openDataDir } from '@/server/database/file'
import { wasFilled } from '@/server/repositories/meta'
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

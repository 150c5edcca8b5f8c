import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importContent, type ImportOptions } from '@/server/cli/importContent'
import { readConfig } from '@/server/config/config'
import type { PortalDatabase } from '@/server/database/open'
import { closeAll } from '@/server/office/jobs/saveJob'
import { contentVersion } from '@/server/repositories/meta'
import { newPlace, openPlace } from '@test/support/places'
import { startServer, type TestServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'

export const dataDir = temporaryFolder()
export const settings = { DATA_DIR: dataDir, SITE_DIR: 'public' }
export const config = readConfig(settings)

/** A site that people read while the staff import from another process. */
export let server: TestServer
export let staff: PortalDatabase
beforeAll(async () => {
  const place = await newPlace()
  server = await startServer({
    ...place,
    settings,
  })
  staff = await openPlace(place)
})
afterAll(async () => {
  await staff.close()
  await server.close()
})

export let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})

export const write = (name: string, content: string | Buffer) => {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

export const importFile = (kind: string, content: string | Buffer, options: Partial<ImportOptions> = {}) =>
  importContent(staff, config, { ...options, kind, file: write(`${kind}.csv`, content) })

export const reasonOf = async (work: Promise<unknown>) => {
  const before = await contentVersion(staff.db)
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(await contentVersion(staff.db)).toBe(before)
  return error instanceof Error ? error.message.replaceAll(folder, '') : undefined
}

export const findJob = (id: string) =>
  staff.db.selectFrom('job').selectAll().where('job_id', '=', id).executeTakeFirst()

/** Closes jobs as the office does. */
export const closeJobs = (...ids: string[]) =>
  staff.write((trx) => closeAll(trx, ids, { at: new Date().toISOString(), account: 'asha@office.example' }))

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportContent } from '@/server/cli/exportContent'
import { importContent } from '@/server/cli/importContent'
import { readConfig } from '@/server/config/config'
import { addSampleContent } from '@/server/content/sample'
import type { PortalDatabase } from '@/server/database/open'
import { contentTables } from '@/server/database/schema'
import { contentKinds } from '@/server/import/contentKinds'
import { contentVersion } from '@/server/repositories/meta'
import { newPlace, openPlace } from '@test/support/places'
import { temporaryFolder } from '@test/support/site'

const dataDir = temporaryFolder()
const config = readConfig({ DATA_DIR: dataDir, SITE_DIR: 'public' })
const out = join(temporaryFolder(), 'new/content')

let database: PortalDatabase
beforeAll(async () => {
  database = await openPlace(await newPlace())
  await addSampleContent(database, new Date('2026-03-01T06:00Z'))
  // A file without rows is not imported.
  const source = { id: '1', slug: 'durg', name: 'Durg bus stand', sort_order: 1 }
  await database.db.insertInto('link_source').values(source).execute()
  await database.db
    .updateTable('job')
    .set({ position: '=1+1', qualification: "'-x", job_description: ' <p>a</p>\r\n\n' })
    .where('job_id', '=', '1001')
    .execute()
  for (const [id, about] of Object.entries({ 1002: 'one\ntwo', 1003: 'one\rtwo' }))
    await database.db.updateTable('job').set({ about_company: about }).where('job_id', '=', id).execute()
})
afterAll(() => database.close())

const everything = async ({ db }: PortalDatabase) => {
  const content: Record<string, unknown[]> = {}
  const exported = new Set<string>(Object.values(contentKinds).map(({ table }) => table))
  for (const table of contentTables.filter((name) => exported.has(name))) {
    const rows = await db.selectFrom(table).selectAll().execute()
    content[table] = rows.map((row) => JSON.stringify(row)).toSorted()
  }
  return content
}

const importAll = async (into: PortalDatabase, folder: string, target = config) => {
  const counts = { added: 0, changed: 0, same: 0 }
  for (const kind of Object.keys(contentKinds)) {
    const imported = await importContent(into, target, {
      kind,
      file: join(folder, `${kind}.csv`),
      replace: true,
    })
    expect([kind, imported.removed]).toEqual([kind, 0])
    counts.added += imported.added
    counts.changed += imported.changed
    counts.same += imported.same
  }
  return counts
}

test('what was exported changes nothing when it is imported again', async () => {
  const exported = await exportContent(database, config, out)
  expect(exported.find(({ file }) => file === 'jobs.csv')).toEqual({
    file: 'jobs.csv',
    rows: 240,
    images: 0,
    missing: [],
  })
  expect(exported.find(({ file }) => file === 'csr.csv')).toMatchObject({ rows: 6, images: 6 })
  const before = await everything(database)
  const version = await contentVersion(database.db)
  const rows = Object.values(before).reduce((sum, list) => sum + list.length, 0)
  expect(await importAll(database, out)).toEqual({ added: 0, changed: 0, same: rows })
  expect(await everything(database)).toEqual(before)
  expect(await contentVersion(database.db)).toBe(version)
  expect(existsSync(join(dataDir, 'uploads'))).toBe(false)
})

test('a portal moves to an empty server with its pictures', async () => {
  const folder = temporaryFolder()
  const other = await openPlace(await newPlace())
  const target = readConfig({ DATA_DIR: folder, SITE_DIR: '/nonexistent' })
  await importAll(other, out, target)
  expect(await everything(other)).toEqual(await everything(database))
  expect(readFileSync(join(folder, 'media/health-camp.svg'))).toEqual(
    readFileSync('public/media/health-camp.svg'),
  )
  expect(readFileSync(join(folder, 'uploads/hospital-round.svg'))).toEqual(
    readFileSync('public/uploads/hospital-round.svg'),
  )
  await other.close()
})

test('texts with characters or formulas that no spreadsheet holds stay importable', async () => {
  const set = (id: string, job_description: string) =>
    database.db.updateTable('job').set({ job_description }).where('job_id', '=', id).execute()
  const formulas = `a;=1\t@b\n-c\r\n＝d;'+e &amp;=f;"'=g`
  await set('1001', formulas)
  await set('1002', 'b\u0002e\u001bf\u0085')
  const folder = temporaryFolder()
  await exportContent(database, config, folder)
  const file = join(folder, 'jobs.csv')
  expect(readFileSync(file, 'utf8')).toContain(`a;'=1\t'@b\n'-c\r\n'＝d;''+e &amp;'=f;""''=g`)
  expect(await importContent(database, config, { kind: 'jobs', file })).toMatchObject({
    changed: 1,
    added: 0,
  })
  const textOf = async (id: string) =>
    (await database.db.selectFrom('job').select('job_description').where('job_id', '=', id).execute())[0]
  expect(await textOf('1001')).toEqual({ job_description: formulas })
  expect(await textOf('1002')).toEqual({ job_description: 'bef' })
})

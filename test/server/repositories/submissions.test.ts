import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import { openDatabase } from '@/server/database/open'
import type { Db } from '@/server/database/schema'
import { insertSubmission, listSubmissionsAfter } from '@/server/repositories/submissions'
import { contactFields } from '@test/support/builders'
import { newPlace, openPlace } from '@test/support/places'

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

test('a batch is found by its place, without reading all that came before', async () => {
  const { db, close } = await openDatabase(':memory:')
  const queries: CompiledQuery[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }): RootOperationNode => {
      queries.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await idsAfter(db.withPlugin(plugin), '2026-03-02', 'a')
  const [query] = queries
  const plan = CompiledQuery.raw(`explain query plan ${query?.sql}`, [...(query?.parameters ?? [])])
  const { rows } = await db.executeQuery<{ detail: string }>(plan)
  expect(rows.map(({ detail }) => detail)).toEqual([
    'SEARCH contact_message USING INDEX contact_message_by_time ((submitted_at,id)>(?,?))',
  ])
  await close()
})

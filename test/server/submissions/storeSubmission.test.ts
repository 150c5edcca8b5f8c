/** @jest-environment node */
import { addSampleContent } from '@/server/content/sample'
import { openDatabase } from '@/server/database/open'
import { createStore } from '@/server/submissions/storeSubmission'
import { applicationFields } from '@test/support/builders'

const NOW = new Date('2026-03-04T05:06:07Z')

const openStore = async () => {
  const database = await openDatabase(':memory:')
  await addSampleContent(database, NOW)
  const store = createStore(database, { now: () => NOW, limitMobile: async () => undefined, isMailed: true })
  return { ...database, store }
}

const application = { table: 'application', fields: applicationFields, key: undefined } as const

test('the position of an application can be read after its job was closed', async () => {
  const { db, store, close } = await openStore()
  const job = db.selectFrom('job').select('position').where('job_id', '=', applicationFields.job_id)
  const { position } = await job.executeTakeFirstOrThrow()
  expect(await store({ ...application, files: [] })).toBe(true)
  await db.deleteFrom('job').where('job_id', '=', applicationFields.job_id).execute()
  expect(await db.selectFrom('application').select('position').execute()).toEqual([{ position }])
  await close()
})

test('an application for a job that was closed after the check is not stored', async () => {
  const { db, store, close } = await openStore()
  await db.deleteFrom('job').where('job_id', '=', applicationFields.job_id).execute()
  await expect(store({ ...application, files: [] })).rejects.toMatchObject({
    code: 422,
    message: 'This job is no longer open.',
  })
  expect(await db.selectFrom('application').select('id').execute()).toEqual([])
  expect(await db.selectFrom('mail_outbox').select('id').execute()).toEqual([])
  await close()
})

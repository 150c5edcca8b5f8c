/** @jest-environment node */
import { commitTogether, type Write } from '@/server/database/commitTogether'
import { openDatabase, type PortalDatabase } from '@/server/database/open'
import type { Db } from '@/server/database/schema'
import { takeKey } from '@/server/repositories/submissionKeys'

let database: PortalDatabase
let transactions: number
let write: Write

beforeEach(async () => {
  database = await openDatabase(':memory:')
  transactions = 0
  write = commitTogether((work) => {
    transactions += 1
    return database.db.transaction().execute(work)
  })
})
afterEach(() => database.close())

const take = (submission_key: string) => (trx: Db) =>
  takeKey(trx, { submission_table: 'resume', submission_key, content: 'c', sent_at: '2026-03-04T05:06:07Z' })

const takeAndFail = (submission_key: string) => async (trx: Db) => {
  await take(submission_key)(trx)
  throw new Error(`${submission_key} failed`)
}

const takenKeys = async () => {
  const rows = await database.db.selectFrom('submission_key').select('submission_key').execute()
  return rows.map((row) => row.submission_key).sort()
}

test('what comes at once is committed at once, and each caller gets what came of their own work', async () => {
  expect(await Promise.all([write(take('a')), write(take('b')), write(take('a'))])).toEqual([
    true,
    true,
    false,
  ])
  expect(transactions).toBe(1)
  expect(await takenKeys()).toEqual(['a', 'b'])
})

test('what comes later has a transaction of its own', async () => {
  expect(await write(take('a'))).toBe(true)
  expect(await write(take('b'))).toBe(true)
  expect(transactions).toBe(2)
})

test('nobody fails for another, and nothing is kept of who fails', async () => {
  const results = await Promise.allSettled([write(take('a')), write(takeAndFail('b')), write(take('c'))])
  expect(results).toEqual([
    { status: 'fulfilled', value: true },
    { status: 'rejected', reason: new Error('b failed') },
    { status: 'fulfilled', value: true },
  ])
  expect(await takenKeys()).toEqual(['a', 'c'])
})

test('who fails alone fails once', async () => {
  await expect(write(takeAndFail('a'))).rejects.toThrow('a failed')
  expect(transactions).toBe(1)
  expect(await takenKeys()).toEqual([])
})

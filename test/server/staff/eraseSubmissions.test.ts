import { randomUUID } from 'node:crypto'
import { openDatabase } from '@/server/database/open'
import { eraseSubmissions } from '@/server/staff/eraseSubmissions'

test('visitors have their turns while many submissions are erased, in one transaction', async () => {
  const database = await openDatabase(':memory:')
  const ids = Array.from({ length: 500 }, () => randomUUID())
  const row = { submitted_at: '2026-03-01', name: 'Spam', email: '', mobile: '', message: 'Spam' }
  await database.db
    .insertInto('contact_message')
    .values(ids.map((id) => ({ id, ...row })))
    .execute()
  const references = ids.map((id) => `contact_message-${id}`)
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  const log = () => Promise.resolve()
  const erased = await database.write((trx) => eraseSubmissions(trx, references, log))
  clearInterval(timer)
  expect(erased.rows).toBe(500)
  expect(turns).toBeGreaterThan(3)
  await database.close()
})

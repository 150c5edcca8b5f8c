import type { PortalDatabase } from '@/server/database/open'
import { hashOfToken } from '@/server/staff/accounts'
import { insertAccount, insertSession } from '@/server/repositories/office/accounts'

/** The cookie `office_session` of somebody of the staff who is signed in. */
export const SESSION = 'a'.repeat(43)

/** Adds a recruiter with that session; returns the id of the account. */
export const signInStaff = async ({ db }: PortalDatabase) => {
  const now = new Date().toISOString()
  const account = await insertAccount(db, {
    email: 'bench@office.example',
    name: 'Bench',
    role: 'recruiter',
    createdAt: now,
  })
  if (!account) throw new Error('There is an account already.')
  await insertSession(db, {
    id: hashOfToken(SESSION),
    account_id: account.id,
    created_at: now,
    seen_at: now,
    // Long ago: much came in since.
    previous_visit_at: '2000-01-01T00:00:00.000Z',
    address: '',
  })
  return account.id
}

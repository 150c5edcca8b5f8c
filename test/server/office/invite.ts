import { newToken } from '@/server/repositories/meta'
import type { TestServer } from '@test/support/server'

type Details = Partial<Record<'id' | 'day' | 'time' | 'place' | 'bring' | 'at' | 'reminded_at', string>> & {
  answer?: 'will_come' | 'cannot_come' | 'another_day'
  came?: 'yes' | 'no'
}

/** Stores an invitation as it is when its applicant was told; returns its id. */
export const invite = async ({ db }: Pick<TestServer, 'db'>, reference: string, details: Details = {}) => {
  const { id = newToken().slice(0, 24) } = details
  await db
    .insertInto('question')
    .values({
      id,
      reference,
      kind: 'interview',
      day: '2026-12-01',
      time: '10:30',
      place: 'Civil Lines, Raipur',
      bring: 'Aadhaar card',
      at: '2026-11-30T06:30:00.000Z',
      account_id: '',
      answer: '',
      answered_at: '',
      reminded_at: '',
      came: '',
      ...details,
    })
    .execute()
  return id
}

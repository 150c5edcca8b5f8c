import { setTimeout as sleep } from 'node:timers/promises'
import { lockEntries } from '@/server/repositories/office/inboxChanges'
import { applicationForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { APPLY, startInbox } from '../office/inboxServer'
import { track } from './tracking'

const office = forSuite(() => startInbox({ settings: { TRUST_PROXY: 'on' } }))

const mobile = '9826400001'
const apply = (at: string) => office.send(at, APPLY, applicationForm({ mobile }))

/** Tries of one address wait for each other. */
const from = (address: number) => ({ 'x-forwarded-for': `198.51.100.${address}` })

/** Long enough for a request to come to a row that is held. */
const toBeWaiting = () => sleep(200)

test.each(['/withdraw', '/correct', '/ask', '/erase'] as const)(
  'what comes by %s for a copy while the submission is erased does not come behind that',
  async (path) => {
    const { reference } = await apply('2026-01-01T00:00:00.000Z')
    const { reference: copy } = await apply('2026-01-02T00:00:00.000Z')
    await office.as('owner').post(`/submissions/${reference}/merge`, { with: copy })
    const references = [reference, copy]
    const erasing = office.database.write(async (trx) => {
      await lockEntries(trx, references)
      const erased = track(office, '/erase', { reference, last4: '0001' }, from(1))
      await toBeWaiting()
      const claim = { reference: copy, last4: '0001', email: 'late@sender.example' }
      const late = track(office, path, claim, from(2))
      await toBeWaiting()
      return { answers: Promise.all([erased, late]) }
    })
    const codes = (await (await erasing).answers).map(({ code }) => code)
    // SQLite may let the other one go first.
    expect([200, 404, 409]).toEqual(expect.arrayContaining(codes))
    const lines = (await office.logLines()).filter(({ subject }) => references.includes(subject))
    const bySender = lines.filter(({ account }) => account === 'the applicant').map(({ action }) => action)
    expect(bySender.slice(-2)).toEqual(['submission_erased', 'submission_erased'])
    expect(bySender.slice(0, -2)).not.toContain('submission_erased')
  },
)

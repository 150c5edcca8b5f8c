import type { Language } from '@/domain/languages'
import { i18nOf } from '@/locales/catalogs'
import { subjectOfAnswer } from '@/server/mail/subjects'
import type { SubmissionState } from '@/domain/submissions/states'
import { applicationForm, contactForm, enquiryForm, resumeForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { post, startServer } from '@test/support/server'
import { invite } from '../office/invite'

const server = forSuite(() => startServer())
const AT = '2026-11-30T06:30:00.000Z'
const LATER = '2026-12-01T06:30:00.000Z'

const sent = async (path: string, form: FormData) =>
  ((await post(server, path, form)).data as { reference: string }).reference

type Table = 'application' | 'resume' | 'enquiry' | 'contact_message'

const references = {} as Record<Table, string>
beforeAll(async () => {
  const { db } = server
  await db
    .updateTable('job')
    .set({ position: 'Staff Nurse', position_hi: 'स्टाफ़ नर्स', location: 'Raipur' })
    .where('job_id', '=', '1001')
    .execute()
  references.application = await sent('/web/job/apply-for-post', applicationForm())
  references.resume = await sent('/web/resume/save', resumeForm())
  references.enquiry = await sent('/web/manpower-enquiry/save', enquiryForm())
  references.contact_message = await sent('/web/contact-form/save', contactForm())
})

const subject = (
  table: Table,
  state: SubmissionState,
  { at = AT, language = 'en' }: { at?: string; language?: Language } = {},
) => subjectOfAnswer(server.db, table, { reference: references[table], state, at }, i18nOf(language))

test.each([
  ['application', 'received', 'About your application: Staff Nurse, Raipur'],
  ['application', 'in_review', 'Your application is being read: Staff Nurse, Raipur'],
  ['application', 'shortlisted', 'You are shortlisted: Staff Nurse, Raipur'],
  ['application', 'sent_to_employer', 'Your application is with the employer: Staff Nurse, Raipur'],
  ['application', 'interview', 'Your interview: Staff Nurse, Raipur'],
  ['application', 'selected', 'You are selected: Staff Nurse, Raipur'],
  ['application', 'joined', 'Your new work: Staff Nurse, Raipur'],
  ['application', 'declined', 'Your application: not this time'],
  ['enquiry', 'in_talks', 'About your enquiry'],
  ['enquiry', 'won', 'We work for you'],
  ['enquiry', 'lost', 'Your enquiry: not this time'],
  ['contact_message', 'answered', 'Our answer to your message'],
] as const)('an answer to an %s in %s says so', async (table, state, what) => {
  expect(await subject(table, state)).toBe(`${what} (${references[table]})`)
})

test('an interview is named with the day of the invitation that is told, and a reminder as one', async () => {
  const { application: reference } = references
  await invite(server, reference, { day: '2026-12-05', at: AT, reminded_at: LATER })
  await invite(server, reference, { day: '2026-12-09', at: '2026-12-02T06:30:00.000Z' })
  const end = `Staff Nurse, Raipur (${reference})`
  expect(await subject('application', 'interview')).toBe(`Interview on 5 December: ${end}`)
  expect(await subject('application', 'interview', { at: LATER })).toBe(
    `Reminder: interview on 5 December: ${end}`,
  )
  expect(await subject('application', 'interview', { at: '2026-12-02T06:30:00.000Z' })).toBe(
    `Interview on 9 December: ${end}`,
  )
  // Its day is over.
  expect(await subject('application', 'interview', { at: '2026-12-10T06:30:00.000Z' })).toBe(
    `Your interview: ${end}`,
  )
  expect(await subject('application', 'interview', { language: 'hi' })).toBe(
    `5 दिसंबर को इंटरव्यू: स्टाफ़ नर्स, रायपुर (${reference})`,
  )
})

test('the reference stays however long the position is, and what was typed is in none', async () => {
  const { db } = server
  await db
    .updateTable('inbox_entry')
    .set({ about: 'नर्स '.repeat(60) })
    .where('reference', '=', references.resume)
    .execute()
  const long = await subject('resume', 'selected')
  expect(long.length).toBeLessThanOrEqual(120)
  expect(long.endsWith(` (${references.resume})`)).toBe(true)
  expect(await subject('contact_message', 'answered')).not.toContain('walk-in')
})

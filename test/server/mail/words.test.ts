import { sampleCompany } from '@/domain/content/company'
import { type Language, inEachLanguage } from '@/domain/languages'
import type { SubmissionState } from '@/domain/submissions/states'
import { i18nOf } from '@/locales/catalogs'
import type { SubmissionTable } from '@/server/database/schema'
import { composeConfirmation } from '@/server/mail/confirmation'
import { nameForMail } from '@/server/mail/nameForMail'
import { subjectOfAnswer } from '@/server/mail/subjects'
import { readableFields } from '@/server/submissions/readableFields'
import {
  contactForm,
  docxFile,
  internshipForm,
  resumeForm,
  applicationForm,
  enquiryForm,
} from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { post, startServer } from '@test/support/server'
import { invite } from '../office/invite'

describe('confirmations', () => {
  const server = forSuite(() => startServer())

  test.each([
    ['98989 81234', '989898****'],
    ['+44 7911 123456', '44791112****'],
    ['9898981234, 9826012345', '989898****, 982601****'],
    ['९८९८९८१२३४ या ९८२६०१२३४५', '989898****, 982601****'],
    ['9898981234 ext 22', '989898****'],
  ])('the confirmation of %j hides the digits that open the submission', async (mobile, shown) => {
    const { data } = await post(server, '/web/resume/save', resumeForm({ mobile }))
    const { reference } = data as { reference: string }
    const settings = { company: sampleCompany, publicUrl: undefined, answerDays: 0 }
    const mail = await composeConfirmation(server.db, 'resume', reference, settings)
    expect(mail?.text).toContain(`\nMobile no: ${shown}\n`)
  })

  const SPAM = 'http://evil.example/claim your prize'

  test('it holds no text of its sender beyond a name', async () => {
    const sent = [
      ['contact_message', '/web/contact-form/save', contactForm({ message: SPAM })],
      ['contact_message', '/web/contact-form/save', contactForm({ name: SPAM, mobile: '9000000002' })],
      ['internship', '/web/internship/save', internshipForm({ internship_for: SPAM })],
      [
        'resume',
        '/web/resume/save',
        resumeForm({ qualification: SPAM, guardian_name: SPAM, resume: docxFile('evil.example.docx') }),
      ],
    ] as const
    for (const [table, path, form] of sent) {
      const { data } = await post(server, path, form)
      const { reference } = data as { reference: string }
      const settings = { company: sampleCompany, publicUrl: undefined, answerDays: 0 }
      const { text = '', subject = '' } =
        (await composeConfirmation(server.db, table, reference, settings)) ?? {}
      expect(subject).toMatch(new RegExp(` has reached us(?:: [^:]+)? \\(${reference}\\)$`))
      expect(text).toContain('\nWhat you wrote in your own words has come too. This mail leaves it out.\n')
      expect(subject + text).not.toMatch(/evil|prize/)
    }
  })

  const NAMES = `Asha Verma|Dr. Asha Verma|Dr.Asha Verma|Md.Salim|K.Ramesh|A.P.J. Abdul Kalam|Anne-Marie|D'Souza|
Ram S/o Shyam|आशा वर्मा|श्री. राम|José`
  test.each(NAMES.split(/\s*\|\s*/))('%s is a name', (name) => expect(nameForMail(name)).toBe(name))

  const NO_NAMES = `http://evil.example/claim|www.evil|Asha www.evil.example|evil.example|bit.ly/x|t.co/x|
Asha <asha@evil.example>|ｅｖｉｌ．ｃｏｍ|evil。com|उदाहरण.भारत|Dr.evil.com|md.me/x|203.0.113.7|
Call 9876543210|कॉल ९८७६५४३२१०|${'You won a prize. '.repeat(6)}`
  test.each(NO_NAMES.split(/\s*\|\s*/))('%s is none', (name) => expect(nameForMail(name)).toBe(''))

  test('a name is one line, and turns no direction', () => {
    expect(nameForMail('Asha\r\nBcc: x\u202e\tVerma')).toBe('Asha Bcc: x Verma')
    expect(nameForMail('क्\u200dष')).toBe('क्\u200dष')
  })
})

describe('subjects', () => {
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
})

describe('answers to a form', () => {
  const noNames = async () => undefined

  /** The value that stands under a label in each language. */
  const told = async (table: SubmissionTable, row: Record<string, string>, name: string) => {
    const fields = inEachLanguage((language) => readableFields(table, row, noNames, i18nOf(language)))
    const values = async (one: typeof fields.en) =>
      (await one)
        .filter((field) => field.name.startsWith(name))
        .map(({ label, value }) => `${label}: ${value}`)
    return [await values(fields.en), await values(fields.hi)]
  }

  test.each<[SubmissionTable, from: string, to: string, english: string, hindi: string]>([
    ['application', '3', '40', '3 Lakhs 40 Thousand', '3 लाख 40 हज़ार'],
    ['application', '3', '0', '3 Lakhs', '3 लाख'],
    ['application', '0', '40', '40 Thousand', '40 हज़ार'],
    ['application', '0', '0', '0 Lakhs', '0 लाख'],
    ['application', '100+', '0', '100+ Lakhs', '100+ लाख'],
    ['application', 'negotiable', '', 'Negotiable', 'बातचीत से तय'],
    ['resume', '3', '5', '3 to 5 Lakhs', '3 से 5 लाख'],
    ['resume', '100', '100+', '100 to 100+ Lakhs', '100 से 100+ लाख'],
    ['resume', '5', '5', '5 Lakhs', '5 लाख'],
    ['resume', '3', '', '3 Lakhs', '3 लाख'],
    ['resume', '', '', '', ''],
  ])('the pay of an %s from %s to %s is one figure', async (table, from, to, english, hindi) => {
    const row = { current_ctc_from: from, current_ctc_to: to }
    expect(await told(table, row, 'current_ctc')).toEqual([
      [`Current CTC: ${english}`],
      [`अभी का वेतन: ${hindi}`],
    ])
  })

  test.each([
    ['2', '3', '2 years 3 months', '2 साल 3 महीने'],
    ['1', '1', '1 year 1 month', '1 साल 1 महीना'],
    ['0', '6', '6 months', '6 महीने'],
    ['7', '0', '7 years', '7 साल'],
    ['0', '0', 'Fresher', 'फ्रेशर'],
    ['', '', '', ''],
  ])('an experience of %s years and %s months is one figure', async (from, to, english, hindi) => {
    const row = { experience_from: from, experience_to: to }
    expect(await told('resume', row, 'experience')).toEqual([[`Experience: ${english}`], [`अनुभव: ${hindi}`]])
  })

  test.each([
    ['', 'Not said', 'नहीं बताया'],
    ['yes', 'Yes', 'हाँ'],
    ['no', 'No', 'नहीं'],
  ])('a box with %j says so', async (value, english, hindi) => {
    const row = { is_minor: value, keep_for_other_jobs: value }
    expect(await told('internship', row, 'is_minor')).toEqual([
      [`Under 18: ${english}`],
      [`उम्र 18 साल से कम: ${hindi}`],
    ])
    expect((await told('internship', row, 'keep')).flat()[0]).toBe(`Keep for other jobs: ${english}`)
  })

  test('the language of the form has the word of the reader', async () => {
    expect(await told('enquiry', { language: 'hi' }, 'language')).toEqual([
      ['Language: Hindi'],
      ['भाषा: हिन्दी'],
    ])
  })
})

import { sampleCompany } from '@/domain/content/company'
import { composeConfirmation } from '@/server/mail/confirmation'
import { nameForMail } from '@/server/mail/nameForMail'
import { contactForm, docxFile, internshipForm, resumeForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { post, startServer } from '@test/support/server'

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

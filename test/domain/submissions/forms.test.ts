import { object, string } from 'yup'
import { i18nOf } from '@/locales/catalogs'
import { brokenRules, type Broken } from '@test/support/brokenRules'
import { firstFailure, formRules, formSentence, type Rule } from '@/domain/submissions/forms'

const english = i18nOf('en')

type Form = { rules: readonly Rule[]; valid: Record<string, unknown>; breaks: readonly Broken[] }

const person = {
  mobile: '9876543210',
  email: 'asha@example.com',
  photo: null,
  resume: { name: 'a.docx', size: 2048 },
}
const career = { current_ctc_from: '5', current_ctc_to: '100+', experience_from: '3', experience_to: '30' }

/** The rules of each form in their order. */
const forms: Record<string, Form> = {
  application: {
    rules: formRules.application,
    valid: { ...person, ...career, job_id: '1001', full_name: 'Kiran Netam', current_location: '1' },
    breaks: brokenRules.application,
  },
  enquiry: {
    rules: formRules.enquiry,
    valid: {
      name: 'Asha',
      designation: 'Manager',
      company_name: 'Trishul',
      mobile: person.mobile,
      email: person.email,
    },
    breaks: brokenRules.enquiry,
  },
  internship: {
    rules: formRules.internship,
    valid: { ...person, name: 'Meena Tirkey', current_location: '5', internship_for: 'Human Resources' },
    breaks: brokenRules.internship,
  },
  message: {
    rules: formRules.message,
    valid: { reason: 'money', message: 'He wants 2,500.', name: 'Asha', mobile: person.mobile, email: '' },
    // Without any reason it is of another client; a wrong address is one, so that the number may be missing.
    breaks: [['reason', ' ', 'Please select what it is about.'], ...brokenRules.message.slice(1, -1)],
  },
  'message of another client': {
    rules: formRules.message,
    valid: { message: 'When do you open?', name: 'Asha', email: person.email },
    breaks: [
      ['name', '', 'Name is required.'],
      ['email', '', 'Email Address is required.'],
      ['email', 'asha@', 'Invalid email address format.'],
      ['message', '', 'Message is required.'],
    ],
  },
  resume: {
    rules: formRules.resume,
    valid: {
      ...person,
      ...career,
      name: 'Ravi Sahu',
      qualification: 'B.Com',
      industry_id: '2',
      department_id: '4',
      role_id: '2',
      location_id: '8',
    },
    breaks: brokenRules.resume,
  },
}

const rightEmails = [
  'asha.verma+jobs@mail.example.co.in',
  'a@b.c',
  "o'neil_99@example-site.org",
  'आशा@उदाहरण.भारत',
  '  asha@example.com ',
]
const wrongEmails = [
  'asha',
  'asha.example.com',
  '@example.com',
  'asha@example',
  'asha@example.',
  'asha@.com',
  'asha verma@example.com',
  'asha@exam ple.com',
  'asha@@example.com',
  'asha@example.com, ravi@example.com',
]
const blanks = ['', '   ', '\t\n', '\u00a0', undefined]

describe.each(Object.entries(forms))('the rules of the %s', (_name, { rules, valid, breaks }) => {
  /** The field and the sentence of the first broken rule. */
  const told = (changes: object) => {
    const failure = firstFailure(rules, { ...valid, ...changes })
    return failure && [failure.field, english._(formSentence(failure))]
  }

  it('take a whole form, whatever stands in its optional fields', () => {
    expect(told({})).toBeUndefined()
    expect(told({ company_website: '', service_required: [], company_attachment: null })).toBeUndefined()
  })

  it.each(breaks.map((one, index) => [index + 1, ...one] as const))(
    'say, as rule %d of %s being %p, "%s" before anything later',
    (position, field, _value, message) => {
      // Where two rules are about one field, the earlier one is broken.
      const later = breaks.slice(position - 1).toReversed()
      expect(told(Object.fromEntries(later.map(([name, value]) => [name, value])))).toEqual([field, message])
    },
  )

  it('take whatever is blank for missing', () => {
    for (const [field, value, message] of breaks)
      for (const blank of value === '' ? blanks : [])
        expect([blank, told({ [field]: blank })]).toEqual([blank, [field, message]])
  })

  it('know an e-mail address by its pattern', () => {
    for (const email of rightEmails) expect([email, told({ email })]).toEqual([email, undefined])
    for (const email of wrongEmails)
      expect([email, told({ email })]).toEqual([email, ['email', 'Invalid email address format.']])
  })

  it('count the characters of a mobile number in the enquiry alone', () => {
    const isCounted = rules === formRules.enquiry
    for (const mobile of ['9', '987654321', '98765432101', '+919876543210'])
      expect(told({ mobile })).toEqual(isCounted ? ['mobile', 'Invalid length of Mobile no.'] : undefined)
    for (const mobile of ['9876543210', '0771 55501']) expect(told({ mobile })).toBeUndefined()
  })

  it('ask for the to-value of a negotiable CTC in the resume alone', () => {
    if (!('current_ctc_to' in valid)) return
    const ofResume = ['current_ctc_to', 'Please select Current Ctc option']
    for (const to of ['', undefined])
      expect(told({ current_ctc_from: 'negotiable', current_ctc_to: to })).toEqual(
        rules === formRules.resume ? ofResume : undefined,
      )
    expect(told({ current_ctc_from: '100+', current_ctc_to: '' })?.[0]).toBe('current_ctc_to')
  })
})

test('a fault of a rule itself is passed on', () => {
  const faulty = object({
    name: string().test('faulty', () => {
      throw new TypeError('a fault')
    }),
  })
  expect(() => firstFailure([faulty], { name: 'A' })).toThrow(TypeError)
})

import { object, string } from 'yup'
import { i18nOf } from '@/locales/catalogs'
import {
  firstFailure,
  formRules,
  formSentence,
  type Rule,
  type ruleSentences,
} from '@/domain/submissions/forms'

const english = i18nOf('en')

/** What the sentences say in Hindi. */
const inHindi: Record<keyof typeof ruleSentences, string> = {
  invalidRequest: 'जो भेजा गया, वह सही नहीं है।',
  enterFullName: 'कृपया पूरा नाम लिखें।',
  enterEmailAddress: 'कृपया ईमेल पता लिखें।',
  enterMobileNo: 'कृपया मोबाइल नंबर लिखें।',
  selectCtcFrom: 'कृपया अभी का वेतन चुनें (से)।',
  selectCtcTo: 'कृपया अभी का वेतन चुनें (तक)।',
  selectExperience: 'कृपया अनुभव चुनें।',
  enterCurrentLocation: 'कृपया बताएँ कि आप अभी किस जगह हैं।',
  selectResume: 'कृपया रिज़्यूमे चुनें।',
  nameRequired: 'नाम लिखना ज़रूरी है।',
  designationRequired: 'अपना पद लिखना ज़रूरी है।',
  companyNameRequired: 'कंपनी का नाम लिखना ज़रूरी है।',
  mobileNoRequired: 'मोबाइल नंबर लिखना ज़रूरी है।',
  mobileNoLength: 'मोबाइल नंबर में पूरे 10 अंक हों।',
  emailAddressRequired: 'ईमेल पता लिखना ज़रूरी है।',
  mobileNumberRequired: 'मोबाइल नंबर लिखना ज़रूरी है।',
  internshipForRequired: 'यह लिखना ज़रूरी है कि इंटर्नशिप किस काम की चाहिए।',
  currentLocationRequired: 'यह चुनना ज़रूरी है कि आप अभी किस जगह हैं।',
  selectResumeFile: 'कृपया रिज़्यूमे की फ़ाइल चुनें।',
  selectCtc: 'कृपया अभी का वेतन चुनें।',
  enterQualification: 'कृपया अपनी योग्यता लिखें।',
  selectExperienceYears: 'कृपया अनुभव के साल चुनें।',
  selectExperienceMonths: 'कृपया अनुभव के महीने चुनें।',
  selectIndustry: 'कृपया इंडस्ट्री चुनें।',
  selectDepartment: 'कृपया विभाग चुनें।',
  selectRole: 'कृपया काम चुनें।',
  selectLocation: 'कृपया जगह चुनें।',
  enterReference: 'कृपया अपना संदर्भ नंबर लिखें।',
  enterLastDigits: 'कृपया अपने मोबाइल नंबर के आख़िरी 4 अंक लिखें।',
  messageRequired: 'संदेश लिखना ज़रूरी है।',
  emailFormat: 'ईमेल पता सही तरह से नहीं लिखा है।',
}

/** A value that breaks a rule of a form, and the sentence for its field. */
type Break = [field: string, value: unknown, message: string]

type Form = { rules: readonly Rule[]; valid: Record<string, unknown>; breaks: readonly Break[] }

const person = {
  mobile: '9876543210',
  email: 'asha@example.com',
  photo: null,
  resume: { name: 'a.docx', size: 2048 },
}
const career = { current_ctc_from: '5', current_ctc_to: '100+', experience_from: '3', experience_to: '30' }
const badEmail: Break = ['email', 'asha@', 'Invalid email address format.']

/** The rules of each form in their order. */
const forms: Record<string, Form> = {
  application: {
    rules: formRules.application,
    valid: { ...person, ...career, job_id: '1001', full_name: 'Kiran Netam', current_location: '1' },
    breaks: [
      ['job_id', '', 'Invalid request.'],
      ['full_name', '', 'Please enter value of Full name.'],
      ['email', '', 'Please enter value of Email address.'],
      badEmail,
      ['mobile', '', 'Please enter value of Mobile no.'],
      ['current_ctc_from', '', 'Please select Current ctc from'],
      ['current_ctc_to', '', 'Please select Current ctc to'],
      ['experience_from', '', 'Please select experience.'],
      ['experience_to', '', 'Please select experience.'],
      ['current_location', '', 'Please enter your current location.'],
      ['resume', null, 'Please select resume'],
    ],
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
    breaks: [
      ['name', '', 'Name is required.'],
      ['designation', '', 'Designation is required.'],
      ['company_name', '', 'Company Name is required.'],
      ['mobile', '', 'Mobile no is required.'],
      ['mobile', '98765', 'Invalid length of Mobile no.'],
      ['email', '', 'Email Address is required.'],
      badEmail,
    ],
  },
  internship: {
    rules: formRules.internship,
    valid: { ...person, name: 'Meena Tirkey', current_location: '5', internship_for: 'Human Resources' },
    breaks: [
      ['name', '', 'Name is required.'],
      ['email', '', 'Email Address is required.'],
      ['mobile', '', 'Mobile number is required.'],
      ['internship_for', '', 'Value of Internship For field is required.'],
      ['current_location', '', 'Current location is required.'],
      ['resume', null, 'Please select resume file.'],
      badEmail,
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
    breaks: [
      ['name', '', 'Name is required.'],
      ['email', '', 'Email Address is required.'],
      badEmail,
      ['mobile', '', 'Mobile number is required.'],
      ['current_ctc_from', '', 'Please select Current Ctc option'],
      ['current_ctc_to', '', 'Please select Current Ctc option'],
      ['qualification', '', 'Please enter your qualification.'],
      ['experience_from', '', 'Please select experience in year'],
      ['experience_to', '', 'Please select experience in month'],
      ['industry_id', '', 'Please select industry name'],
      ['department_id', '', 'Please select department name'],
      ['role_id', '', 'Please select role name'],
      ['location_id', '', 'Please select location'],
      ['resume', null, 'Please select resume'],
    ],
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

test.each(Object.entries(inHindi))('the rule %s has its sentence in Hindi', (code, sentence) => {
  expect(i18nOf('hi')._(formSentence({ code: code as keyof typeof inHindi }))).toBe(sentence)
})

test('a fault of a rule itself is passed on', () => {
  const faulty = object({
    name: string().test('faulty', () => {
      throw new TypeError('a fault')
    }),
  })
  expect(() => firstFailure([faulty], { name: 'A' })).toThrow(TypeError)
})

import { enquiryRules } from '@/domain/rules/enquiry'
import { blankForms, brokenForms, rightEmails, wrongEmails, shownFailure } from './brokenForms'

const valid = {
  name: 'Asha Verma',
  designation: 'Plant Manager',
  company_name: 'Trishul Precision Works',
  mobile: '9876543210',
  email: 'asha@example.com',
  company_website: '',
  service_required: [],
  company_attachment: null,
}

const inOrder = brokenForms(valid, [
  { breaking: { name: '' }, field: 'name', message: 'Name is required.' },
  { breaking: { designation: '' }, field: 'designation', message: 'Designation is required.' },
  { breaking: { company_name: '' }, field: 'company_name', message: 'Company Name is required.' },
  { breaking: { mobile: '' }, field: 'mobile', message: 'Mobile no is required.' },
  { breaking: { mobile: '98765' }, field: 'mobile', message: 'Invalid length of Mobile no.' },
  { breaking: { email: '' }, field: 'email', message: 'Email Address is required.' },
  { breaking: { email: 'asha' }, field: 'email', message: 'Invalid email address format.' },
])

const blank = blankForms(valid, {
  name: 'Name is required.',
  designation: 'Designation is required.',
  company_name: 'Company Name is required.',
  mobile: 'Mobile no is required.',
  email: 'Email Address is required.',
})

const check = (changes: object = {}) => shownFailure(enquiryRules, { ...valid, ...changes })

describe('the rules of the manpower enquiry', () => {
  it('take a form without website, services and attachment', () => {
    expect(check()).toBeUndefined()
  })

  it('take a form that says nothing at all of the optional fields', () => {
    const {
      company_website: _website,
      service_required: _services,
      company_attachment: _file,
      ...rest
    } = valid
    expect(shownFailure(enquiryRules, rest)).toBeUndefined()
  })

  it.each(inOrder)('say "$message" of $field before anything later', ({ form, field, message }) => {
    expect(shownFailure(enquiryRules, form)).toEqual({ field, message })
  })

  it.each(blank)('say "$message" where $field is $blank', ({ form, field, message }) => {
    expect(shownFailure(enquiryRules, form)).toEqual({ field, message })
  })

  it.each(['9', '987654321', '98765432101', '+919876543210'])(
    'refuse a mobile of other length: %s',
    (mobile) => {
      expect(check({ mobile })).toEqual({ field: 'mobile', message: 'Invalid length of Mobile no.' })
    },
  )

  it.each(['9876543210', '0771 55501', '+919876543'])(
    'take a mobile of exactly 10 characters: %s',
    (mobile) => {
      expect(check({ mobile })).toBeUndefined()
    },
  )

  it.each(rightEmails)('take the e-mail address "%s"', (email) => {
    expect(check({ email })).toBeUndefined()
  })

  it.each(wrongEmails)('refuse the e-mail address "%s"', (email) => {
    expect(check({ email })).toEqual({ field: 'email', message: 'Invalid email address format.' })
  })
})

import { resumeRules } from '@/domain/rules/resume'
import { blankForms, brokenForms, rightEmails, wrongEmails, shownFailure } from './brokenForms'

const valid = {
  name: 'Ravi Sahu',
  mobile: '9876501234',
  email: 'ravi@example.com',
  current_ctc_from: '0',
  current_ctc_to: '100+',
  qualification: 'B.Com',
  experience_from: '3',
  experience_to: '30',
  industry_id: '2',
  department_id: '4',
  role_id: '2',
  location_id: '8',
  photo: null,
  resume: { name: 'ravi.docx', size: 2048 },
}

const inOrder = brokenForms(valid, [
  { breaking: { name: '' }, field: 'name', message: 'Name is required.' },
  { breaking: { email: '' }, field: 'email', message: 'Email Address is required.' },
  { breaking: { email: 'ravi@' }, field: 'email', message: 'Invalid email address format.' },
  { breaking: { mobile: '' }, field: 'mobile', message: 'Mobile number is required.' },
  {
    breaking: { current_ctc_from: '' },
    field: 'current_ctc_from',
    message: 'Please select Current Ctc option',
  },
  { breaking: { current_ctc_to: '' }, field: 'current_ctc_to', message: 'Please select Current Ctc option' },
  { breaking: { qualification: '' }, field: 'qualification', message: 'Please enter your qualification.' },
  {
    breaking: { experience_from: '' },
    field: 'experience_from',
    message: 'Please select experience in year',
  },
  { breaking: { experience_to: '' }, field: 'experience_to', message: 'Please select experience in month' },
  { breaking: { industry_id: '' }, field: 'industry_id', message: 'Please select industry name' },
  { breaking: { department_id: '' }, field: 'department_id', message: 'Please select department name' },
  { breaking: { role_id: '' }, field: 'role_id', message: 'Please select role name' },
  { breaking: { location_id: '' }, field: 'location_id', message: 'Please select location' },
  { breaking: { resume: null }, field: 'resume', message: 'Please select resume' },
])

const blank = blankForms(valid, {
  name: 'Name is required.',
  email: 'Email Address is required.',
  mobile: 'Mobile number is required.',
  current_ctc_from: 'Please select Current Ctc option',
  current_ctc_to: 'Please select Current Ctc option',
  qualification: 'Please enter your qualification.',
  experience_from: 'Please select experience in year',
  experience_to: 'Please select experience in month',
  industry_id: 'Please select industry name',
  department_id: 'Please select department name',
  role_id: 'Please select role name',
  location_id: 'Please select location',
})

const check = (changes: object = {}) => shownFailure(resumeRules, { ...valid, ...changes })

describe('the rules of the resume submission', () => {
  it('take a whole form without photo', () => {
    expect(check()).toBeUndefined()
  })

  it.each(inOrder)('say "$message" of $field before anything later', ({ form, field, message }) => {
    expect(shownFailure(resumeRules, form)).toEqual({ field, message })
  })

  it.each(blank)('say "$message" where $field is $blank', ({ form, field, message }) => {
    expect(shownFailure(resumeRules, form)).toEqual({ field, message })
  })

  it('ask for the to-value also where the from-value is negotiable', () => {
    expect(check({ current_ctc_from: 'negotiable', current_ctc_to: '' })).toEqual({
      field: 'current_ctc_to',
      message: 'Please select Current Ctc option',
    })
  })

  it('ask for a resume that the form does not speak of', () => {
    expect(check({ resume: undefined })).toEqual({ field: 'resume', message: 'Please select resume' })
  })

  it.each(['9', '98765012345678'])('do not count the characters of the mobile number: %s', (mobile) => {
    expect(check({ mobile })).toBeUndefined()
  })

  it.each(rightEmails)('take the e-mail address "%s"', (email) => {
    expect(check({ email })).toBeUndefined()
  })

  it.each(wrongEmails)('refuse the e-mail address "%s"', (email) => {
    expect(check({ email })).toEqual({ field: 'email', message: 'Invalid email address format.' })
  })
})

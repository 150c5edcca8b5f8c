import { applicationRules } from '@/domain/rules/application'
import { blankForms, brokenForms, rightEmails, wrongEmails, shownFailure } from './brokenForms'

const valid = {
  job_id: '1001',
  full_name: 'Kiran Netam',
  email: 'kiran@example.com',
  mobile: '9898989898',
  current_ctc_from: '5',
  current_ctc_to: '7',
  experience_from: '4',
  experience_to: '2',
  current_location: '1',
  photo: null,
  resume: { name: 'kiran.docx', size: 2048 },
}

const inOrder = brokenForms(valid, [
  { breaking: { job_id: '' }, field: 'job_id', message: 'Invalid request.' },
  { breaking: { full_name: '' }, field: 'full_name', message: 'Please enter value of Full name.' },
  { breaking: { email: '' }, field: 'email', message: 'Please enter value of Email address.' },
  { breaking: { email: 'kiran' }, field: 'email', message: 'Invalid email address format.' },
  { breaking: { mobile: '' }, field: 'mobile', message: 'Please enter value of Mobile no.' },
  {
    breaking: { current_ctc_from: '' },
    field: 'current_ctc_from',
    message: 'Please select Current ctc from',
  },
  { breaking: { current_ctc_to: '' }, field: 'current_ctc_to', message: 'Please select Current ctc to' },
  { breaking: { experience_from: '' }, field: 'experience_from', message: 'Please select experience.' },
  { breaking: { experience_to: '' }, field: 'experience_to', message: 'Please select experience.' },
  {
    breaking: { current_location: '' },
    field: 'current_location',
    message: 'Please enter your current location.',
  },
  { breaking: { resume: null }, field: 'resume', message: 'Please select resume' },
])

const blank = blankForms(valid, {
  job_id: 'Invalid request.',
  full_name: 'Please enter value of Full name.',
  email: 'Please enter value of Email address.',
  mobile: 'Please enter value of Mobile no.',
  current_ctc_from: 'Please select Current ctc from',
  current_ctc_to: 'Please select Current ctc to',
  experience_from: 'Please select experience.',
  experience_to: 'Please select experience.',
  current_location: 'Please enter your current location.',
})

const check = (changes: object = {}) => shownFailure(applicationRules, { ...valid, ...changes })

describe('the rules of the job application', () => {
  it('take a whole form without photo', () => {
    expect(check()).toBeUndefined()
  })

  it.each(inOrder)('say "$message" of $field before anything later', ({ form, field, message }) => {
    expect(shownFailure(applicationRules, form)).toEqual({ field, message })
  })

  it.each(blank)('say "$message" where $field is $blank', ({ form, field, message }) => {
    expect(shownFailure(applicationRules, form)).toEqual({ field, message })
  })

  it.each(['', undefined])('ask for no to-value where the from-value is negotiable: %p', (to) => {
    expect(check({ current_ctc_from: 'negotiable', current_ctc_to: to })).toBeUndefined()
  })

  it('go on with the next rule where the from-value is negotiable', () => {
    expect(check({ current_ctc_from: 'negotiable', current_ctc_to: '', experience_from: '' })).toEqual({
      field: 'experience_from',
      message: 'Please select experience.',
    })
  })

  it.each(['0', '100+'])('ask for the to-value where the from-value is %s', (from) => {
    expect(check({ current_ctc_from: from, current_ctc_to: '' })).toEqual({
      field: 'current_ctc_to',
      message: 'Please select Current ctc to',
    })
  })

  it.each(['9', '98989', '9898989898'])('enforce no least length of the mobile number: %s', (mobile) => {
    expect(check({ mobile })).toBeUndefined()
  })

  it.each(rightEmails)('take the e-mail address "%s"', (email) => {
    expect(check({ email })).toBeUndefined()
  })

  it.each(wrongEmails)('refuse the e-mail address "%s"', (email) => {
    expect(check({ email })).toEqual({ field: 'email', message: 'Invalid email address format.' })
  })
})

import { internshipRules } from '@/domain/rules/internship'
import { blankForms, brokenForms, rightEmails, wrongEmails, shownFailure } from './brokenForms'

const valid = {
  name: 'Meena Tirkey',
  mobile: '9812345670',
  email: 'meena@example.com',
  current_location: '5',
  internship_for: 'Human Resources',
  photo: null,
  resume: { name: 'meena.doc', size: 2048 },
}

const inOrder = brokenForms(valid, [
  { breaking: { name: '' }, field: 'name', message: 'Name is required.' },
  { breaking: { email: '' }, field: 'email', message: 'Email Address is required.' },
  { breaking: { mobile: '' }, field: 'mobile', message: 'Mobile number is required.' },
  {
    breaking: { internship_for: '' },
    field: 'internship_for',
    message: 'Value of Internship For field is required.',
  },
  { breaking: { current_location: '' }, field: 'current_location', message: 'Current location is required.' },
  { breaking: { resume: null }, field: 'resume', message: 'Please select resume file.' },
  { breaking: { email: 'meena@example' }, field: 'email', message: 'Invalid email address format.' },
])

const blank = blankForms(valid, {
  name: 'Name is required.',
  email: 'Email Address is required.',
  mobile: 'Mobile number is required.',
  internship_for: 'Value of Internship For field is required.',
  current_location: 'Current location is required.',
})

const check = (changes: object = {}) => shownFailure(internshipRules, { ...valid, ...changes })

describe('the rules of the internship application', () => {
  it('take a whole form without photo', () => {
    expect(check()).toBeUndefined()
  })

  it.each(inOrder)('say "$message" of $field before anything later', ({ form, field, message }) => {
    expect(shownFailure(internshipRules, form)).toEqual({ field, message })
  })

  it.each(blank)('say "$message" where $field is $blank', ({ form, field, message }) => {
    expect(shownFailure(internshipRules, form)).toEqual({ field, message })
  })

  it('ask for the resume before they look at the form of the e-mail address', () => {
    expect(check({ email: 'meena', resume: undefined })).toEqual({
      field: 'resume',
      message: 'Please select resume file.',
    })
  })

  it.each(['9', '98123456701234'])('do not count the characters of the mobile number: %s', (mobile) => {
    expect(check({ mobile })).toBeUndefined()
  })

  it.each(rightEmails)('take the e-mail address "%s"', (email) => {
    expect(check({ email })).toBeUndefined()
  })

  it.each(wrongEmails)('refuse the e-mail address "%s"', (email) => {
    expect(check({ email })).toEqual({ field: 'email', message: 'Invalid email address format.' })
  })
})

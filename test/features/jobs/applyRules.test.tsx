import { screen } from '@testing-library/react'
import { formOf, walkRules, warnings, type Step } from '@test/features/formDriver'
import { storedApplications } from '@test/features/jobs/applying'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { docFile } from '@test/support/builders'
import { renderApp } from '@test/support/renderApp'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([{ job_id: '42', position: 'Ward Nurse' }])
})
afterAll(() => portal.close())

const openForm = async () => {
  const app = renderApp('/apply-job?job_id=42', portal)
  await screen.findByRole('link', { name: 'Ward Nurse' })
  return { ...app, ...formOf(app.user, 'Apply For Job') }
}

const CTC = 'Current CTC (In lakhs)'

/** Every rule in its order with its field, and what a visitor does about it. */
const steps: Step[] = [
  {
    warning: 'Please enter value of Full name.',
    field: 'Full Name',
    mend: (form) => form.write('Full Name', 'Kiran Netam'),
  },
  {
    warning: 'Please enter value of Email address.',
    field: 'Email',
    mend: (form) => form.write('Email', 'kiran.netam@example'),
  },
  {
    warning: 'Invalid email address format.',
    field: 'Email',
    mend: (form) => form.write('Email', 'kiran.netam@example.com'),
  },
  {
    warning: 'Please enter value of Mobile no.',
    field: 'Mobile',
    mend: (form) => form.write('Mobile', '9898989898'),
  },
  {
    warning: 'Please select Current ctc from',
    field: 'From',
    group: CTC,
    mend: (form) => form.chooseCtc('From', '5 Lakhs'),
  },
  {
    warning: 'Please select Current ctc to',
    field: 'To',
    group: CTC,
    mend: (form) => form.chooseCtc('To', '7 Thousand'),
  },
  {
    warning: 'Please select experience.',
    field: 'Year',
    group: 'Experience',
    mend: (form) => form.chooseExperience('Year', '4'),
  },
  {
    warning: 'Please select experience.',
    field: 'Month',
    group: 'Experience',
    mend: (form) => form.chooseExperience('Month', '2'),
  },
  {
    warning: 'Please enter your current location.',
    field: 'Current Location',
    mend: (form) => form.choose('Current Location', 'Bhilai'),
  },
  {
    warning: 'Please select resume',
    field: 'Resume',
    mend: (form) => form.attach('Resume', docFile()),
  },
]

describe('An application that is not complete', () => {
  it('is stopped at the first thing that is missing, one after the other', async () => {
    const form = await openForm()
    await walkRules(form.user, form, steps)
    expect(await storedApplications(portal)).toEqual([])
  })

  it('keeps the mark of a field until that field is edited', async () => {
    const form = await openForm()
    await form.user.type(form.field('Email'), '{Enter}')
    expect(form.field('Full Name')).toBeInvalid()
    await form.user.tab()
    await form.write('Email', 'kiran')
    expect(form.field('Full Name')).toBeInvalid()
    await form.write('Full Name', 'K')
    expect(form.field('Full Name')).toBeValid()
  })

  it('takes blanks for nothing', async () => {
    const form = await openForm()
    await form.write('Full Name', '   ')
    await form.send()
    expect(warnings()).toEqual(['Please enter value of Full name.'])
  })

  it('needs no To when From is negotiable', async () => {
    const form = await openForm()
    await form.write('Full Name', 'Kiran Netam')
    await form.write('Email', 'kiran.netam@example.com')
    await form.write('Mobile', '98')
    await form.chooseCtc('From', 'Negotiable')
    await form.send()
    expect(warnings()).toEqual(['Please select experience.'])
    expect(form.field('Year', 'Experience')).toHaveFocus()
  })
})

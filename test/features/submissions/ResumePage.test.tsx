import { screen } from '@testing-library/react'
import { offeredBy, storedForms, warnings } from '@test/features/formDriver'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { fieldOrder, formScreens, openFilled, openScreen } from '@test/features/submissions/threeForms'

const { resume } = formScreens

const CTC = 'Current CTC (In lakhs)'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([])
})
afterAll(() => portal.close())

describe('The resume form', () => {
  it('asks for everything in the order of the specification', async () => {
    const { form } = await openScreen(resume, portal)
    expect(document.title).toMatch(/^Resume\b/)
    expect(fieldOrder()).toEqual([
      'name',
      'mobile',
      'email',
      'current_ctc_from',
      'current_ctc_to',
      'qualification',
      'experience_from',
      'experience_to',
      'industry_id',
      'department_id',
      'role_id',
      'location_id',
      'photo',
      'resume',
    ])
    for (const name of ['Name', 'Mobile', 'Email', 'Qualification'])
      expect(form().getByRole('textbox', { name })).toBeRequired()
    for (const name of ['From', 'To', 'Year', 'Month', 'Industry', 'Department', 'Role', 'Location'])
      expect(form().getByRole('combobox', { name })).toBeRequired()
    // One thing alone on the screen is labelled so.
    expect(screen.getByLabelText('Resume')).toHaveAttribute('type', 'file')
  })

  it('offers what the server has, and Lakhs at both ends', async () => {
    const { user, field } = await openScreen(resume, portal)
    expect(await offeredBy(user, field('Industry'))).toEqual(['Engineering', 'Healthcare'])
    expect(await offeredBy(user, field('Department'))).toEqual(['Production', 'Accounts', 'Sales', 'Sales'])
    expect(await offeredBy(user, field('Role'))).toEqual(['Supervisor', 'Nurse'])
    expect(await offeredBy(user, field('Location'))).toEqual(['Raipur', 'Bhilai', 'Bilaspur'])
    const from = await offeredBy(user, field('From', CTC))
    expect([from.length, from[0], ...from.slice(-3)]).toEqual([
      103,
      '0 Lakhs',
      '100 Lakhs',
      '100+ Lakhs',
      'Negotiable',
    ])
    const to = await offeredBy(user, field('To', CTC))
    expect([to.length, to[0], ...to.slice(-2)]).toEqual([102, '0 Lakhs', '100 Lakhs', '100+ Lakhs'])
    expect((await offeredBy(user, field('Month', 'Experience'))).length).toBe(30)
  })
})

describe('A negotiable CTC of the resume form', () => {
  const NOTE = /this form needs both figures/i

  it('clears and disables To, is told to need both, and is stopped at To with the focus on From', async () => {
    const { field, form, chooseCtc, send } = await openFilled(resume, portal)
    const group = form().getByRole('group', { name: CTC })
    expect(group).not.toHaveAccessibleDescription()
    await chooseCtc('From', 'Negotiable')
    expect(field('To', CTC)).toBeDisabled()
    expect(field('To', CTC)).toHaveValue('')
    expect(group).toHaveAccessibleDescription(NOTE)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    await send()
    expect(warnings()).toEqual(['Please select Current Ctc option'])
    expect(field('To', CTC)).toBeInvalid()
    expect(field('From', CTC)).toHaveFocus()
    expect(await storedForms(portal, 'resume')).toEqual([])
    await chooseCtc('From', '4 Lakhs')
    expect(field('To', CTC)).toBeEnabled()
    await chooseCtc('To', '6 Lakhs')
    expect(group).not.toHaveAccessibleDescription()
    await send()
    await screen.findByText(resume.said)
    expect(await storedForms(portal, 'resume')).toMatchObject([
      { current_ctc_from: '4', current_ctc_to: '6' },
    ])
  })
})

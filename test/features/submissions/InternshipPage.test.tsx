import { screen } from '@testing-library/react'
import { offeredBy, storedForms, walkRules } from '@test/features/formDriver'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { fieldOrder, formScreens, openFilled, openScreen } from '@test/features/submissions/threeForms'

const { internship } = formScreens

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([])
})
afterAll(() => portal.close())

describe('The internship application', () => {
  it('asks for everything in the order of the specification, and offers the locations of the server', async () => {
    const { user, form, field } = await openScreen(internship, portal)
    expect(document.title).toMatch(/^Internship\b/)
    expect(fieldOrder()).toEqual([
      'name',
      'email',
      'mobile',
      'internship_for',
      'current_location',
      'photo',
      'resume',
    ])
    for (const name of ['Name', 'Email', 'Mobile', 'Internship For'])
      expect(form().getByRole('textbox', { name })).toBeRequired()
    expect(form().getByRole('combobox', { name: 'Current Location' })).toBeRequired()
    expect(field('Resume')).toBeRequired()
    expect(field('Photo')).not.toBeRequired()
    expect(field('Resume').accept.split(',')).toEqual(['.doc', '.docx'])
    expect(await offeredBy(user, field('Current Location'))).toEqual(['Raipur', 'Bhilai', 'Bilaspur'])
  })

  it('is stopped at a broken rule', async () => {
    const form = await openFilled(internship, portal)
    await form.write('Name', ' ')
    const fix = () => form.write('Name', 'Meena Tirkey')
    await walkRules(form.user, form, [{ warning: 'Name is required.', field: 'Name', mend: fix }])
    expect(await storedForms(portal, 'internship')).toEqual([])
    await form.send()
    expect(await screen.findByText(internship.said)).toBeVisible()
  })
})

import { screen } from '@testing-library/react'
import { offeredBy, storedForms, walkRules, warnings, type Step } from '@test/features/formDriver'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { fieldOrder, formScreens, openScreen } from '@test/features/submissions/threeForms'
import { docFile, docxFile, fileOf, pdfFile, pngFile } from '@test/support/builders'

const { internship } = formScreens

const WRONG_RESUME = 'Please select .doc file. Other type of files are not allowed.'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([])
})
afterAll(() => portal.close())

/** All rules in their order are those of the domain. */
const steps: Step[] = [
  {
    warning: 'Name is required.',
    field: 'Name',
    mend: async (form) => {
      await form.write('Name', 'Meena Tirkey')
      await form.write('Email', 'meena at example.com')
      await form.write('Mobile', '9')
      await form.write('Internship For', 'Accounts')
    },
  },
  {
    warning: 'Current location is required.',
    field: 'Current Location',
    mend: (form) => form.choose('Current Location', 'Raipur'),
  },
  {
    warning: 'Please select resume file.',
    field: 'Resume',
    mend: (form) => form.attach('Resume', docFile()),
  },
  {
    warning: 'Invalid email address format.',
    field: 'Email',
    mend: (form) => form.write('Email', 'meena@example.com'),
  },
]

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

  it('is stopped at the first rule that is broken, one after the other', async () => {
    const form = await openScreen(internship, portal)
    await walkRules(form.user, form, steps)
    expect(await storedForms(portal, 'internship')).toEqual([])
    await form.send()
    expect(await screen.findByText(internship.said)).toBeVisible()
  })

  it('takes a resume of Word in either format', async () => {
    const form = await openScreen(internship, portal)
    for (const file of [docFile('cv.doc'), docxFile('cv.docx'), docxFile('CV.DocX')]) {
      await form.attach('Resume', file)
      expect(warnings()).toEqual([])
      expect(form.form().getByText(file.name)).toBeVisible()
      expect(form.field('Resume').files).toHaveLength(1)
    }
  })

  it('takes no resume of another kind, also where a right one was chosen before', async () => {
    const form = await openScreen(internship, portal)
    await form.attach('Resume', docxFile('cv.docx'))
    await form.attach('Resume', pdfFile('cv.pdf'))
    expect(warnings()).toEqual([WRONG_RESUME])
    expect(form.field('Resume').files).toHaveLength(0)
    expect(form.form().queryByText('cv.docx')).not.toBeInTheDocument()
  })

  it('takes a photo only where it is an image', async () => {
    const form = await openScreen(internship, portal)
    await form.attach('Photo', fileOf(Buffer.from('GIF89a'), 'me.gif'))
    expect(warnings()).toEqual(['Please select a .jpg or .png file. Other types of files are not allowed.'])
    await form.attach('Photo', pngFile('me.png'))
    expect(form.form().getByText('me.png')).toBeVisible()
  })
})

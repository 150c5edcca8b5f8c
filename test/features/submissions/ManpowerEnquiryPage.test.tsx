import { screen } from '@testing-library/react'
import { storedForms, walkRules, warnings } from '@test/features/formDriver'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { fieldOrder, formScreens, openFilled, openScreen } from '@test/features/submissions/threeForms'
import { fileOf, pdfFile } from '@test/support/builders'

const { enquiry } = formScreens

const WRONG_ATTACHMENT = 'Please select a .pdf, .doc or .docx file. Other types of files are not allowed.'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([])
})
afterAll(() => portal.close())

describe('The manpower enquiry', () => {
  it('asks for everything in the order of the specification, under a subtitle spelt as there', async () => {
    const { form } = await openScreen(enquiry, portal)
    expect(screen.getByText('Please submit form for enuiry')).toBeVisible()
    expect(document.title).toMatch(/^Manpower Enquiry\b/)
    expect(fieldOrder()).toEqual([
      'name',
      'designation',
      'company_name',
      'mobile',
      'email',
      'company_website',
      'service_required',
      'company_attachment',
    ])
    for (const name of ['Name', 'Designation', 'Company Name', 'Mobile', 'Email'])
      expect(form().getByRole('textbox', { name })).toBeRequired()
    expect(form().getByRole('textbox', { name: 'Company Website' })).not.toBeRequired()
    const boxes = form().getAllByRole<HTMLInputElement>('checkbox')
    expect(form().getByRole('group', { name: 'Services Required' })).toContainElement(boxes[0] ?? null)
    expect(boxes.map(({ value, labels }) => [value, labels?.[0]?.textContent])).toEqual([
      ['Recruitment', 'Recruitment'],
      ['Outsourcing', 'Out-Sourcing'],
      ['Recruitment-and-outsourcing', 'Recruitment & Out-Sourcing'],
      ['BPO', 'BPO'],
      ['Manpower for survey', 'Manpower for survey'],
      ['Freelancers', 'Freelancers'],
    ])
  })

  it('lets a phone show the right keyboard for each text, and offer what it knows', async () => {
    const { field } = await openScreen(enquiry, portal)
    for (const [label, attributes] of [
      ['Name', { type: 'text', autocomplete: 'name', autocapitalize: 'words' }],
      ['Designation', { type: 'text', autocomplete: 'organization-title' }],
      ['Company Name', { type: 'text', autocomplete: 'organization' }],
      ['Mobile', { type: 'tel', inputmode: 'numeric', autocomplete: 'tel' }],
      ['Email', { type: 'email', inputmode: 'email', autocomplete: 'email', autocapitalize: 'none' }],
      ['Company Website', { type: 'url', inputmode: 'url', autocomplete: 'url', autocapitalize: 'none' }],
    ] as const)
      for (const [name, value] of Object.entries(attributes))
        expect(field(label)).toHaveAttribute(name, value)
  })

  it('is stopped at a broken rule, as by a mobile number that is not cut', async () => {
    const form = await openFilled(enquiry, portal)
    await form.write('Mobile', '98765432101')
    const fix = () => form.write('Mobile', '9876543210')
    const rule = { warning: 'Invalid length of Mobile no.', field: 'Mobile', mend: fix }
    await walkRules(form.user, form, [rule])
    expect(await storedForms(portal, 'enquiry')).toEqual([])
  })

  it('may leave website, services and attachment out, and forgets a service that is unticked again', async () => {
    const form = await openScreen(enquiry, portal)
    await form.write('Name', '  आशा वर्मा ')
    await form.write('Designation', 'HR')
    await form.write('Company Name', 'Trishul')
    await form.write('Mobile', '9876543210')
    await form.write('Email', 'asha@example.com')
    await form.tick('BPO')
    await form.tick('BPO')
    await form.send()
    await screen.findByText(enquiry.said)
    expect(await storedForms(portal, 'enquiry')).toEqual([
      {
        name: 'आशा वर्मा',
        designation: 'HR',
        company_name: 'Trishul',
        mobile: '9876543210',
        email: 'asha@example.com',
        company_website: '',
        service_required: '[]',
        files: [],
      },
    ])
  })

  it('takes no attachment of another kind, also where a right one was chosen before', async () => {
    const form = await openScreen(enquiry, portal)
    await form.attach('Attachment', pdfFile('needs.pdf'))
    await form.attach('Attachment', fileOf(Buffer.from('x'), 'needs.xlsx'))
    expect(warnings()).toEqual([WRONG_ATTACHMENT])
    expect(form.field('Attachment').files).toHaveLength(0)
    expect(form.form().getByText('No file chosen')).toBeVisible()
  })
})

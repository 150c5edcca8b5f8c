import { screen, waitFor } from '@testing-library/react'
import { formOf, pageIsOpen, unanswered, type Form } from '@test/features/formDriver'
import {
  docBytes,
  docFile,
  docxBytes,
  docxFile,
  jpegBytes,
  jpegFile,
  pdfBytes,
  pdfFile,
} from '@test/support/builders'
import { success } from '@test/support/scriptedApi'
import { renderApp } from '@test/support/renderApp'

type StoredFile = { field: string; original_name: string; bytes: Buffer }

export type FormScreen = {
  title: string
  path: string
  /** The accessible name of the form. */
  name: string
  /** The text field that a test looks at to tell a filled form from an empty one. */
  nameOf: string
  save: string
  table: 'enquiry' | 'internship' | 'resume'
  fill: (form: Form) => Promise<void>
  /** The stored fields of a form that was filled so. */
  stored: { email: string; files: StoredFile[]; [field: string]: unknown }
  said: RegExp
  reloadsAfterMs: number[]
}

const enquiry: FormScreen = {
  title: 'Manpower Enquiry',
  path: '/manpower-enquiry',
  name: 'Manpower Enquiry',
  nameOf: 'Asha Verma',
  save: '/web/manpower-enquiry/save',
  table: 'enquiry',
  fill: async (form) => {
    await form.write('Name', 'Asha Verma')
    await form.write('Designation', 'Plant Manager')
    await form.write('Company Name', 'Trishul Precision Works')
    await form.write('Mobile', '9876543210')
    await form.write('Email', 'asha.verma@example.com')
    await form.write('Company Website', 'trishul.example.com')
    await form.tick('Freelancers')
    await form.tick('Out-Sourcing')
    await form.tick('Recruitment & Out-Sourcing')
    await form.attach('Attachment', pdfFile('needs.pdf'))
  },
  stored: {
    name: 'Asha Verma',
    designation: 'Plant Manager',
    company_name: 'Trishul Precision Works',
    mobile: '9876543210',
    email: 'asha.verma@example.com',
    company_website: 'trishul.example.com',
    service_required: '["Outsourcing","Recruitment-and-outsourcing","Freelancers"]',
    files: [{ field: 'company_attachment', original_name: 'needs.pdf', bytes: pdfBytes() }],
  },
  said: /your enquiry was sent/i,
  reloadsAfterMs: [5000],
}

const internship: FormScreen = {
  title: 'Internship',
  path: '/internship',
  name: 'Internship',
  nameOf: 'Meena Tirkey',
  save: '/web/internship/save',
  table: 'internship',
  fill: async (form) => {
    await form.write('Name', 'Meena Tirkey')
    await form.write('Email', 'meena.tirkey@example.com')
    await form.write('Mobile', '9812345670')
    await form.write('Internship For', 'Human Resources')
    await form.choose('Current Location', 'Bilaspur')
    await form.attach('Photo', jpegFile('meena.jpg'))
    await form.attach('Resume', docFile('meena.doc'))
  },
  stored: {
    name: 'Meena Tirkey',
    mobile: '9812345670',
    email: 'meena.tirkey@example.com',
    current_location: '3',
    internship_for: 'Human Resources',
    ...unanswered,
    files: [
      { field: 'photo', original_name: 'meena.jpg', bytes: jpegBytes() },
      { field: 'resume', original_name: 'meena.doc', bytes: docBytes() },
    ],
  },
  said: /your internship application was sent/i,
  reloadsAfterMs: [3000],
}

const resume: FormScreen = {
  title: 'Resume',
  path: '/submit-resume',
  name: 'Your details',
  nameOf: 'Ravi Sahu',
  save: '/web/resume/save',
  table: 'resume',
  fill: async (form) => {
    await form.write('Name', 'Ravi Sahu')
    await form.write('Mobile', '9876501234')
    await form.write('Email', 'ravi.sahu@example.com')
    await form.chooseCtc('From', '0 Lakhs')
    await form.chooseCtc('To', '100+ Lakhs')
    await form.write('Qualification', 'B.Com')
    await form.chooseExperience('Year', '30')
    await form.chooseExperience('Month', '1')
    await form.choose('Industry', 'Healthcare')
    await form.choose('Department', 'Accounts')
    await form.choose('Role', 'Nurse')
    await form.choose('Location', 'Raipur')
    await form.attach('Photo', jpegFile('ravi.jpeg'))
    await form.attach('Resume', docxFile('ravi.docx'))
  },
  stored: {
    name: 'Ravi Sahu',
    mobile: '9876501234',
    email: 'ravi.sahu@example.com',
    current_ctc_from: '0',
    current_ctc_to: '100+',
    qualification: 'B.Com',
    experience_from: '30',
    experience_to: '1',
    industry_id: '2',
    department_id: '2',
    role_id: '2',
    location_id: '1',
    ...unanswered,
    files: [
      { field: 'photo', original_name: 'ravi.jpeg', bytes: jpegBytes() },
      { field: 'resume', original_name: 'ravi.docx', bytes: docxBytes() },
    ],
  },
  said: /your resume was sent/i,
  reloadsAfterMs: [2000, 5000],
}

export const formScreens = { enquiry, internship, resume }

/** The choices of the three forms, as another API may send them. */
export const selectLists = success({
  department: [{ department_id: 2, d_name: 'Accounts' }],
  industry: [{ industry_id: 2, industry_name: 'Healthcare' }],
  role: [{ role_id: 2, role_name: 'Nurse' }],
  location: [
    { location_id: 1, location_name: 'Raipur' },
    { location_id: 3, location_name: 'Bilaspur' },
  ],
})

type Options = Parameters<typeof renderApp>[1]

/** The screen with its form, once its lists have come. */
export const openScreen = async ({ path, title, name }: FormScreen, options: Options) => {
  const app = renderApp(path, options)
  await screen.findByRole('heading', { level: 1, name: title })
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
  // The fields that our own server asks for come with code of their own.
  if (options.ownApi) await screen.findByRole('list', { name: 'Privacy in short' })
  return { ...app, ...formOf(app.user, name) }
}

export const openFilled = async (of: FormScreen, options: Options) => {
  const opened = await openScreen(of, options)
  await of.fill(opened)
  await pageIsOpen()
  return opened
}

/** The names under which the fields that people see are sent, from the first to the last. */
export const fieldOrder = () => {
  const { elements } = screen.getByRole<HTMLFormElement>('form')
  const seen = [...elements].filter((element) => !element.closest('[aria-hidden]'))
  const names = seen.map((element) => element.getAttribute('name')).filter(Boolean)
  return [...new Set(names)]
}

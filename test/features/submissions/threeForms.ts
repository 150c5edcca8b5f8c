import { cleanup, screen, waitFor } from '@testing-library/react'
import { keepDraft } from '@/components/form/draft'
import { formOf, unanswered, type Form } from '@test/features/formDriver'
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
  save: string
  table: 'enquiry' | 'internship' | 'resume'
  /** What the form says about the use of it. */
  use: string
  /** The names of the fields in the order of the specification. */
  asks: string
  /** The labels of those that must be filled in. */
  required: string
  fill: (form: Form) => Promise<void>
  attach: (form: Form) => Promise<void>
  /** What was filled in so, as a draft has it. */
  typed: Record<string, string | string[]>
  /** The stored fields of such a form. */
  stored: { files: StoredFile[]; [field: string]: unknown }
  said: RegExp
  reloadsAfterMs: number[]
}

/** The fields that our own server asks for, after those of the specification. */
const ours = 'is_minor keep_for_other_jobs'

const asha = {
  name: 'Asha Verma',
  designation: 'Plant Manager',
  company_name: 'Trishul Precision Works',
  mobile: '9876543210',
  email: 'asha.verma@example.com',
  company_website: 'trishul.example.com',
}

const enquiry: FormScreen = {
  title: 'Manpower Enquiry',
  path: '/manpower-enquiry',
  name: 'Manpower Enquiry',
  save: '/web/manpower-enquiry/save',
  table: 'enquiry',
  use: 'We use it to answer you and to find the people you need.',
  asks: 'name designation company_name mobile email company_website service_required company_attachment',
  required: 'Name,Designation,Company Name,Mobile,Email',
  fill: async (form) => {
    await form.write('Name', asha.name)
    await form.write('Designation', asha.designation)
    await form.write('Company Name', asha.company_name)
    await form.write('Mobile', asha.mobile)
    await form.write('Email', asha.email)
    await form.write('Company Website', asha.company_website)
    await form.tick('Freelancers')
    await form.tick('Out-Sourcing')
    await form.tick('Recruitment & Out-Sourcing')
  },
  attach: (form) => form.attach('Attachment', pdfFile('needs.pdf')),
  typed: { ...asha, service_required: ['Outsourcing', 'Recruitment-and-outsourcing', 'Freelancers'] },
  stored: {
    ...asha,
    service_required: '["Outsourcing","Recruitment-and-outsourcing","Freelancers"]',
    files: [{ field: 'company_attachment', original_name: 'needs.pdf', bytes: pdfBytes() }],
  },
  said: /your enquiry was sent/i,
  reloadsAfterMs: [5000],
}

const meena = {
  name: 'Meena Tirkey',
  mobile: '9812345670',
  email: 'meena.tirkey@example.com',
  internship_for: 'Human Resources',
  current_location: '3',
}

const internship: FormScreen = {
  title: 'Internship',
  path: '/internship',
  name: 'Internship',
  save: '/web/internship/save',
  table: 'internship',
  use: 'We use it to find you an internship, and for jobs only if you tick that above.',
  asks: `name email mobile internship_for current_location photo resume ${ours}`,
  required: 'Name,Email,Mobile,Internship For,Current Location,Resume',
  fill: async (form) => {
    await form.write('Name', meena.name)
    await form.write('Email', meena.email)
    await form.write('Mobile', meena.mobile)
    await form.write('Internship For', meena.internship_for)
    await form.choose('Current Location', 'Bilaspur')
  },
  attach: async (form) => {
    await form.attach('Photo', jpegFile('meena.jpg'))
    await form.attach('Resume', docFile('meena.doc'))
  },
  typed: meena,
  stored: {
    ...meena,
    ...unanswered,
    files: [
      { field: 'photo', original_name: 'meena.jpg', bytes: jpegBytes() },
      { field: 'resume', original_name: 'meena.doc', bytes: docBytes() },
    ],
  },
  said: /your internship application was sent/i,
  reloadsAfterMs: [3000],
}

const ravi = {
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
}

const resume: FormScreen = {
  title: 'Resume',
  path: '/submit-resume',
  name: 'Your details',
  save: '/web/resume/save',
  table: 'resume',
  use: 'We use it to find work for you, and for jobs that come later only if you tick that above.',
  asks: `name mobile email current_ctc_from current_ctc_to qualification experience_from experience_to is_fresher industry_id department_id role_id location_id photo resume ${ours}`,
  required: 'Name,Mobile,Email,Qualification,From,To,Year,Month,Industry,Department,Role,Location,Resume',
  fill: async (form) => {
    await form.write('Name', ravi.name)
    await form.write('Mobile', ravi.mobile)
    await form.write('Email', ravi.email)
    await form.chooseCtc('From', '0 Lakhs')
    await form.chooseCtc('To', '100+ Lakhs')
    await form.write('Qualification', ravi.qualification)
    await form.chooseExperience('Year', '30')
    await form.chooseExperience('Month', '1')
    await form.choose('Industry', 'Healthcare')
    await form.choose('Department', 'Accounts')
    await form.choose('Role', 'Nurse')
    await form.choose('Location', 'Raipur')
  },
  attach: async (form) => {
    await form.attach('Photo', jpegFile('ravi.jpeg'))
    await form.attach('Resume', docxFile('ravi.docx'))
  },
  typed: ravi,
  stored: {
    ...ravi,
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

/** What was typed on an earlier visit, as the device keeps it. */
export const keepTyped = (of: FormScreen, typed = of.typed) => keepDraft(of.table, typed)

/** The screen on a later visit: what was typed is back, but no file. */
export const openAgain = (of: FormScreen, options: Options) => {
  cleanup()
  keepTyped(of)
  return openScreen(of, options)
}

/** The names under which the fields that people see are sent, from the first to the last. */
export const fieldOrder = () => {
  const { elements } = screen.getByRole<HTMLFormElement>('form')
  const seen = [...elements].filter((element) => !element.closest('[aria-hidden], [type="hidden"]'))
  const names = seen.map((element) => element.getAttribute('name')).filter(Boolean)
  return [...new Set(names)]
}

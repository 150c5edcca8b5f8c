import { screen } from '@testing-library/react'
import { formOf, pageIsOpen, storedForms, type Form } from '@test/features/formDriver'
import type { Portal } from '@test/features/seededPortal'
import { docxFile } from '@test/support/builders'
import { renderApp } from '@test/support/renderApp'

/** Everything that must be filled, and nothing more. */
export const fillApplication = async (form: Form) => {
  await form.write('Full Name', 'Kiran Netam')
  await form.write('Mobile', '9898989898')
  await form.write('Email', 'kiran.netam@example.com')
  await form.chooseCtc('From', '5 Lakhs')
  await form.chooseCtc('To', '7 Thousand')
  await form.chooseExperience('Year', '4')
  await form.chooseExperience('Month', '2')
  await form.choose('Current Location', 'Bhilai')
  await form.attach('Resume', docxFile())
  await pageIsOpen()
}

type Options = Parameters<typeof renderApp>[1]

/** The apply page of a job named Ward Nurse. */
export const openApplyPage = async (options: Options) => {
  const app = renderApp('/apply-job?job_id=42', options)
  await screen.findByRole('link', { name: 'Ward Nurse' })
  return { ...app, ...formOf(app.user, 'Apply For Job') }
}

/** The same with everything filled that must be. */
export const openFilledForm = async (options: Options) => {
  const opened = await openApplyPage(options)
  await fillApplication(opened)
  return opened
}

export const storedApplications = (portal: Portal) => storedForms(portal, 'application')

import { cleanup, screen } from '@testing-library/react'
import { keepDraft } from '@/components/form/draft'
import { formOf, storedForms, unanswered } from '@test/features/formDriver'
import type { Portal } from '@test/features/seededPortal'
import { renderApp } from '@test/support/renderApp'

export const CTC = 'Current CTC (In lakhs)'
export const SENT = /your application was sent/i

/** Everything that must be filled in but the resume, as a draft has it. */
export const typed = {
  full_name: 'Kiran Netam',
  mobile: '9898989898',
  email: 'kiran.netam@example.com',
  current_ctc_from: '5',
  current_ctc_to: '7',
  experience_from: '4',
  experience_to: '2',
  current_location: '2',
}

/** The stored fields of such an application. */
export const stored = { job_id: '42', position: 'Ward Nurse', ...typed, ...unanswered }

type Options = Parameters<typeof renderApp>[1]

/** The apply page of a job. */
export const openApplyPage = async (options: Options, jobId = '42', position = 'Ward Nurse') => {
  cleanup()
  const app = renderApp(`/apply-job?job_id=${jobId}`, options)
  await screen.findByRole('link', { name: position })
  return { ...app, ...formOf(app.user, 'Apply For Job') }
}

/** The same, with everything that was typed on an earlier visit. */
export const openAgain = (options: Options) => {
  keepDraft('application', typed)
  return openApplyPage(options)
}

export const storedApplications = (portal: Portal) => storedForms(portal, 'application')

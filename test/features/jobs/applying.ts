import { screen, within } from '@testing-library/react'
import type { Portal } from '@test/features/seededPortal'
import { docxFile } from '@test/support/builders'
import { renderApp } from '@test/support/renderApp'

type User = ReturnType<typeof renderApp>['user']

/** What a visitor does with the form of this name. */
export const applicationForm = (user: User, name: string) => {
  let found: HTMLElement | undefined
  const form = () => {
    if (!found?.isConnected) found = screen.getByRole('form', { name })
    return within(found)
  }
  const field = (label: string, group?: string) =>
    (group ? within(form().getByRole('group', { name: group })) : form()).getByLabelText<HTMLInputElement>(
      label,
    )

  const write = async (label: string, text: string) => {
    await user.clear(field(label))
    await user.type(field(label), text)
  }
  const choose = async (label: string, option: string, group?: string) => {
    await user.clear(field(label, group))
    await user.paste(option)
    await user.click(screen.getByRole('option', { name: option }))
  }
  return {
    form,
    field,
    write,
    choose,
    chooseCtc: (end: 'From' | 'To', option: string) => choose(end, option, 'Current CTC (In lakhs)'),
    chooseExperience: (part: 'Year' | 'Month', option: string) => choose(part, option, 'Experience'),
    attach: (label: 'Photo' | 'Resume', file: File) => user.upload(field(label), file),
    send: (button = 'Submit') => user.click(form().getByRole('button', { name: button })),
  }
}

export type ApplicationForm = ReturnType<typeof applicationForm>

/** The labels of everything a list offers. */
export const offeredBy = async (user: User, control: HTMLElement) => {
  await user.click(control)
  const labels = within(screen.getByRole('listbox'))
    .getAllByRole('option', { hidden: true })
    .map((option) => option.textContent)
  await user.keyboard('{Escape}')
  return labels
}

/** Everything that must be filled, and nothing more. */
export const fillApplication = async (form: ApplicationForm) => {
  await form.write('Full Name', 'Kiran Netam')
  await form.write('Mobile', '9898989898')
  await form.write('Email', 'kiran.netam@example.com')
  await form.chooseCtc('From', '5 Lakhs')
  await form.chooseCtc('To', '7 Thousand')
  await form.chooseExperience('Year', '4')
  await form.chooseExperience('Month', '2')
  await form.choose('Current Location', 'Bhilai')
  await form.attach('Resume', docxFile())
}

/** The apply page of a job named Ward Nurse, with everything filled that must be. */
export const openFilledForm = async (
  portal: Portal,
  options: Partial<Parameters<typeof renderApp>[1]> = {},
) => {
  const app = renderApp('/apply-job?job_id=42', { ...portal, ...options })
  await screen.findByRole('link', { name: 'Ward Nurse' })
  const form = applicationForm(app.user, 'Apply For Job')
  await fillApplication(form)
  return { ...app, ...form }
}

/** The applications as the server stored them, with their files. */
export const storedApplications = async ({ db }: Portal) => {
  const applications = await db.selectFrom('application').selectAll().orderBy('submitted_at').execute()
  const files = await db.selectFrom('uploaded_file').selectAll().orderBy('field').execute()
  return applications.map(({ id, submitted_at: _when, ...fields }) => ({
    ...fields,
    files: files
      .filter((file) => file.submission_id === id)
      .map(({ field, original_name, bytes }) => ({ field, original_name, bytes: Buffer.from(bytes) })),
  }))
}

export const warnings = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)

import { screen, waitFor, within } from '@testing-library/react'
import { LEAST_PAGE_OPEN_MS } from '@/domain/site/limits'
import type { Portal } from '@test/features/seededPortal'
import type { renderApp } from '@test/support/renderApp'

export type User = ReturnType<typeof renderApp>['user']

/** The form of a page that was just opened waits before it is sent, which it could not while a test holds the clock. */
export const pageIsOpen = () =>
  waitFor(() => expect(performance.now()).toBeGreaterThan(LEAST_PAGE_OPEN_MS + 200), { timeout: 5000 })

/** The actions of a visitor in the form of this name. */
export const formOf = (user: User, name: string) => {
  let found: HTMLElement | undefined
  const form = () => {
    if (!found?.isConnected) found = screen.getByRole('form', { name })
    return within(found)
  }
  const field = (label: string, group?: string) => {
    const around = group ? within(form().getByRole('group', { name: group })) : form()
    // By its label alone: jsdom looks through the whole document for the labels of each element.
    const { control } = around.getByText<HTMLLabelElement>(label, { selector: 'label' })
    if (!control) throw new Error(`Nothing belongs to the label ${label}.`)
    return control as HTMLInputElement
  }

  const write = async (label: string, text: string) => {
    await user.clear(field(label))
    await user.paste(text)
  }
  const choose = async (label: string, option: string, group?: string) => {
    await user.clear(field(label, group))
    await user.paste(option)
    // Not by its role: the names of a hundred options take long to work out.
    await user.click(await screen.findByText(option, { selector: '[role="option"]' }))
  }
  return {
    form,
    field,
    write,
    choose,
    chooseCtc: (end: 'From' | 'To', option: string) => choose(end, option, 'Current CTC (In lakhs)'),
    chooseExperience: (part: 'Year' | 'Month', option: string) => choose(part, option, 'Experience'),
    tick: (label: string) => user.click(form().getByRole('checkbox', { name: label })),
    attach: (label: 'Photo' | 'Resume' | 'Attachment', file: File) => user.upload(field(label), file),
    // It is named so once the page is hydrated.
    send: async (button = 'Submit') => user.click(await form().findByRole('button', { name: button })),
  }
}

export type Form = ReturnType<typeof formOf>

/** The labels of everything a list offers. */
export const offeredBy = async (user: User, control: HTMLElement) => {
  await user.click(control)
  const labels = within(await screen.findByRole('listbox'))
    .getAllByRole('option', { hidden: true })
    .map((option) => option.textContent)
  await user.keyboard('{Escape}')
  return labels
}

const alerts = () => screen.queryAllByRole('alert')

export const warnings = () => alerts().map((alert) => alert.textContent)

export type Step = {
  warning: string
  field: string
  group?: string
  mend: (form: Form) => Promise<void>
}

/** Breaks one rule after the other: each is told alone, of its field alone, until the visitor mends it. */
export const walkRules = async (user: User, form: Form, steps: readonly Step[]) => {
  for (const { warning, field, group, mend } of steps) {
    await form.send()
    expect(warnings()).toEqual([warning])
    expect(form.field(field, group)).toBeInvalid()
    expect(form.field(field, group)).toHaveFocus()
    expect(form.field(field, group)).toHaveAccessibleDescription(expect.stringContaining(warning))
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1)
    for (const alert of alerts()) await user.click(within(alert).getByRole('button'))
    await mend(form)
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
  }
}

/** The values of the fields that our own server asks for, if an applicant leaves them alone. */
export const unanswered = {
  is_minor: '',
  guardian_name: '',
  guardian_mobile: '',
  keep_for_other_jobs: '',
}

type Submitted = 'application' | 'enquiry' | 'internship' | 'resume'

/** The fields that the server adds to a form. */
const added = new Set(['submitted_at', 'privacy_version', 'language', 'source'])

/** The forms as the server stored them, with their files. */
export const storedForms = async ({ db }: Portal, table: Submitted) => {
  const forms = await db.selectFrom(table).selectAll().orderBy('submitted_at').execute()
  const files = await db.selectFrom('uploaded_file').selectAll().orderBy('field').execute()
  return forms.map(({ id, ...form }) => ({
    ...Object.fromEntries(Object.entries(form).filter(([name]) => !added.has(name))),
    files: files
      .filter((file) => file.submission_id === id)
      .map(({ field, original_name, bytes }) => ({ field, original_name, bytes: Buffer.from(bytes) })),
  }))
}

/** Empties the inbox for the next test. */
export const forgetForms = async ({ db }: Portal) => {
  for (const table of ['uploaded_file', 'application', 'enquiry', 'internship', 'resume'] as const)
    await db.deleteFrom(table).execute()
}

import type { Locator } from '@playwright/test'
import { applyPageForm, choose, fieldsOf, resume, warning } from '../support/application'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

type Fields = ReturnType<typeof fieldsOf>

/** What is said, of which field, and what the visitor then does about it: in the order of the rules. */
const walk: { says: string; of: (fields: Fields) => Locator; mend: (fields: Fields) => Promise<void> }[] = [
  {
    says: 'Please enter value of Full name.',
    of: ({ fullName }) => fullName,
    mend: ({ fullName }) => fullName.fill('Kiran Netam'),
  },
  {
    says: 'Please enter value of Email address.',
    of: ({ email }) => email,
    mend: ({ email }) => email.fill('kiran.netam'),
  },
  {
    says: 'Invalid email address format.',
    of: ({ email }) => email,
    mend: ({ email }) => email.fill('kiran.netam@example.com'),
  },
  {
    says: 'Please enter value of Mobile no.',
    of: ({ mobile }) => mobile,
    mend: ({ mobile }) => mobile.fill('98'),
  },
  {
    says: 'Please select Current ctc from',
    of: ({ ctcFrom }) => ctcFrom,
    mend: ({ ctcFrom }) => choose(ctcFrom, '100+ Lakhs'),
  },
  {
    says: 'Please select Current ctc to',
    of: ({ ctcTo }) => ctcTo,
    mend: ({ ctcTo }) => choose(ctcTo, '0 Thousand'),
  },
  { says: 'Please select experience.', of: ({ year }) => year, mend: ({ year }) => choose(year, '30') },
  { says: 'Please select experience.', of: ({ month }) => month, mend: ({ month }) => choose(month, '1') },
  {
    says: 'Please enter your current location.',
    of: ({ location }) => location,
    mend: ({ location }) => choose(location, 'Raipur'),
  },
  {
    says: 'Please select resume',
    of: (fields) => fields.resume,
    mend: (fields) => fields.resume.setInputFiles(resume),
  },
]

test('one rule after another is told, marked and focused, until the form is sent', async ({ page }) => {
  await visit(page, '/apply-job?job_id=1002')
  const form = applyPageForm(page)
  const fields = fieldsOf(form)
  const submit = form.getByRole('button', { name: 'Submit' })
  for (const { says, of, mend } of walk) {
    await submit.click()
    await expect(warning(page, says).last()).toHaveText(says)
    await expect(of(fields)).toHaveAttribute('aria-invalid', 'true')
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(1)
    await expect(of(fields)).toBeFocused()
    await expect(of(fields)).toHaveAccessibleDescription(says)
    for (const close of await page.getByRole('alert').getByRole('button').all()) await close.click()
    await mend(fields)
    await expect(of(fields)).toHaveAttribute('aria-invalid', 'false')
  }
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: 'application' })).toBeVisible()
})

test('an application without a job is an invalid request', async ({ page }) => {
  await visit(page, '/apply-job')
  await applyPageForm(page).getByRole('button', { name: 'Submit' }).click()
  await expect(warning(page, 'Invalid request.')).toBeVisible()
})

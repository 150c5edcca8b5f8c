import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('a mouse opens Jobs by pointing and closes it by leaving, and a click leaves it open', async ({
  page,
}) => {
  await visit(page, '/sign-in')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const jobs = bar.getByRole('button', { name: 'Jobs' })
  const internship = bar.getByRole('link', { name: 'Internship' })
  await jobs.hover()
  await expect(internship).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(internship).toBeHidden()

  await jobs.click()
  await expect(internship).toBeVisible()
  await expectAccessible(page)
  await internship.click()
  await expect(page).toHaveURL('/internship')
  await expect(internship).toBeHidden()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap opens Jobs, and another closes it', async ({ page }) => {
    await visit(page, '/sign-in')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('button', { name: 'Jobs' }).tap()
    await expect(bar.getByRole('link', { name: 'Internship' })).toBeVisible()
    await bar.getByRole('button', { name: 'Jobs' }).tap()
    await expect(bar.getByRole('link', { name: 'Internship' })).toBeHidden()
  })
})

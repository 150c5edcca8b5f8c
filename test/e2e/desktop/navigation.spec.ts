import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test.use({ hasTouch: true })

test('a tap opens Jobs and closes it, a mouse does so by pointing and leaving, and a click leaves it open', async ({
  page,
}) => {
  await visit(page, '/sign-in')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const jobs = bar.getByRole('button', { name: 'Jobs' })
  const internship = bar.getByRole('link', { name: 'Internship' })
  await jobs.tap()
  await expect(internship).toBeVisible()
  await jobs.tap()
  await expect(internship).toBeHidden()

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

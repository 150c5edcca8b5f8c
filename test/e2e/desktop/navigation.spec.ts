import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test.beforeEach(async ({ page }) => {
  await visit(page, '/sign-in')
})

test('the bar names the screens in their order', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' })
  const items = bar.getByRole('link').or(bar.getByRole('button'))
  await expect(items).toHaveText([
    'Home',
    'About',
    'Jobs',
    'Services',
    'Manpower Enquiry',
    'Submit Resume',
    'CSR',
    'Contact Us',
  ])
  const targets = await bar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual([
    '/',
    '/about-us',
    '/services',
    '/manpower-enquiry',
    '/submit-resume',
    '/csr',
    '/contact-us',
  ])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/sign-in',
  )
})

test('a mouse opens Jobs by pointing, and leaving closes it', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('button', { name: 'Jobs' }).hover()
  await expect(bar.getByRole('listitem').getByRole('list').getByRole('link')).toHaveText([
    'Full Time',
    /^Part Time/,
    'Internship',
  ])
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(bar.getByRole('link', { name: 'Internship' })).toBeHidden()
})

test('a click on Jobs under the mouse leaves it open, and a choice closes it', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('button', { name: 'Jobs' }).click()
  await bar.getByRole('link', { name: 'Internship' }).click()
  await expect(page).toHaveURL('/internship')
  await expect(bar.getByRole('link', { name: 'Internship' })).toBeHidden()
})

test('the keyboard opens Jobs with Enter, walks it with Tab and closes it with Escape', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' })
  const jobs = bar.getByRole('button', { name: 'Jobs' })
  await jobs.focus()
  await page.keyboard.press('Enter')
  await expect(jobs).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('link', { name: 'Full Time' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('link', { name: 'Part Time' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(jobs).toBeFocused()
  await expect(jobs).toHaveAttribute('aria-expanded', 'false')
  await expect(bar.getByRole('link', { name: 'Full Time' })).toBeHidden()
})

test('Tab past the last link of Jobs closes it', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('button', { name: 'Jobs' }).focus()
  await page.keyboard.press('Enter')
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab')
  await expect(bar.getByRole('link', { name: 'Services' })).toBeFocused()
  await expect(bar.getByRole('link', { name: 'Internship' })).toBeHidden()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap opens Jobs, and another closes it', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('button', { name: 'Jobs' }).tap()
    await expect(bar.getByRole('link', { name: 'Internship' })).toBeVisible()
    await bar.getByRole('button', { name: 'Jobs' }).tap()
    await expect(bar.getByRole('link', { name: 'Internship' })).toBeHidden()
  })
})

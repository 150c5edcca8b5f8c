import { expectAccessible } from '../support/axe'
import { home } from '../support/home'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('the first screenful holds the headline and a job search that works', async ({ page }) => {
  const { headline, searchBox, search } = home(page)
  await visit(page, '/')
  for (const part of [headline, searchBox, search]) await expect(part).toBeInViewport({ ratio: 1 })
  await searchBox.fill('staff nurse')
  await search.click()
  await expect(page).toHaveURL('/full-time-jobs?q=staff+nurse')
  await expect(searchBox).toHaveValue('staff nurse')
})

test('the security notice fits the window, scrolls inside, and lets the keyboard begin at the top of the page', async ({
  page,
  isMobile,
}) => {
  const { notice } = home(page)
  await page.goto('/')
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await expect(notice).toHaveCSS('width', isMobile ? '328px' : '700px')
  const lastWords = notice.getByText(/आवेदन निःशुल्क है।$/)
  await lastWords.scrollIntoViewIfNeeded()
  await expect(lastWords).toBeInViewport({ ratio: 1 })
  for (const name of ['Ok', 'Close']) {
    await expect(notice.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('Escape')
  await expect(notice).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
})

test('an advertisement fills its column', async ({ page }) => {
  await visit(page, '/')
  const image = page.getByRole('region', { name: 'Advertisements' }).getByRole('img').first()
  expect((await image.boundingBox())?.height).toBeGreaterThan(140)
})

test('Home without the notice has no fault that a machine can find', async ({ page }) => {
  await visit(page, '/')
  await expect(home(page).picture).toBeVisible()
  await expectAccessible(page)
})

test('no logo of a company is wider than 151 pixels', async ({ page }) => {
  await visit(page, '/')
  const logos = page.getByRole('region', { name: 'Top Companies' }).getByRole('img')
  await expect(logos.first()).toBeVisible()
  const widths = await logos.evaluateAll((images) =>
    images.map((image) => image.getBoundingClientRect().width),
  )
  expect(Math.max(...widths)).toBeLessThanOrEqual(151)
})

import { expectAccessible } from '../support/axe'
import { home } from '../support/home'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('the security notice fits the window, scrolls inside, and lets the keyboard begin at the top of the page', async ({
  page,
}) => {
  const { notice } = home(page)
  await page.goto('/')
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await expect(notice).toHaveCSS('width', '328px')
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

test('Home has its search in the first screenful, and pictures in their sizes', async ({ page }) => {
  const { headline, searchBox, search, picture, logos } = home(page)
  await visit(page, '/')
  for (const part of [headline, searchBox, search]) await expect(part).toBeInViewport({ ratio: 1 })

  const advertisement = page.getByRole('region', { name: 'Advertisements' }).getByRole('img').first()
  expect((await advertisement.boundingBox())?.height).toBeGreaterThan(140)
  await expect(logos.first()).toBeVisible()
  const widths = await logos.evaluateAll((images) =>
    images.map((image) => image.getBoundingClientRect().width),
  )
  expect(Math.max(...widths)).toBeLessThanOrEqual(151)

  await expect(picture).toBeVisible()
})

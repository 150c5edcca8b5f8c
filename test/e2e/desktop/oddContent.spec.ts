import type { Page } from '@playwright/test'
import { oddContent } from '../support/oddContent'
import { expect, test } from '../support/otherTest'
import { screens } from '../support/screens'
import { settled, visit } from '../support/visit'

const WIDTHS = [360, 1440]

/** The same screens; a job, a service and a category of the odd lists. */
const addresses = [
  ...screens.map((address) => address.replace('1001', '7')),
  `/services?search=${'w'.repeat(300)}`,
]

// The page defends itself, also where no policy of the server stands behind it.
test.use({ bypassCSP: true })

test.beforeEach(({ api }) => {
  for (const [path, answer] of Object.entries(oddContent)) api.script[path] = [answer]
})

/** Words of a careless page for a missing thing. */
const NOTHING = /\b(undefined|NaN|null|Invalid Date|\[object)\b/

/** Elements wider than the window, and broken images without a placeholder. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const wide =
      document.documentElement.scrollWidth > width ? [`${document.documentElement.scrollWidth} px wide`] : []
    const broken = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    return [...wide, ...broken.map(({ src }) => src)]
  })

/** Several in one test, in one window of one site: to begin anew for each would take as long as the screens do. */
const AT_ONCE = 9

const bears = async (page: Page, address: string) => {
  await visit(page, address)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await settled(page)
    await expect
      .poll(() => faults(page), { message: `at ${width}`, timeout: 15_000, intervals: [100] })
      .toEqual([])
  }
  await expect(page.getByRole('main')).not.toContainText(NOTHING)
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  await expect(
    page
      .locator('main')
      .locator('script:not([type="application/ld+json"]), iframe, style, [onclick], [href^="javascript"]'),
  ).toHaveCount(0)
}

/** A word that has no place to break stays within the dialog of its activity, too. */
const bearsActivity = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('button', { name: /^6 W/ }).click()
  const region = page.getByRole('dialog', { name: 'Description' }).getByRole('region')
  await expect(region).toContainText('W'.repeat(300))
  await settled(page)
  expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
}

for (let first = 0; first < addresses.length; first += AT_ONCE) {
  const some = addresses.slice(first, first + AT_ONCE)
  test(`${some[0]?.slice(0, 40)} and more bear 500 rows, long words, Hindi and hostile texts`, async ({
    page,
  }) => {
    test.slow()
    for (const address of some)
      await test.step(address.slice(0, 40), async () => {
        await bears(page, address)
        if (address === '/csr') await bearsActivity(page)
      })
  })
}

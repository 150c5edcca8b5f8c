import type { Page } from '@playwright/test'
import { recordShifts, shiftsOf } from './shifts'
import { expect, test } from './test'
import { translatePage } from './translation'
import { asksNoMore, settled, visit } from './visit'

/** A reader does not notice shifts below this score; browsers call 0.1 good. */
const UNNOTICED = 0.01
/** Long enough that the screen is painted before its lists and images come. */
const LATE_MS = 300

const answerLate = (page: Page) =>
  page.route(/\/(web|uploads|media)\//, async (route) => {
    await new Promise((resolve) => void setTimeout(resolve, LATE_MS))
    await route.continue()
  })

/** Every read that the page makes, but for the one that Home makes when it has time to spare. */
const watchReads = (page: Page) => {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/web/') && pathname !== '/web/category/get') reads.push(pathname)
  })
  return reads
}

/** Markup that browsers accept and the HTML standard does not. */
const INVALID = [
  'button :is(div, p, ul, h1, h2, h3, h4)',
  'select[type]',
  'input[min][aria-valuemin], input[max][aria-valuemax]',
  'input[type="tel"][autocomplete="tel-national"]',
].join()

/** The letters of Hindi hang on a line that spacing would break. */
const spacedHindi = (page: Page) =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => parseFloat(getComputedStyle(element).letterSpacing))
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node instanceof Text && /\p{Script=Devanagari}/u.test(node.data))
      .map(({ textContent }) => textContent),
  )

/** One of each landmark and one h1, a title of its own, and valid markup. */
const expectSound = async (page: Page) => {
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    await expect.soft(page.getByRole(role), role).toHaveCount(1)
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect.soft(page).toHaveTitle(/^Full Time Jobs Details$|.+ \| Navkaam$/)
  await expect.soft(page.locator(INVALID)).toHaveCount(0)
  expect.soft(await spacedHindi(page)).toEqual([])
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

const expectToFit = async (page: Page, width: number, size: string) => {
  await expect.soft(page.getByRole('banner'), `the header at ${size}`).toHaveJSProperty('clientWidth', width)
  expect.soft(await widthOf(page), size).toBeLessThanOrEqual(width)
}

export const bearsEveryWidth = async (page: Page) => {
  const usual = page.viewportSize() ?? { width: 0, height: 0 }
  for (const width of [320, 768, 1440, usual.width]) {
    await page.setViewportSize({ ...usual, width })
    await expectToFit(page, width, `${width} pixels`)
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect.soft(await widthOf(page), 'with text twice as large').toBeLessThanOrEqual(usual.width)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
}

/** A translated screen can be left, and come back to. */
export const bearsTranslation = async (page: Page) => {
  const next = page.url().endsWith('/contact-us') ? 'Internship' : 'Contact Us'
  await translatePage(page)
  await page.getByRole('contentinfo').getByRole('link', { name: next }).click()
  await expect(page).toHaveTitle(new RegExp(`^${next}`))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(next)
}

/** Several in one test: a new window for each would take longer than the screens do. */
const AT_ONCE = 5

/** Opens each address, which comes hydrated and complete, stands still and is sound, and looks at it further. */
export const walk = (addresses: readonly string[], look: (page: Page, address: string) => Promise<void>) => {
  for (let first = 0; first < addresses.length; first += AT_ONCE) {
    const some = addresses.slice(first, first + AT_ONCE)
    test(`${some[0]} and more are hydrated, stand still, and bear what is done to them`, async ({ page }) => {
      test.slow()
      const reads = watchReads(page)
      await page.addInitScript(recordShifts)
      await answerLate(page)
      for (const address of some)
        await test.step(address, async () => {
          // The screen before may still prefetch.
          await page.goto('about:blank')
          reads.length = 0
          const response = await visit(page, address)
          await asksNoMore(page)
          await settled(page)
          expect.soft(await response?.text()).toContain('<h1')
          await expectSound(page)
          // The page brings what its screen shows.
          expect.soft(reads, address).toEqual([])
          const { sum, told } = await shiftsOf(page)
          expect.soft(sum, told).toBeLessThan(UNNOTICED)
          await look(page, address)
        })
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

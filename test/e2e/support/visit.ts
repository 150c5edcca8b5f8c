import type { Page } from '@playwright/test'
import { expect } from './test'

/**
 * The page that the server drew is taken over: what is pressed from now on is answered by script. A test that holds the
 * clock holds the measures of the page too: there it is told by what React notes on elements that it knows.
 */
export const isUsable = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const heading = document.querySelector('h1') ?? {}
          return performance instanceof Performance
            ? performance.getEntriesByName('usable').length > 0
            : Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
        }),
      // Nearly every test waits here, and the usual pauses grow to a second.
      { intervals: [50] },
    )
    .toBe(true)

/** Opens an address and waits for its screen; the security notice of Home is dismissed. */
export const visit = async (page: Page, address: string) => {
  const response = await page.goto(address)
  await isUsable(page)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  if (new URL(page.url()).pathname === '/') {
    const notice = page.getByRole('dialog', { name: 'IMPORTANT SECURITY NOTICE' })
    await notice.getByRole('button', { name: 'Ok' }).click()
    await expect(notice).toBeHidden()
  }
  return response
}

/** Longer than a read of the tests takes: what its answer asks for begins before. */
const SILENT_MS = 500

/**
 * Waits until the page has asked for nothing for a while. Playwright's `networkidle` also waits for requests whose end
 * Chromium never reports.
 */
export const asksNoMore = (page: Page) =>
  new Promise<void>((done) => {
    const stop = () => {
      page.off('request', again)
      page.off('requestfinished', again)
      done()
    }
    let timer = setTimeout(stop, SILENT_MS)
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(stop, SILENT_MS)
    }
    page.on('request', again)
    page.on('requestfinished', again)
  })

/** From here on the browser draws this address alone, as where the server could not. */
export const withoutRendering = (page: Page, address: string) =>
  page.route(address, async (route) => {
    await route.fulfill({ response: await page.request.get('/shell') })
  })

/** Waits until no element fades or slides any more. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .map(({ finished }) => finished)
    await Promise.allSettled(ends)
  })

/** The scripts of the page wait until they are let go, as on a slow line. */
export const holdScripts = async (page: Page) => {
  let letGo: () => void = () => undefined
  const isLetGo = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/assets/*.js', async (route) => {
    await isLetGo
    await route.continue()
  })
  return () => letGo()
}

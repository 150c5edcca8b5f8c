import type { Page } from '@playwright/test'
import { expect } from './test'

/** Opens an address and waits for its screen; the security notice of Home is dismissed. */
export const visit = async (page: Page, address: string) => {
  const notice = page.getByRole('dialog', { name: 'IMPORTANT SECURITY NOTICE' })
  await page.addLocatorHandler(notice, () => notice.getByRole('button', { name: 'Ok' }).click())
  const response = await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  return response
}

/** What fades or slides has come to rest. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .map(({ finished }) => finished)
    await Promise.allSettled(ends)
  })

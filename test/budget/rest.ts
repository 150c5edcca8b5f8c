import type { Page } from '@playwright/test'

const QUIET_MS = 700
const PATIENCE_MS = 15_000
/** A page that sets no mark is not waited for longer. */
const MARK_PATIENCE_MS = 2000

/** Follows the requests of a page; answers with what waits until there were none for a while. */
export const watchNetwork = (page: Page) => {
  const network = { open: 0, changed: Date.now() }
  const count = (step: number) => () => {
    network.open += step
    network.changed = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  const isQuiet = () => network.open <= 0 && Date.now() - network.changed >= QUIET_MS
  return async () => {
    const deadline = Date.now() + PATIENCE_MS
    while (!isQuiet() && Date.now() < deadline) await page.waitForTimeout(QUIET_MS / 10)
  }
}

/** Whether the screen stands, perhaps behind a dialog; where it says when it is usable it is waited for. */
export const screenStands = async (page: Page) => {
  const heading = page.locator('h1').first()
  await heading.waitFor({ state: 'attached', timeout: PATIENCE_MS }).catch(() => undefined)
  if ((await heading.count()) === 0) return false
  const isMarked = () => performance.getEntriesByName('usable', 'mark').length > 0
  await page.waitForFunction(isMarked, undefined, { timeout: MARK_PATIENCE_MS }).catch(() => undefined)
  return true
}

import type { Page } from '@playwright/test'
import { screens } from '../support/screens'
import { expect, test } from '../support/test'
import { settled, visit } from '../support/visit'

/** What a reader does not notice; browsers call 0.1 good. */
const UNNOTICED = 0.01
/** Long enough that the screen is painted before its lists and images come. */
const LATE_MS = 300

type Shift = { value: number; what: string[] }

declare global {
  interface Window {
    shifts: Shift[]
  }
}

const recordShifts = () => {
  window.shifts = []
  type LayoutShift = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node?: Node | null }[]
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      const what = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? ''),
      )
      window.shifts.push({ value: entry.value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const answerLate = (page: Page) =>
  page.route(/\/(web|uploads|media)\//, async (route) => {
    await new Promise((resolve) => void setTimeout(resolve, LATE_MS))
    await route.continue()
  })

const halves = [screens.slice(0, screens.length / 2), screens.slice(screens.length / 2)]

for (const half of halves) {
  test(`nothing moves when lists and images arrive: ${half[0]?.name} and further screens`, async ({
    page,
  }) => {
    await page.addInitScript(recordShifts)
    await answerLate(page)
    for (const { name, address } of half) {
      await test.step(name, async () => {
        await visit(page, address)
        await page.waitForLoadState('networkidle')
        await settled(page)
        const shifts = await page.evaluate(() => window.shifts)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect.soft(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(UNNOTICED)
      })
    }
  })
}

import type { Page } from '@playwright/test'

type Shift = { value: number; what: string[] }

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** An init script: from the first paint on the page notes what moves by itself. */
export const recordShifts = () => {
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

/** How far things have moved since the page was opened, and which they were. */
export const shiftsOf = async (page: Page) => {
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return { sum, told: JSON.stringify(shifts, null, 1) }
}

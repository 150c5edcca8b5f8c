import type { Page } from '@playwright/test'

/** How much of what was in sight has jumped since the page was opened. */
export const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0
    const observer = new PerformanceObserver((shifts) => {
      for (const entry of shifts.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let frame = 0; frame < 5; frame += 1) await nextFrame()
    observer.disconnect()
    return sum
  })

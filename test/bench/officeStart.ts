import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { openDataDir } from '@/server/database/file'
import { chromiumFlags, chromiumPath } from './support/browser'
import { startServer } from './support/children'
import { median, type Figure } from './support/figures'
import { within } from './support/limit'
import { portalCommand } from './support/portal'
import { SESSION, signInStaff } from './support/staff'
import { fillSubmissions } from './support/submissions'

const SUBMISSIONS = 40
const JOBS = 200
const SLOWDOWN = 4
const GOAL_MS = 2000
const RUN_SECONDS = 120

const fill = async (dataDir: string) => {
  const database = await openDataDir(dataDir)
  try {
    await fillSubmissions(database, SUBMISSIONS, await signInStaff(database))
  } finally {
    await database.close()
  }
}

/** Until the first rows are there and the page answers: no task of its script is left that holds the thread. */
const millisecondsToRows = async (context: BrowserContext, address: string) => {
  const page = await context.newPage()
  try {
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(address, { waitUntil: 'commit' })
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (!document.querySelector('[role=gridcell]')) return requestAnimationFrame(look)
            return requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
          }
          look()
        }),
    )
  } finally {
    await page.close()
  }
}

/** A first visit, with an empty cache, or one that finds the scripts on the device. */
const measure = async (browser: Browser, origin: string, path: string, isFirst: boolean) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies([{ name: 'office_session', value: SESSION, url: origin }])
    const address = `${origin}/office${path}`
    if (!isFirst) await millisecondsToRows(context, address)
    return await millisecondsToRows(context, address)
  } finally {
    await context.close()
  }
}

const screens = [
  ['the inbox', '/inbox'],
  ['the jobs', '/jobs'],
] as const

/** How soon somebody of the staff who is signed in can work, on a processor that is 4 times slower. */
export const officeStart = async ({ runs }: { runs: number }): Promise<Figure[]> => {
  const { command, env, forget } = await portalCommand({ jobs: JOBS })
  try {
    await fill(env.DATA_DIR)
    const server = await startServer({ command, env })
    const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
    try {
      const figures: Figure[] = []
      for (const [what, path] of screens)
        for (const isFirst of [true, false]) {
          const times: number[] = []
          for (let run = 0; run < runs; run += 1)
            times.push(await within(RUN_SECONDS, what, measure(browser, server.origin, path, isFirst)))
          figures.push({
            what: `until ${what} can be used, ${isFirst ? 'for the first time' : 'with the scripts on the device'}`,
            unit: 'ms',
            ours: median(times),
            goal: { of: 'figure', atMost: GOAL_MS },
          })
        }
      return figures
    } finally {
      await browser.close()
      await server.stop()
    }
  } finally {
    forget()
  }
}

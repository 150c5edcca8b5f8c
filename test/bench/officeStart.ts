import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { openDataDir } from '@/server/database/file'
import { chromiumFlags, chromiumPath } from './support/browser'
import { startServer, within } from './support/children'
import { median, type Figure } from './support/figures'
import { portalCommand } from './support/portal'
import { SESSION, signInStaff } from './support/staff'
import { fillSubmissions } from './support/submissions'

const SUBMISSIONS = 40
const JOBS = 200
const SLOWDOWN = 4
/** For the page that somebody comes to by signing in. */
const FIRST_PAGE_MS = 2000
/** A table of the size of the window is drawn besides. */
const TABLE_MS = 3000
const RUN_SECONDS = 120

const fill = async (dataDir: string) => {
  const database = await openDataDir(dataDir)
  try {
    await fillSubmissions(database, SUBMISSIONS, await signInStaff(database))
  } finally {
    await database.close()
  }
}

/** Until what a screen is for is there and the page answers: no task of its script is left that holds the thread. */
const millisecondsToUse = async (context: BrowserContext, address: string, shown: string) => {
  const page = await context.newPage()
  try {
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(address, { waitUntil: 'commit' })
    return await page.evaluate(
      (selector) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (!document.querySelector(selector)) return requestAnimationFrame(look)
            return requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
          }
          look()
        }),
      shown,
    )
  } finally {
    await page.close()
  }
}

type MeasuredScreen = {
  what: string
  path: string
  /** A selector of what somebody can press. */
  shown: string
  goalMs: number
}

const screens: readonly MeasuredScreen[] = [
  { what: 'the overview', path: '/overview', shown: 'main a[href*="/inbox?"]', goalMs: FIRST_PAGE_MS },
  { what: 'the inbox', path: '/inbox', shown: '[role=gridcell]', goalMs: TABLE_MS },
  { what: 'the jobs', path: '/jobs', shown: '[role=gridcell]', goalMs: TABLE_MS },
]

/** A first visit, with an empty cache, or one that finds the scripts on the device. */
const measure = async (
  browser: Browser,
  origin: string,
  { path, shown }: MeasuredScreen,
  isFirst: boolean,
) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies([{ name: 'office_session', value: SESSION, url: origin }])
    const address = `${origin}/office${path}`
    if (!isFirst) await millisecondsToUse(context, address, shown)
    return await millisecondsToUse(context, address, shown)
  } finally {
    await context.close()
  }
}

/** How soon somebody of the staff who is signed in can work, on a processor that is 4 times slower. */
export const officeStart = async ({ runs }: { runs: number }): Promise<Figure[]> => {
  const { command, env, forget } = await portalCommand({ jobs: JOBS })
  try {
    await fill(env.DATA_DIR)
    const server = await startServer({ command, env })
    const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
    try {
      const figures: Figure[] = []
      for (const screen of screens)
        for (const isFirst of [true, false]) {
          const times: number[] = []
          for (let run = 0; run < runs; run += 1)
            times.push(
              await within(RUN_SECONDS, screen.what, measure(browser, server.origin, screen, isFirst)),
            )
          figures.push({
            what: `until ${screen.what} can be used, ${isFirst ? 'for the first time' : 'with the scripts on the device'}`,
            unit: 'ms',
            ours: median(times),
            goal: { of: 'figure', atMost: screen.goalMs },
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

import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { paths } from '@/domain/paths'
import { chromiumFlags, chromiumPath } from './support/browser'
import { expectedResults } from './support/expected'
import { median, percentile, type Figure } from './support/figures'
import { after, BURST_MS, BURSTS, PACED, pacedMs, press } from './support/keys'
import { pause, within } from './support/limit'
import { startOtherApi } from './support/otherApi'
import { startPortal } from './support/portal'
import { tell } from './support/print'
import { CARDS_IN_WINDOW, installProbe, type Shown } from './support/probe'

const SLOWDOWN = 4
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const RESULT_LIMIT_MS = 10_000
const RUN_SECONDS = 240
/** Long enough for the page to load and index its list. */
const READY_MS = 4000
const SEARCH_BOX = 'main input[type=search]'

type Times = {
  paced: number[]
  burst: number[]
  /** While the page loads its list, on a processor that is not slowed. */
  longestTask: number
}

/** Types the keys, so many milliseconds apart, and answers with the time to the paint of each changed result. */
const typeKeys = async (
  { page, cdp, resultOf }: { page: Page; cdp: CDPSession; resultOf: (text: string) => Shown },
  before: string,
  keys: string,
  apartMs: number,
) => {
  let text = before
  const results = Array.from(keys, (key) => resultOf((text = after(text, key))))
  await page.evaluate((expected) => window.probe.expect(expected), results)
  const sent = []
  for (const key of keys) {
    sent.push(press(cdp, key))
    await pause(apartMs)
  }
  const paints = await page.evaluate((limit) => window.probe.painted(limit), RESULT_LIMIT_MS)
  await Promise.all(sent)
  if (paints.length < results.length) {
    const shown = await page.evaluate(() => window.probe.shown())
    throw new Error(`'${text}' should show ${results.at(-1)?.slice(0, 60)} but shows ${shown.slice(0, 60)}`)
  }
  const changed = paints.filter(({ index }) => results[index] !== (results[index - 1] ?? resultOf(before)))
  return { text, times: changed.map(({ milliseconds }) => milliseconds) }
}

/** The page answers to a key: its script runs, and the list has come. */
const waitUntilUsable = async (page: Page, resultOf: (text: string) => Shown) => {
  const box = page.locator(SEARCH_BOX)
  for (const text of ['a', 'e', 'i', 'o']) {
    await box.fill(text)
    try {
      await page.waitForFunction((wanted) => window.probe.shown() === wanted, resultOf(text), {
        timeout: 15_000,
      })
      await box.fill('')
      await page.waitForFunction((wanted) => window.probe.shown() === wanted, resultOf(''), {
        timeout: 15_000,
      })
      return
    } catch {
      await box.fill('')
    }
  }
  throw new Error(`${page.url()} does not search its list`)
}

/** Opens a list and calls the measurement on a processor that is slowed. */
const onSlowPhone = async <Result>(
  browser: Browser,
  url: string,
  measure: (phone: { page: Page; cdp: CDPSession; longestTask: number }) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(installProbe, CARDS_IN_WINDOW)
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await pause(READY_MS)
    const longestTask = await page.evaluate(() => window.probe.longestTask())
    const cdp = await context.newCDPSession(page)
    return await measure({ page, cdp, longestTask })
  } finally {
    await context.close()
  }
}

const slowDown = async (page: Page, cdp: CDPSession) => {
  await page.locator(SEARCH_BOX).focus()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

const measureResults = (browser: Browser, url: string, resultOf: (text: string) => Shown): Promise<Times> =>
  onSlowPhone(browser, url, async ({ page, cdp, longestTask }) => {
    await waitUntilUsable(page, resultOf)
    await slowDown(page, cdp)
    const tools = { page, cdp, resultOf }
    const times: Times = { paced: [], burst: [], longestTask }
    let text = ''
    for (const keys of PACED) {
      for (const [index, key] of Array.from(keys).entries()) {
        const typed = await typeKeys(tools, text, key, pacedMs(index))
        text = typed.text
        times.paced.push(...typed.times)
      }
    }
    for (const keys of BURSTS) {
      const typed = await typeKeys(tools, text, keys, BURST_MS)
      text = typed.text
      times.burst.push(...typed.times)
      await pause(200)
    }
    return times
  })

/** The milliseconds from each key to the paint of the letter in the field, whatever the list shows. */
const measureField = (browser: Browser, url: string): Promise<number[]> =>
  onSlowPhone(browser, url, async ({ page, cdp }) => {
    await slowDown(page, cdp)
    const keys = PACED.join('')
    for (const [index, key] of Array.from(keys).entries()) {
      await press(cdp, key)
      await pause(pacedMs(index))
    }
    return page.evaluate((count) => window.probe.keyTimes(count), keys.length)
  })

const P75_GOAL_MS = 150
const LONGEST_GOAL_MS = 300
const FIELD_GOAL_MS = 50

const figuresOf = (jobs: number, runs: Times[]): Figure[] => {
  const figure = (what: string, value: (times: Times) => number, atMost?: number): Figure => ({
    what: `${what}, ${jobs} jobs`,
    unit: 'ms',
    ours: median(runs.map(value)),
    goal: atMost === undefined ? undefined : { of: 'figure', atMost },
  })
  const all = ({ paced, burst }: Times) => [...paced, ...burst]
  return [
    figure('key to painted result, median', (times) => median(all(times))),
    figure('75th percentile', (times) => percentile(all(times), 0.75), P75_GOAL_MS),
    figure('slowest key', (times) => Math.max(...all(times)), LONGEST_GOAL_MS),
    figure('median at human pace', ({ paced }) => median(paced)),
    figure('median in bursts', ({ burst }) => median(burst)),
    figure('longest task while the list loads', ({ longestTask }) => longestTask),
  ]
}

type List = { jobs: number; url: string; origin: string }

/** From key to painted result of a list that the browser searches. */
const measureList = async (browser: Browser, runs: number, { jobs, url, origin }: List) => {
  const resultOf = await expectedResults(origin)
  const results: Times[] = []
  for (let run = 0; run < runs; run += 1) {
    const times = await within(RUN_SECONDS, `typing at ${url}`, measureResults(browser, url, resultOf))
    tell(`typing, ${jobs} jobs, run ${run + 1}: ${median(times.paced).toFixed(1)} ms`)
    results.push(times)
  }
  return figuresOf(jobs, results)
}

/** From key to painted letter where the server searches. */
const measureSearched = async (browser: Browser, runs: number, { jobs, url }: List): Promise<Figure[]> => {
  const results: number[][] = []
  for (let run = 0; run < runs; run += 1) {
    const times = await within(RUN_SECONDS, `typing at ${url}`, measureField(browser, url))
    tell(`typing, ${jobs} jobs searched by the server, run ${run + 1}: ${median(times).toFixed(1)} ms`)
    results.push(times)
  }
  const figure = (what: string, part: number): Figure => ({
    what: `${what}, ${jobs} jobs searched by the server`,
    unit: 'ms',
    ours: median(results.map((times) => percentile(times, part))),
  })
  return [
    figure('key to painted letter, median', 0.5),
    { ...figure('75th percentile', 0.75), goal: { of: 'figure', atMost: FIELD_GOAL_MS } },
    figure('slowest key', 1),
  ]
}

/**
 * On a processor slowed 4 times, from key to painted result where the browser searches: our own API with 300 jobs, another
 * API with 10,000. Only keys that change what is shown count; in a burst a key counts as answered by its own result or that
 * of a later key. Of our own 10,000 jobs, which the server searches, from key to painted letter: the list follows as the
 * line allows.
 */
export const typing = async ({ runs }: { runs: number }): Promise<Figure[]> => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  const few = await startPortal({ jobs: 300 })
  const many = await startPortal({ jobs: 10_000 })
  const api = await startOtherApi(many.origin)
  const other = await startPortal({ settings: { API_HOST: api.origin } })
  const list = (jobs: number, { origin }: { origin: string }, apiOrigin = origin): List => ({
    jobs,
    url: origin + paths.fullTimeJobs,
    origin: apiOrigin,
  })
  try {
    return [
      ...(await measureList(browser, runs, list(300, few))),
      ...(await measureList(browser, runs, list(10_000, other, many.origin))),
      ...(await measureSearched(browser, runs, list(10_000, many))),
    ]
  } finally {
    await browser.close()
    await Promise.all([few.stop(), many.stop(), other.stop(), api.stop()])
  }
}

import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { paths } from '@/domain/paths'
import { chromiumFlags, chromiumPath } from './support/browser'
import { barePage } from './support/barePage'
import { expectedResults, searchedJobs } from './support/expected'
import { pause, within } from './support/children'
import { median, percentile, tell, type Figure } from './support/figures'
import { startPortal } from './support/portal'
import { CARDS_IN_WINDOW, installProbe, type Shown } from './support/probe'

const SLOWDOWN = 4
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const RESULT_LIMIT_MS = 10_000
const RUN_SECONDS = 240
/** Long enough for the page to load and index its list. */
const READY_MS = 4000
const SEARCH_BOX = 'main input[type=search]'
const BARE = '/bare'

/** `<` deletes a character. */
const PACED = ['nurse<<<<<', 'raipo<ur<<<<<<', 'java<<<<', 'sales ex<<<<<<<<']
/** The keys of one burst only add, or only delete. */
const BURSTS = ['electrical', '<<<<<<<<<<', 'accounts', '<<<<<<<<', 'warehouse', '<<<<<<<<<']
const BURST_MS = 40

/** The pause after a key at a human pace. */
const pacedMs = (index: number) => 110 + ((index * 37) % 80)

/** The text that a key makes of the one before. */
const after = (text: string, key: string) => (key === '<' ? text.slice(0, -1) : text + key)

/** A key as the browser gets it from a keyboard; answers at once, the page may be busy. */
const press = (cdp: CDPSession, key: string) => {
  const common =
    key === '<'
      ? { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 }
      : {
          key,
          code: key === ' ' ? 'Space' : `Key${key.toUpperCase()}`,
          windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0),
        }
  const text = key === '<' ? {} : { text: key, unmodifiedText: key }
  const down = cdp.send('Input.dispatchKeyEvent', {
    type: key === '<' ? 'rawKeyDown' : 'keyDown',
    ...common,
    ...text,
  })
  const up = cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...common })
  return Promise.all([down, up])
}

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

/** Opens the list, slows the processor and types all keys. */
const measureResults = async (
  browser: Browser,
  url: string,
  resultOf: (text: string) => Shown,
  bareHtml: string,
): Promise<Times> => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.route(`**${BARE}`, (route) => route.fulfill({ contentType: 'text/html', body: bareHtml }))
    await page.addInitScript(installProbe, CARDS_IN_WINDOW)
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await pause(READY_MS)
    const longestTask = await page.evaluate(() => window.probe.longestTask())
    await waitUntilUsable(page, resultOf)
    const cdp = await context.newCDPSession(page)
    await page.locator(SEARCH_BOX).focus()
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
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
  } finally {
    await context.close()
  }
}

const JOBS = 300

const figuresOf = (runs: Times[], bare: Times[]): Figure[] => {
  const figure = (what: string, value: (times: Times) => number, atMost?: number): Figure => ({
    what: `${what}, ${JOBS} jobs`,
    unit: 'ms',
    ours: median(runs.map(value)),
    yardstick: median(bare.map(value)),
    goal: atMost === undefined ? undefined : { of: 'figure', atMost },
  })
  const all = ({ paced, burst }: Times) => [...paced, ...burst]
  return [
    figure('key to painted result, median', (times) => median(all(times)), 75),
    figure('95th percentile', (times) => percentile(all(times), 0.95), 140),
    figure('slowest key', (times) => Math.max(...all(times))),
    figure('median at human pace', ({ paced }) => median(paced)),
    figure('median in bursts', ({ burst }) => median(burst)),
    figure('longest task while the list loads', ({ longestTask }) => longestTask),
  ]
}

/**
 * From key to painted result of a list that the browser searches, on a processor slowed 4 times. Only keys that change what
 * is shown count; in a burst a key counts as answered by its own result or that of a later key. The yardstick is a page
 * that searches the same jobs without a library.
 */
export const typing = async ({ runs }: { runs: number }): Promise<Figure[]> => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  const portal = await startPortal({ jobs: JOBS })
  // In the order of the API, as the expected results are.
  const url = `${portal.origin}${paths.fullTimeJobs}?sort=newest`
  try {
    const jobs = await searchedJobs(portal.origin)
    const resultOf = expectedResults(jobs)
    const measure = (at: string) =>
      within(RUN_SECONDS, `typing at ${at}`, measureResults(browser, at, resultOf, barePage(jobs)))
    const [results, bare]: [Times[], Times[]] = [[], []]
    for (let run = 0; run < runs; run += 1) {
      bare.push(await measure(`${portal.origin}${BARE}`))
      const times = await measure(url)
      tell(`typing, run ${run + 1}: ${median(times.paced).toFixed(1)} ms`)
      results.push(times)
    }
    return figuresOf(results, bare)
  } finally {
    await browser.close()
    await portal.stop()
  }
}

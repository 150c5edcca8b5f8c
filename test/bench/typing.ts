import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { paths } from '@/domain/paths'
import { chromiumFlags, chromiumPath } from './support/browser'
import { expectedResults } from './support/expected'
import { median, percentile, tell, type Figure } from './support/figures'
import { readJobs } from '../e2e/support/jobs'
import { startPortal } from '../e2e/support/portal'
import { fillWith } from './support/content'
import { CARDS_IN_WINDOW, installProbe, type Shown } from './support/probe'

const SLOWDOWN = 4
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const RESULT_LIMIT_MS = 10_000
/** Long enough for the page to load and index its list. */
const READY_MS = 4000
const SEARCH_BOX = 'main input[type=search]'

/** `<` deletes a character. */
const PACED = ['nurse<<<<<', 'raipo<ur<<<<<<', 'java<<<<', 'sales ex<<<<<<<<']
/** The keys of one burst only add, or only delete. */
const BURSTS = ['electrical', '<<<<<<<<<<', 'accounts', '<<<<<<<<', 'warehouse', '<<<<<<<<<']
const BURST_MS = 40

/** The pause after a key at a human pace. */
const pacedMs = (index: number) => 110 + ((index * 37) % 80)

/** The text that a key makes of the one before. */
const after = (text: string, key: string) => (key === '<' ? text.slice(0, -1) : text + key)

type Times = { paced: number[]; burst: number[] }

/** Types the keys, so many milliseconds apart, and answers with the time to the paint of each changed result. */
const typeKeys = async (
  { page, resultOf }: { page: Page; resultOf: (text: string) => Shown },
  before: string,
  keys: string,
  apartMs: number,
) => {
  let text = before
  const results = Array.from(keys, (key) => resultOf((text = after(text, key))))
  await page.evaluate((expected) => window.probe.expect(expected), results)
  const sent = []
  for (const key of keys) {
    // The page may be busy: the next key does not wait for its answer.
    sent.push(page.keyboard.press(key === '<' ? 'Backspace' : key))
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

/** The page answers to what is typed: its script runs, and the list has come. */
const waitUntilUsable = async (page: Page, resultOf: (text: string) => Shown) => {
  for (const text of ['a', '']) {
    await page.locator(SEARCH_BOX).fill(text)
    await page.waitForFunction((wanted) => window.probe.shown() === wanted, resultOf(text))
  }
}

/** Opens the list, slows the processor and types all keys. */
const measureResults = async (
  browser: Browser,
  url: string,
  resultOf: (text: string) => Shown,
): Promise<Times> => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(installProbe, CARDS_IN_WINDOW)
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await pause(READY_MS)
    await waitUntilUsable(page, resultOf)
    const cdp = await context.newCDPSession(page)
    await page.locator(SEARCH_BOX).focus()
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const times: Times = { paced: [], burst: [] }
    let text = ''
    const type = async (keys: string, apartMs: number, into: number[]) => {
      const typed = await typeKeys({ page, resultOf }, text, keys, apartMs)
      text = typed.text
      into.push(...typed.times)
    }
    for (const keys of PACED)
      for (const [index, key] of Array.from(keys).entries()) await type(key, pacedMs(index), times.paced)
    for (const keys of BURSTS) {
      await type(keys, BURST_MS, times.burst)
      await pause(200)
    }
    return times
  } finally {
    await context.close()
  }
}

const JOBS = 300

/**
 * From key to painted result of a list that the browser searches, on a processor slowed 4 times. Only keys that change what
 * is shown count; in a burst a key counts as answered by its own result or that of a later key.
 */
export const typing = async ({ runs }: { runs: number }): Promise<Figure[]> => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  const portal = await startPortal({}, fillWith(JOBS))
  try {
    const resultOf = expectedResults(await readJobs(portal))
    const results: Times[] = []
    for (let run = 0; run < runs; run += 1) {
      // In the order of the API, as the expected results are.
      const times = await measureResults(
        browser,
        `${portal.origin}${paths.fullTimeJobs}?sort=newest`,
        resultOf,
      )
      tell(`typing, run ${run + 1}: ${median(times.paced).toFixed(1)} ms`)
      results.push(times)
    }
    const figure = (what: string, value: (times: Times) => number, atMost?: number): Figure => ({
      what: `${what}, ${JOBS} jobs`,
      unit: 'ms',
      ours: median(results.map(value)),
      goal: atMost === undefined ? undefined : { of: 'figure', atMost },
    })
    const all = ({ paced, burst }: Times) => [...paced, ...burst]
    return [
      figure('key to painted result, median', (times) => median(all(times)), 75),
      figure('95th percentile', (times) => percentile(all(times), 0.95), 140),
      figure('slowest key', (times) => Math.max(...all(times))),
      figure('median at human pace', ({ paced }) => median(paced)),
      figure('median in bursts', ({ burst }) => median(burst)),
    ]
  } finally {
    await browser.close()
    await portal.stop()
  }
}

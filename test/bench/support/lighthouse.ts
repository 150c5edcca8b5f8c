import { setTimeout as sleep } from 'node:timers/promises'
import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { chromiumFlags, chromiumPath } from './browser'

export type Throttling = 'simulate' | 'devtools'

/** Scores from 0 to 100, times in milliseconds. */
export type Report = Record<
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'layoutShift'
  | 'blockingTime'
  | 'firstPaint'
  | 'largestPaint'
  | 'benchmarkIndex',
  number
>

const LIMIT_MS = 120_000
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** No browser outlives the benchmark, whatever happens. */
const running = new Set<LaunchedChrome>()
process.once('exit', () => running.forEach((chrome) => chrome.kill()))

const audit = async (url: string, throttlingMethod: Throttling): Promise<Report> => {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: chromiumFlags,
    logLevel: 'silent',
    ignoreDefaultFlags: false,
  })
  running.add(chrome)
  try {
    const flags: Flags = {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      throttlingMethod,
      // Applied throttling is for the times alone.
      onlyCategories: throttlingMethod === 'simulate' ? CATEGORIES : ['performance'],
    }
    // Without a configuration of ours this is the preset for mobile phones.
    const result = await lighthouse(url, flags)
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`Lighthouse at ${url}: ${lhr.runtimeError.message}`)
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100)
    const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      layoutShift: value('cumulative-layout-shift'),
      blockingTime: value('total-blocking-time'),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      benchmarkIndex: lhr.environment.benchmarkIndex,
    }
  } finally {
    running.delete(chrome)
    chrome.kill()
  }
}

/** One run in a browser of its own. Now and then Lighthouse loses its page: it may try once more. */
export const lighthouseRun = async (url: string, throttling: Throttling) => {
  const run = async () => {
    const late = sleep(LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`Lighthouse at ${url} takes too long`)
    })
    return Promise.race([audit(url, throttling), late])
  }
  try {
    return await run()
  } catch {
    return run()
  }
}

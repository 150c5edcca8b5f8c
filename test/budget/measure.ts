import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'
import { limits } from './limits.ts'
import { screenStands, watchNetwork } from './rest.ts'

const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true }

export type Measured = {
  address: string
  status: number
  /** A heading came. */
  stands: boolean
  /** Before the page was usable. */
  scripts: number
  requests: number
  /** After it, until the network came to rest: what is brought for what may be opened. */
  laterScripts: number
  html: number
  fonts: number
  isMarked: boolean
  blocking: string[]
}

type Kind = 'script' | 'font' | 'page'
type File = { bytes: number; kind: Kind }

const KINDS: [RegExp, Kind][] = [
  [/javascript/, 'script'],
  [/font/, 'font'],
  [/html/, 'page'],
]

/** What travels where the server compresses as it should; what it sends bare is compressed here. */
const weigh = async (response: Response): Promise<File | undefined> => {
  const headers = await response.allHeaders()
  const [, kind] = KINDS.find(([type]) => type.test(headers['content-type'] ?? '')) ?? []
  if (!kind || response.status() >= 300) return undefined
  if (kind === 'font' || headers['content-encoding'] === 'br') {
    const { responseBodySize } = await response.request().sizes()
    return { bytes: responseBodySize, kind }
  }
  return { bytes: brotliCompressSync(await response.body()).length, kind }
}

type Timing = { name: string; startTime: number; renderBlockingStatus?: string; initiatorType: string }

/** What the browser itself tells of the load. */
const askPage = (page: Page) =>
  page.evaluate(() => ({
    usable: performance.getEntriesByName('usable', 'mark')[0]?.startTime,
    resources: performance.getEntriesByType('resource').map((entry) => entry.toJSON() as Timing),
  }))

/** Scripts of the head, as they were sent, that the browser runs before it goes on reading. */
const holdingScripts = (page: Page, html: string) =>
  page.evaluate(
    ([sent, inlineLimit]) =>
      [...new DOMParser().parseFromString(sent, 'text/html').head.querySelectorAll('script')]
        .filter(({ type }) => /^$|^(text|application)\/javascript$/.test(type))
        .filter(({ src, async, defer, text }) => (src ? !async && !defer : text.length > inlineLimit))
        .map(({ src, text }) => (src ? `${src} in the head` : `an inline script of ${text.length} bytes`)),
    [html, limits.inlineHeadScript] as const,
  )

/** Opens an address as a phone does that was never here. */
export const measure = async (browser: Browser, origin: string, address: string): Promise<Measured> => {
  const context = await browser.newContext({ ...PHONE, baseURL: origin })
  try {
    const page = await context.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    const networkRests = watchNetwork(page)
    const document = await page.goto(address)
    if (!document) throw new Error(`There is no answer at ${address}.`)
    const stands = await screenStands(page)
    await networkRests()

    const { usable, resources } = await askPage(page)
    const files = new Map<string, File>()
    for (const response of responses) {
      const file = await weigh(response)
      if (file) files.set(response.url(), file)
    }
    const sum = (kind: Kind, isCounted: (timing: Timing) => boolean) => {
      const counted = resources.filter((timing) => files.get(timing.name)?.kind === kind && isCounted(timing))
      const urls = [...new Set(counted.map(({ name }) => name))]
      return {
        bytes: urls.reduce((bytes, url) => bytes + (files.get(url)?.bytes ?? 0), 0),
        count: urls.length,
      }
    }
    const isNeeded = ({ startTime }: Timing) => usable === undefined || startTime < usable
    const needed = sum('script', isNeeded)
    const blocking = resources
      .filter((timing) => timing.renderBlockingStatus === 'blocking' && timing.initiatorType === 'script')
      .map(({ name }) => name)
    return {
      address,
      status: document.status(),
      stands,
      scripts: needed.bytes,
      requests: needed.count,
      laterScripts: sum('script', (timing) => !isNeeded(timing)).bytes,
      html: files.get(document.url())?.bytes ?? 0,
      fonts: sum('font', () => true).bytes,
      isMarked: usable !== undefined,
      blocking: [...blocking, ...(await holdingScripts(page, await document.text()))],
    }
  } finally {
    await context.close()
  }
}

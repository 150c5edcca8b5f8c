import { JSDOM } from 'jsdom'
import { startServer } from '@test/support/server'
import { buildSmallSite } from '@test/support/site'

const SITE_DIR = buildSmallSite()
/** The ends of all that a suite starts. */
export const closings: (() => Promise<unknown>)[] = []

afterAll(async () => {
  for (const close of closings) await close()
})

/** A server of a small site; what it logs goes into `lines`. */
export const start = async (
  settings: Record<string, string> = {},
  lines: string[] = [],
  pageWithinMs?: number,
) => {
  const server = await startServer({
    settings: { SITE_DIR, LOG_LEVEL: 'warn', ...settings },
    logStream: { write: (line) => void lines.push(line) },
    pageWithinMs,
  })
  closings.push(server.close)
  return server
}

/** A page as a crawler sees it: no script runs. `sent`: the fields of a form that it answers. */
export const read = async (
  { origin }: { origin: string },
  path: string,
  headers: Record<string, string> = {},
  sent?: BodyInit,
) => {
  const post = sent && { method: 'POST', body: sent }
  const response = await fetch(origin + path, { redirect: 'manual', headers, ...post })
  const html = await response.text()
  // jsdom would parse every rule of the styles, which no test looks at.
  const { document } = new JSDOM(html.replaceAll(/<style.*?<\/style>/gs, '')).window
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  const count = (selector: string) => document.querySelectorAll(selector).length
  return { code: response.status, headers: response.headers, html, document, textOf, count }
}

/** The JSON in a script of the page. */
export const blockOf = (document: Document, id: string) =>
  JSON.parse(document.getElementById(id)?.textContent ?? 'null') as unknown

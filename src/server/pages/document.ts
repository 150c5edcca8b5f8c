import { PAGE_DATA, type PageData } from '@/app/pageData'
import type { RenderedApp } from '@/app/renderApp'
import type { RenderedScreen } from '@/app/renderPage'
import { company } from '@/domain/company'
import { asScriptData } from '@/domain/settings'

/** Places in public/index.html where a page differs from another. */
const HEAD_END = '</head>'
const DATA = '<!--data-->'
/** Between these two is the content that the browser shows until it has rendered a screen itself. */
const [APP_START, APP_END] = ['<!--app-->', '<!--/app-->'] as const

/** index.html of the build, and the script files that each screen needs, by its path. */
export type Build = { index: string; scripts: Partial<Record<string, readonly string[]>> }

const dataBlock = (data: PageData) =>
  `<script type="application/json" id="${PAGE_DATA}">${asScriptData(data)}</script>`

/** The document without a screen, which the browser renders then. React puts the title of the screen before this one. */
export const withSettings = (index: string, settings: PageData['settings']) =>
  index
    .replace(HEAD_END, `<title>${company.name}</title>${HEAD_END}`)
    .replace(DATA, () => dataBlock({ settings }))

/** Puts rendered screens into index.html. Undefined if that file lacks the places for it. */
export const createDocument = ({ index, scripts }: Build) => {
  const [start, afterHead] = index.split(HEAD_END)
  const [beforeApp, app] = afterHead?.split(APP_START) ?? []
  const [beforeData, end] = app?.split(APP_END)[1]?.split(DATA) ?? []
  if (start === undefined || beforeApp === undefined || beforeData === undefined || end === undefined)
    return undefined
  /** Files of the screen, which are run after those that index.html loads for every screen. */
  const scriptTags = (path: string) =>
    (scripts[path] ?? [])
      .filter((file) => !index.includes(file))
      .map((file) => `<script defer fetchpriority="low" src="${file}"></script>`)
      .join('')
  return (path: string, { head, body, entries }: RenderedScreen, settings: PageData['settings']) =>
    [
      start,
      head,
      scriptTags(path),
      HEAD_END,
      beforeApp,
      body,
      beforeData,
      dataBlock({ settings, entries }),
      end,
    ].join('')
}

/** The fonts of index.html. */
const FONTS = /<style>.*?<\/style>/s

/** A document of a part of the site with its fonts, without scripts: it is looked at, and nothing in it can be pressed. */
export const previewDocument = (index: string) => {
  // No visitor reads it who would see the text move.
  const fonts = FONTS.exec(index)?.[0].replaceAll('font-display: optional', 'font-display: swap') ?? ''
  return ({ head, body }: RenderedApp) =>
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">${fonts}${head}</head><body inert>${body}</body></html>`
}

import { createHash } from 'node:crypto'
import { PAGE_DATA, type PageData } from '@/app/pageData'
import type { RenderedApp } from '@/app/renderApp'
import type { RenderedScreen } from '@/app/renderPage'
import { sampleCompany } from '@/domain/content/company'
import { IDEMPOTENCY_KEY_FIELD } from '@/domain/submissions/hiddenFields'
import { asScriptData, type SiteSettings } from '@/domain/site/settings'

/** Places in public/index.html where a page differs from another. */
const HEAD_END = '</head>'
const DATA = '<!--data-->'
/** The content that the browser shows until it has rendered a screen itself, with the space around it, which no screen has. */
const APP = /\s*<!--app-->.*?<!--\/app-->\s*/s

/** index.html of the build, and the script files that each screen needs, by its path. */
export type Build = { index: string; scripts: Partial<Record<string, readonly string[]>> }

/** The bundles have the sample company. */
const dataBlock = ({ settings, ...data }: PageData) => {
  const { company, ...others } = settings
  const sent = company === sampleCompany ? others : settings
  return `<script type="application/json" id="${PAGE_DATA}">${asScriptData({ settings: sent, ...data })}</script>`
}

/** The document without a screen, which the browser renders then. React puts the title of the screen before this one. */
export const withSettings = (index: string, settings: PageData['settings'] & Pick<SiteSettings, 'company'>) =>
  index
    .replace(HEAD_END, `<title>${settings.company.name}</title>${HEAD_END}`)
    .replace(DATA, () => dataBlock({ settings }))

const SCRIPTS = /<script defer[^>]*><\/script>/g

/**
 * Loads the scripts of a rendered page once it is painted, so that they do not compete with the first paint. A background tab
 * is never painted and does not wait. A form that is sent meanwhile gets a key, so that a second press is the same submission.
 */
const LOADER = `{
  const { files } = document.currentScript.dataset
  const load = () => {
    for (const src of files.split(' '))
      document.head.append(
        Object.assign(document.createElement('script'), { src, async: false, fetchPriority: 'high' })
      )
  }
  addEventListener('submit', ({ target }) => {
    const key = target.elements.namedItem('${IDEMPOTENCY_KEY_FIELD}')
    if (key) key.value ||= crypto.getRandomValues(new Uint32Array(4)).join('-')
  })
  if (document.hidden) load()
  else requestAnimationFrame(() => setTimeout(load))
}`

/** The source by which a content security policy allows the loader. */
export const LOADER_SOURCE = `'sha256-${createHash('sha256').update(LOADER).digest('base64')}'`

/** Puts rendered screens into index.html. */
export const createDocument = ({ index, scripts }: Build) => {
  const page = index.replace(SCRIPTS, '')
  const ofAll = [...index.matchAll(SCRIPTS)].map(([tag]) => /src="?([^">]+)/.exec(tag)?.[1])
  // From the end to the start, so that no placeholder is searched for in inserted text.
  const withScreen = ({ head, body }: RenderedApp, data: string) =>
    page
      .replace(DATA, () => data)
      .replace(APP, () => body)
      .replace(HEAD_END, () => head + HEAD_END)
  return {
    withScripts: (path: string, screen: RenderedScreen, settings: PageData['settings']) => {
      /** The scripts of every screen run first, then the scripts of this one. */
      const files = [...new Set([...ofAll, ...(scripts[path] ?? [])])].join(' ')
      const data = dataBlock({ settings, entries: screen.entries })
      return withScreen(screen, `${data}<script data-files="${files}">${LOADER}</script>`)
    },
    /** Only its links and forms work: a script would render another screen, since none is at this address. */
    withoutScripts: (screen: RenderedApp) => withScreen(screen, ''),
  }
}

/** The fonts of index.html. */
const FONTS = /<style>.*?<\/style>/s

/** A preview of a part of the site, with its fonts and without scripts; nothing in it can be pressed. */
export const previewDocument = (index: string) => {
  const fonts = FONTS.exec(index)?.[0] ?? ''
  return ({ head, body }: RenderedApp, lang: string) =>
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">${fonts}${head}</head><body inert>${body}</body></html>`
}

import type { RenderedPage } from '@/app/renderPage'
import { asScriptData } from '@/domain/scriptData'
import type { SiteSettings } from '@/domain/settings'
import { addScriptsAfterPaint, SCRIPTS_BLOCK } from './firstPaint'

/** Minifying takes the quotes away. */
const SETTINGS_BLOCK = /(<script\b[^>]*\bid=["']?settings\b[^>]*>)[^<]*(<\/script>)/
const SCRIPT_FILE = /<script\b[^>]*\bsrc=["']?([^"'\s>]+)[^>]*><\/script>/g
const EMPTY_ROOT = /<div id=["']?root["']?><\/div>/
const NO_SCRIPT = /<noscript>[^]*?<\/noscript>/g

/** Where no script will ever run: what only scripts move or send gives way to what can be read. */
const withoutScript =
  '<noscript><style>.form-card noscript p{margin:0}.form-card noscript a{color:inherit}form[method=post],.form-required{display:none!important}[data-still-track]{display:block!important}[data-still-track]>*{visibility:visible!important}[data-still-track] img{display:block!important}</style></noscript>'

const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${asScriptData(value)}</script>`

/** What the browser must know of the server's settings, so that one build serves every setting. */
export const withSettings = (html: string, settings: Partial<SiteSettings>) =>
  html.replace(SETTINGS_BLOCK, (_block, start: string, end: string) => start + asScriptData(settings) + end)

/** Which scripts the screen at each path needs, as the build lists them; all of them load side by side. */
export type ScriptsOfScreens = Partial<Record<string, readonly string[]>>

/**
 * Puts rendered screens into the document that the build made for the browser. Undefined where that document is not
 * such a one; the browser then renders the site by itself.
 */
export const createDocument = (index: string, scriptsOfScreens: ScriptsOfScreens) => {
  const scripts = [...index.matchAll(SCRIPT_FILE)].map(([, file = '']) => file)
  const bare = index.replace(SCRIPT_FILE, '').replace(NO_SCRIPT, '')
  const [start, afterHead] = bare.split('</head>')
  const [beforeRoot, end] = afterHead?.split(EMPTY_ROOT) ?? []
  if (start === undefined || beforeRoot === undefined || end === undefined) return undefined
  return ({ path, head, styles, body, data }: RenderedPage, settings: SiteSettings) =>
    [
      withSettings(start, settings),
      head,
      styles,
      withoutScript,
      '</head>',
      beforeRoot,
      `<div id="root">${body}</div>`,
      dataBlock('page-data', data),
      dataBlock(SCRIPTS_BLOCK, scriptsOfScreens[path] ?? scripts),
      `<script>${addScriptsAfterPaint}</script>`,
      end,
    ].join('')
}

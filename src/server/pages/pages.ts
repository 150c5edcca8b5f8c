import { setTimeout as sleep } from 'node:timers/promises'
import { createPageRenderer, type Redirection } from '@/app/renderPage'
import { screenAt } from '@/app/routes'
import { questionPath } from '@/domain/submissions/questions'
import { inEachLanguage, languageAt, withoutLanguage, type Language } from '@/domain/languages'
import { MEGABYTE } from '@/domain/site/limits'
import { applyJobPath, INVITATION_PATTERN, paths, routePath, screenPath, tellUsPath } from '@/domain/paths'
import type { SiteSettings } from '@/domain/site/settings'
import { formPaths, type FormAnswer } from '@/domain/submissions/nativeForms'
import { trackPaths } from '@/domain/submissions/track'
import { createContentCache } from '../content/contentCache'
import { encode, type Encoded } from '../content/encoded'
import type { ContentSettings, SiteContent } from './content'
import { createDocument, withSettings, type Build } from './document'

/** Too many pages wait, or the turn came too late. */
export class QueueFull extends Error {}

/** Does one piece of work at a time, in the order in which they came. */
export type RenderQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Rendering blocks the thread; other requests are served between two pages. */
const PAUSE_MS = 4

export const createRenderQueue = ({
  waitingMax,
  withinMs,
}: {
  waitingMax: number
  withinMs: number
}): RenderQueue => {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (work) => {
    if (waiting >= waitingMax) throw new QueueFull(`${waiting} wait to be rendered`)
    waiting += 1
    const since = performance.now()
    const result = last.then(() => {
      waiting -= 1
      if (performance.now() - since > withinMs) throw new QueueFull(`not rendered within ${withinMs} ms`)
      return work()
    })
    last = result.then(
      () => sleep(PAUSE_MS, undefined, { ref: false }),
      () => undefined,
    )
    return result
  }
}

/** A page as it is sent, or the address that it redirects to. */
export type Page = { code: number; html: Encoded } | Redirection

/** A page that the server does not render, because it is busy or does not know the content; its code is known. */
export class RenderSkipped extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

type Visit = {
  origin: string
  /** Whether the visitor asked to save data. */
  saveData: boolean
}

export type PageRequest = Visit & {
  /** With its language. Can be decoded. */
  path: string
  search: string
}

/** The visitor of a page without a language in its address. */
type Visitor = Visit & { language: Language }

/** The memory of all cached pages, with their compressed forms. */
const CACHED_BYTES = 48 * MEGABYTE

const HTML = 'text/html; charset=utf-8'

const bytesOf = (page: Page) => ('html' in page ? 2 * page.html.bytes : 0)

const formScreens: Partial<Record<string, string>> = {
  [formPaths.application]: paths.applyJob,
  [formPaths.enquiry]: paths.manpowerEnquiry,
  [formPaths.internship]: paths.internship,
  [formPaths.resume]: paths.submitResume,
  ...Object.fromEntries(Object.values(trackPaths).map((path) => [path, paths.track])),
}

/** Whether the form of a screen is stored. */
export const storesForm = (screen: string) =>
  screen !== paths.track && [paths.tellUs, ...Object.values(formScreens)].includes(screen)

/** The address of the screen whose form was sent; undefined where no screen has it. */
export const screenOf = ({ path, fields }: Pick<FormAnswer, 'path' | 'fields'>) => {
  if (path === formPaths.application) return applyJobPath(fields.job_id ?? '')
  // Messages of other clients have no reason, and are answered as before.
  const isOfScreen = 'reason' in fields || Object.keys(fields).length === 0
  return path === formPaths.message && isOfScreen ? tellUsPath(fields.job) : formScreens[path]
}

type PagesOptions = {
  builds: Record<Language, Build>
  content: SiteContent
  settings: Omit<SiteSettings, 'saveData' | keyof ContentSettings>
  inQueue: RenderQueue
  maxBytes?: number
}

/** Renders a page once and caches it until the content changes, for all addresses with the same relevant query. */
export const createPages = ({
  builds,
  content,
  settings,
  inQueue,
  maxBytes = CACHED_BYTES,
}: PagesOptions) => {
  const render = createPageRenderer(content.load)
  const cache = createContentCache<Page>({ maxBytes, bytesOf })
  const inLanguage = inEachLanguage((code) => {
    const shellFor = (searchesJobs: boolean) =>
      encode(withSettings(builds[code].index, { ...settings, searchesJobs }), HTML)
    const documents = createDocument(builds[code])
    return { documents, loadedShell: shellFor(false), searchedShell: shellFor(true) }
  })

  const settingsFor = async (saveData: boolean) => ({ ...settings, ...(await content.settings()), saveData })

  const renderForOne = async (
    address: string,
    { language, origin, saveData }: Visitor,
    { answer, ...shown }: { answer?: FormAnswer } & Pick<SiteSettings, 'question'>,
  ) => {
    const own = { ...(await settingsFor(saveData)), ...shown }
    const page = await render({ language, address }, { ...own, origin }, answer)
    if (!('render' in page) || !page.render) return undefined
    return { settings: own, rendered: await inQueue(page.render), documents: inLanguage[language].documents }
  }

  return {
    /** Rejects where rendering fails. */
    pageOf: async ({ path: address, search, origin, saveData }: PageRequest): Promise<Page> => {
      const language = languageAt(address)
      const asked = withoutLanguage(address)
      const screen = screenAt({ pathname: decodeURI(asked) })
      const isPattern = screen?.path.includes(':') ?? false
      const path = isPattern ? screenPath(asked) : (screen?.path ?? asked)
      const query = screen?.relevantQuery?.(new URLSearchParams(search)) ?? new URLSearchParams()
      const ownSettings = await settingsFor(saveData)
      const key = `${language} ${origin} ${ownSettings.answerDays} ${saveData ? 'less ' : ''}${path}?${query}`
      return cache.get(await content.version(), key, async () => {
        const page = await render(
          { language, address: query.size > 0 ? `${path}?${query}` : path },
          { ...ownSettings, origin },
        )
        if ('location' in page) return page
        const { code, render: renderScreen } = page
        if (!renderScreen) throw new RenderSkipped(code, 'the content of the page is not known')
        const rendered = await inQueue(renderScreen).catch((error: unknown) => {
          throw error instanceof QueueFull ? new RenderSkipped(code, error.message) : error
        })
        const { documents } = inLanguage[language]
        return { code, html: encode(documents.withScripts(routePath(path), rendered, ownSettings), HTML) }
      })
    },
    /** The screen with the answer to a form that was sent without script: for one visitor, and never cached. */
    answeredPage: async (answer: FormAnswer, visitor: Visitor) => {
      const screen = screenOf(answer)
      const page = screen && (await renderForOne(screen, visitor, { answer }))
      return page && page.documents.withoutScripts(page.rendered)
    },
    /** Renders the page of a question for one visitor; it is never cached. */
    questionPage: async (question: NonNullable<SiteSettings['question']>, visitor: Visitor) => {
      const page = await renderForOne(questionPath(question.id), visitor, { question })
      return (
        page && encode(page.documents.withScripts(INVITATION_PATTERN, page.rendered, page.settings), HTML)
      )
    },
    /** The document without a screen, which the browser renders. */
    shell: async (language: Language) => {
      const { loadedShell, searchedShell } = inLanguage[language]
      const isSearched = await content.settings().then(
        ({ searchesJobs }) => searchesJobs,
        () => false,
      )
      return isSearched ? searchedShell : loadedShell
    },
    /** How many pages are cached, and about the memory that they take. */
    cached: cache.size,
  }
}

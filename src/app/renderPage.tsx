import type { I18n } from '@lingui/core'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { Transport } from '@/api/baseQuery'
import { errorMessage, readEnvelope } from '@/api/envelope'
import { portalApi } from '@/api/portalApi'
import { FormAnswerContext } from '@/components/form/formAnswer'
import type { Site } from '@/components/SiteSettings'
import { hasHindi } from '@/domain/text/compareText'
import {
  DEFAULT_LANGUAGE,
  inEachLanguage,
  languagePath,
  languagePrefix,
  withoutLanguage,
  type Language,
} from '@/domain/languages'
import type { FormAnswer } from '@/domain/submissions/nativeForms'
import { i18nOf } from '@/locales/catalogs'
import { siteOf } from '@/store/site'
import { makeStore, type AppStore, type RootState } from '@/store/store'
import { readAddress } from './filterAddress'
import type { PageData } from './pageData'
import { noRequests, renderApp, type RenderedApp } from './renderApp'
import { routes } from './router'
import { readsAt, screenAt } from './routes'
import { isRefused, isSentInPage, type ScreenRead } from './screen'
import { makeTheme } from './theme'

type Entries = NonNullable<PageData['entries']>

/** A screen as HTML, in the parts that a document is put together of. */
export type RenderedScreen = RenderedApp & { entries: Entries }

/** An address that leads elsewhere. */
export type Redirection = { code: number; location: string }

/** A page with its content. Without `render` the server does not know the content. */
type LoadedPage = { code: number; render?: () => Promise<RenderedScreen> }

/** The ticked boxes travel as JSON; any other field is a text, whatever was typed. */
const valueOf = (name: string, text: string) => {
  if (name !== 'service_required') return text
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.map(String) : []
  } catch {
    return []
  }
}

/** A form that was refused opens with what was typed, and with the sentence beside its field. */
const withValues = (answer: FormAnswer, i18n: I18n): FormAnswer => {
  const { error } = { error: undefined, ...readEnvelope(answer.envelope) }
  if (!error) return answer
  const values = Object.entries(answer.fields).map(([name, text]) => [name, valueOf(name, text)] as const)
  const errors = 'field' in error && error.field ? { [error.field]: errorMessage(error, i18n) } : {}
  return { ...answer, values: Object.fromEntries(values), errors }
}

/** Every answer must be one that a screen can show: data, or the refusal of a category that does not exist. */
const stateWith = async (store: AppStore, reads: readonly ScreenRead[]) => {
  const ask = async ({ endpointName, start }: ScreenRead) => {
    const answer = await start(store.dispatch, { subscribe: false })
    if (answer.data === undefined && !(isRefused(answer) && endpointName === 'searchJobs'))
      throw new Error(`${endpointName} got no answer to show`)
  }
  await Promise.all(reads.map(ask))
  return store.getState()
}

/** Texts that are searched by the browser. */
const SEARCHED = new Set(['title_hi', 'service_name_hi'])

const withoutHindi = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (name, value: unknown) =>
      name.endsWith('_hi') && !SEARCHED.has(name) ? undefined : value,
    ),
  )

/** The answers that a rendered page brings, so that the browser need not ask for them; without Hindi where it shows none. */
const entriesOf = (
  reads: readonly ScreenRead[],
  state: RootState,
  { showsHindi }: { showsHindi: boolean },
): Entries =>
  reads
    .filter((read) => isSentInPage(read, state))
    .map(({ endpointName, arg, answerOf }) => {
      const { data } = answerOf(state)
      return { endpointName, arg, value: showsHindi ? data : withoutHindi(data) }
    })

/** Renders addresses with the routes, the store and the components of the browser. `load` answers what they read. */
export const createPageRenderer = (load: NonNullable<Transport['load']>) => {
  const inLanguage = inEachLanguage((code) => ({
    handler: createStaticHandler(routes, { basename: languagePath(code, '/') }),
    theme: makeTheme(code),
  }))

  /**
   * Loads the content of an address (path and query, without its language). Rejects if it is not available, or if a screen
   * throws. `answer`: to a form that was sent without script.
   */
  return async (
    { language, address }: { language: Language; address: string },
    site: Site,
    answer?: FormAnswer,
  ): Promise<LoadedPage | Redirection> => {
    const { apiHost, searchesJobs } = site
    const { handler, theme } = inLanguage[language]
    const ownApi = apiHost === ''
    const transport = { apiHost, fetch: noRequests, noRetry: true }
    const settings = siteOf({ language, ownApi, serverSearch: searchesJobs })
    const answers = makeStore({ ...transport, load }, { site: settings })
    try {
      const context = await handler.query(new Request(`http://site${languagePrefix(language)}${address}`))
      if (context instanceof Response)
        return { code: context.status, location: context.headers.get('location') ?? '/' }
      const [failure] = Object.values(context.errors ?? {})
      if (failure instanceof Error) throw failure
      const { search } = context.location
      const pathname = withoutLanguage(context.location.pathname)
      const screen = screenAt({ pathname })
      const query = new URLSearchParams(search)
      const isMissing = screen?.isOwn && !ownApi
      const first = isMissing ? [] : readsAt({ pathname, search })
      const answered = await stateWith(answers, first)
      const resolved = screen?.resolve?.(answered, query, pathname)
      const { code = isMissing ? 404 : context.statusCode, reads: next = [] } = resolved ?? {}
      const reads = [...first, ...next]
      const state = await stateWith(answers, next)
      // Another API may answer for a category that its list lacks, and the browser asks it.
      if (!ownApi && reads.some((one) => isRefused(one.answerOf(state)))) return { code }

      const render = async () => {
        const store = makeStore(transport, { portalApi: state.portalApi, site: settings })
        readAddress(store, { pathname, search })
        const router = (
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        )
        const children = (
          <FormAnswerContext value={answer && withValues(answer, i18nOf(language))}>
            {router}
          </FormAnswerContext>
        )
        const app = { store, theme, i18n: i18nOf(language), site, children }
        const rendered = await renderApp(app, `The screen at ${pathname}`)
        const showsHindi = language !== DEFAULT_LANGUAGE || [...query.values()].some(hasHindi)
        return { ...rendered, entries: entriesOf(reads, state, { showsHindi }) }
      }
      return { code, render }
    } finally {
      // The cache holds a timer for each answer, and with it this store.
      answers.dispatch(portalApi.util.resetApiState())
    }
  }
}

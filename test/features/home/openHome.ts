import { screen, waitFor } from '@testing-library/react'
import type { SiteSettings } from '@/domain/site/settings'
import { renderApp } from '@test/support/renderApp'
import { dismissSecurityNotice } from '@test/support/securityNotice'
import { startScriptedApi, success, type Answer } from '@test/support/scriptedApi'

const paths = {
  header: '/web/get_header_content_data',
  slides: '/web/slider-image/get',
  industries: '/web/home/get_industry_list',
  companies: '/web/get_clients_list',
  categories: '/web/category/get',
  jobs: '/web/job/get',
}

/** The lists that Home asks for: rows, or another answer. What is not named is empty. */
export type HomeContent = Partial<Record<keyof typeof paths, Record<string, unknown>[] | Answer>>

const ends: (() => Promise<void>)[] = []

afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()))
})

type Visit = { path?: string; before?: string[]; settings?: Partial<SiteSettings> }

/** The site before an API with this content, just opened at Home. */
export const startHome = async (content: HomeContent = {}, { path = '/', before, settings }: Visit = {}) => {
  const answers = Object.entries(paths).map(([list, url]) => {
    const answer = content[list as keyof HomeContent] ?? []
    return [url, [Array.isArray(answer) ? success(answer) : answer]]
  })
  const api = await startScriptedApi(Object.fromEntries(answers) as Record<string, Answer[]>)
  ends.push(api.close)
  return { ...renderApp(path, { origin: api.origin, before, settings }), requests: api.requests }
}

/** Home with all that it loads, and its security notice dismissed. */
export const openHome = async (content: HomeContent = {}, visit?: Visit) => {
  const app = await startHome(content, visit)
  await dismissSecurityNotice(app.user)
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
  return app
}

/** The wire refuses a list, or never answers with one. */
export const refused: Answer = { json: { status: '0', message: 'Closed for stocktaking.' } }
export const failing: Answer = { raw: '<h1>Oops</h1>', code: 500, type: 'text/html' }

import { screen, waitFor, within } from '@testing-library/react'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { renderApp, SITE } from '@test/support/renderApp'
import { startScriptedApi, success, type Answer } from '@test/support/scriptedApi'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([{ job_id: '1' }, { job_id: '2' }])
})
afterAll(() => portal.close())

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const main = () => within(screen.getByRole('main'))
const cards = () => main().queryAllByRole('link', { name: /Jobs$/ })
const seesCards = (count: number) => waitFor(() => expect(cards()).toHaveLength(count))

const fifty = Array.from({ length: 50 }, (_, index) => ({
  industry_id: index + 1,
  label: index === 1 ? 'कृषि & खाद्य' : `Industry ${index + 1}`,
  count: index === 2 ? null : `${index}`,
}))

const openWith = async (answer: Answer) => {
  const api = await startScriptedApi({ '/web/category/get': [answer] })
  ends.push(api.close)
  const app = renderApp('/all-categories', api)
  await screen.findByRole('heading', { level: 1, name: 'All Categories' })
  return app
}

describe('All categories', () => {
  it('are below Home, each a card with its label and number of jobs; a few need no search', async () => {
    renderApp('/all-categories', portal)
    expect(await screen.findByRole('heading', { level: 1, name: 'All Categories' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'breadcrumb' })).toHaveTextContent(/^Home>All Categories$/)
    await seesCards(2)
    expect(main().queryByRole('searchbox')).not.toBeInTheDocument()
    expect(cards().map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
      ['Engineering 2 Jobs', '/job-by-categories?id=1'],
      ['Healthcare 0 Jobs', '/job-by-categories?id=2'],
    ])
    expect(main().getAllByRole('list').at(-1)?.childElementCount).toBe(2)
    await waitFor(() => expect(document.title).toBe('All Categories | Navkaam'))
    const canonical = document.head.querySelector('link[rel="canonical"]')
    expect(canonical).toHaveAttribute('href', `${SITE}/all-categories`)
  })

  it('may have numbers for ids and encoded or missing texts, and are found by a part of their name', async () => {
    const { user } = await openWith(success(fifty))
    await seesCards(50)
    expect(
      cards()
        .map((card) => card.textContent)
        .slice(0, 4),
    ).toEqual(['Industry 1 0 Jobs', 'कृषि & खाद्य 1 Jobs', 'Industry 3 0 Jobs', 'Industry 4 3 Jobs'])
    expect(cards()[49]).toHaveAttribute('href', '/job-by-categories?id=50')

    const box = screen.getByRole('searchbox', { name: 'Find a category' })
    await user.click(box)
    await user.paste(' INDUSTRY  4')
    await seesCards(11)
    expect(screen.getByRole('status')).toHaveTextContent('11 of 50 categories')
    expect(cards()[0]).toHaveTextContent('Industry 4')
    await user.clear(box)
    await user.paste('खाद्य')
    await seesCards(1)
    await user.paste('x')
    await seesCards(0)
    expect(screen.getByRole('status')).toHaveTextContent('0 of 50 categories')
  })
})

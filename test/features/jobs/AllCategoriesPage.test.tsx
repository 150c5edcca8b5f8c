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
/** The roles and names of five hundred would take seconds to work out. */
const manyCards = () => [...screen.getByRole('main').querySelectorAll('ul a')]
const seesManyCards = (count: number) => waitFor(() => expect(manyCards()).toHaveLength(count))
const seesCards = (count: number) => waitFor(() => expect(cards()).toHaveLength(count))

const fiveHundred = Array.from({ length: 500 }, (_, index) => ({
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
  it('are below Home, each a card with its label and number of jobs', async () => {
    renderApp('/all-categories', portal)
    expect(await screen.findByRole('heading', { level: 1, name: 'All Categories' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'breadcrumb' })).toHaveTextContent(/^Home>All Categories$/)
    await seesCards(2)
    expect(cards().map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
      ['Engineering 2 Jobs', '/job-by-categories?id=1'],
      ['Healthcare 0 Jobs', '/job-by-categories?id=2'],
    ])
    expect(main().getAllByRole('list').at(-1)?.childElementCount).toBe(2)
  })

  it('lead to the jobs of the category', async () => {
    const { user, address } = renderApp('/all-categories', portal)
    await user.click(await screen.findByRole('link', { name: /^Engineering/ }))
    await screen.findByText('2 Jobs available')
    expect(address()).toBe('/job-by-categories?id=1')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Job According To The Engineering Category',
    )
  })

  it('tell tabs and shared links what they are', async () => {
    renderApp('/all-categories', portal)
    await seesCards(2)
    await waitFor(() => expect(document.title).toBe('All Categories | Navkaam'))
    const canonical = document.head.querySelector('link[rel="canonical"]')
    expect(canonical).toHaveAttribute('href', `${SITE}/all-categories`)
  })

  it('are awaited with a spinner', async () => {
    let letGo: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    renderApp('/all-categories', {
      ...portal,
      fetch: async (...request: Parameters<typeof fetch>) => {
        await gate
        return fetch(...request)
      },
    })
    expect(await screen.findByRole('progressbar', { name: 'Loading categories' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'All Categories' })).toBeVisible()
    letGo()
    await seesCards(2)
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it.each<[string, Answer]>([
    ['refused', { json: { status: '0', message: 'Not today.' } }],
    ['no list', success({ rows: [] })],
    ['empty', success([])],
  ])('are silently none where the list is %s', async (_what, answer) => {
    await openWith(answer)
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    expect(cards()).toEqual([])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText('Not today.')).not.toBeInTheDocument()
  })

  it('may be five hundred, with numbers for ids and encoded or missing texts', async () => {
    await openWith(success(fiveHundred))
    await seesManyCards(500)
    const shown = manyCards().map((card) => card.textContent)
    expect(shown.slice(0, 4)).toEqual([
      'Industry 1 0 Jobs',
      'कृषि & खाद्य 1 Jobs',
      'Industry 3 0 Jobs',
      'Industry 4 3 Jobs',
    ])
    expect(manyCards()[499]).toHaveAttribute('href', '/job-by-categories?id=500')
  })

  it('are found by a part of their name in any case, where they are many', async () => {
    const { user } = await openWith(success(fiveHundred))
    await seesManyCards(500)
    const box = screen.getByRole('searchbox', { name: 'Find a category' })
    await user.type(box, ' INDUSTRY  41')
    await seesManyCards(11)
    expect(screen.getByRole('status')).toHaveTextContent('11 of 500 categories')
    expect(manyCards()[0]).toHaveTextContent('Industry 41')
    await user.clear(box)
    await user.type(box, 'खाद्य')
    await seesManyCards(1)
    await user.type(box, 'x')
    await seesManyCards(0)
    expect(screen.getByRole('status')).toHaveTextContent('0 of 500 categories')
  })

  it('are not searched where they are few', async () => {
    renderApp('/all-categories', portal)
    await seesCards(2)
    expect(main().queryByRole('searchbox')).not.toBeInTheDocument()
  })
})

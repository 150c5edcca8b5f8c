import { act, screen, waitFor, within } from '@testing-library/react'
import { card, openCategory, openJobList, positions, sidebar } from '@test/features/jobs/list/jobList'
import { searchedBy, startSearchedPortal } from '@test/features/jobs/list/searchedServer'
import { type Portal, startPortal } from '@test/features/seededPortal'
import { renderApp, SITE } from '@test/support/renderApp'
import { startScriptedApi, success, type Answer } from '@test/support/scriptedApi'

describe('By the server', () => {
  let portal: Portal

  beforeAll(async () => {
    portal = await startSearchedPortal()
  })
  afterAll(() => portal.close())

  const LANDINGS = '/api/landings?path=%2Ffull-time-jobs'
  const SEARCH = '/web/job/search'

  const open = async (query = '') => {
    const server = searchedBy(portal)
    return { ...(await openJobList(portal, query, server.options)), ...server }
  }

  const fitters = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_nothing, index) => `Fitter ${from + index}`)

  describe('A list that the server searches', () => {
    it('asks for one page, goes back to what was seen without asking again, and begins anew with other filters', async () => {
      const { user, goBack, tickSalary, seesJobs, seesAddress, takeAsked } = await open()
      await seesJobs(29)
      expect(positions()).toEqual(['Ward nurse', 'Night nurse', 'Ledger clerk', ...fitters(1, 21)])
      expect(takeAsked().sort()).toEqual([LANDINGS, SEARCH])
      await user.click(screen.getByRole('link', { name: 'Go to page 2' }))
      await waitFor(() => expect(positions()).toEqual(fitters(22, 26)))
      expect(takeAsked()).toContain(`${SEARCH}?page=2`)
      await goBack()
      await waitFor(() => expect(positions()).toHaveLength(24))
      expect(takeAsked()).toEqual([])
      await user.click(screen.getByRole('link', { name: 'Go to page 2' }))
      await tickSalary('3-6')
      await seesJobs(27)
      expect(positions()).toEqual(['Ward nurse', ...fitters(1, 23)])
      await seesAddress('/full-time-jobs?salary=3-6')
    })

    it('shows what is close to a text that no job contains, among what the other filters leave', async () => {
      const { seesJobs } = await open('?q=nurce&salary=3-6')
      await seesJobs(0)
      const part = await screen.findByRole('region', { name: 'Close to what you typed' })
      expect(
        within(part)
          .getAllByRole('heading')
          .map((heading) => heading.textContent),
      ).toEqual(['Ward nurse'])
      expect(within(part).getByText('No job has exactly these words. 1 that is close:')).toBeVisible()
      expect(screen.queryByText('No job fits these filters')).not.toBeInTheDocument()
    })
  })

  describe('What is chosen in quick steps', () => {
    const search = (rest: string) => `${SEARCH}?${rest}`

    it('is asked for once: typed letters, a slider that is moved', async () => {
      const { user, searchBox, moveSlider, seesJobs, takeAsked } = await open('?location=Raipur')
      takeAsked()
      await user.type(searchBox(), 'nur')
      await seesJobs(2)
      expect(takeAsked()).toEqual([search('q=nur&location=Raipur')])
      await moveSlider('{ArrowRight}{ArrowRight}{ArrowRight}')
      expect(sidebar().getByText('3 Yrs')).toBeVisible()
      await seesJobs(1)
      expect(takeAsked()).toEqual([search('q=nur&experience=3&location=Raipur')])
    })

    it('shows the answer to the last, in whatever order they come', async () => {
      const { enterSearch, hold, letGo, isAsked, seesJobs } = await open('?location=Raipur')
      const [nurse, clerk] = [search('q=nurse&location=Raipur'), search('q=clerk&location=Raipur')]
      hold(nurse)
      hold(clerk)
      await enterSearch('nurse')
      await waitFor(() => expect(isAsked(nurse)).toBe(true))
      expect(screen.getByText(/Jobs available$/)).toHaveTextContent('3 Jobs available')
      expect(positions()).toHaveLength(3)
      expect(card('Ledger clerk').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
      await enterSearch('clerk')
      await waitFor(() => expect(isAsked(clerk)).toBe(true))
      letGo(clerk)
      await seesJobs(1)
      letGo(nurse)
      // The late answer is there as soon as the same text is typed again.
      await enterSearch('nurse')
      await seesJobs(2)
      expect(positions()).toEqual(['Ward nurse', 'Night nurse'])
    })
  })

  test('A search without an answer leaves the list empty without a word; the next one or the line fills it', async () => {
    const { breakDown, mend, tickDepartment, tickSalary, seesJobs } = await open('?location=Raipur')
    breakDown()
    await tickDepartment('Accounts')
    await seesJobs(0)
    expect(screen.queryByRole('alert')).toBeNull()
    mend()
    act(() => void window.dispatchEvent(new Event('online')))
    await seesJobs(3)
    expect(screen.getByRole('button', { name: 'Remove Accounts' })).toBeVisible()
    breakDown()
    await tickSalary('6-10')
    await seesJobs(0)
    mend()
    await tickSalary('0-3')
    await seesJobs(2)
  })

  test('A category that the server searches is searched by its id', async () => {
    const server = searchedBy(portal)
    const { seesJobs, tickSalary } = await openCategory(portal, '2', '', server.options)
    await seesJobs(2)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Job According To The Healthcare Category',
    )
    await tickSalary('6-10')
    await seesJobs(1)
    expect(server.takeAsked()).toEqual([`${SEARCH}?industry=2`, `${SEARCH}?industry=2&salary=6-10`])
  })

  test('A landing page is searched with its own filter, and asks for no other jobs before that is known', async () => {
    const { breakDown, mend, takeAsked, options } = searchedBy(portal)
    breakDown()
    const { seesJobs } = await openJobList(portal, '', { path: '/jobs/in/raipur', ...options })
    await seesJobs(0)
    const landings = '/api/landings?path=%2Fjobs%2Fin%2Fraipur'
    expect(takeAsked()).toEqual([landings])
    mend()
    act(() => void window.dispatchEvent(new Event('online')))
    await seesJobs(3)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jobs in Raipur')
    expect(screen.getByText(/^3 jobs from 1 employer\. Pay: ₹/)).toBeVisible()
    expect(takeAsked()).toEqual([landings, `${SEARCH}?location=Raipur`])
  })
})

describe('In pages', () => {
  let portal: Portal

  /** 'Job 01' is the newest of fifty. */
  const named = (number: number) => `Job ${String(number).padStart(2, '0')}`

  /** Fields of jobs by which a visitor finds them. */
  const readable = [
    { company_name: 'Otter Works' },
    {
      about_company: '<p>Fish</p><script>lobster()</script>',
      job_description: '<ul><li>Sales<b>force</b></li><li>Zebra</li></ul>',
    },
  ]

  beforeAll(async () => {
    portal = await startPortal(
      Array.from({ length: 50 }, (_, index) => ({
        job_id: `${100 + index}`,
        position: named(index + 1),
        department_id: index < 30 ? '1' : '2',
        ...readable[index],
      })),
    )
  })
  afterAll(() => portal.close())

  /** Its code comes after the first cards. */
  const pages = async () => within(await screen.findByRole('navigation', { name: /pagination/i }))
  const linkTo = async (page: number) =>
    (await pages()).getByRole('link', { name: new RegExp(`page ${page}$`) })
  const shown = () => positions().length

  describe('A list of fifty jobs', () => {
    it('comes in pages of 24, and Back returns to the page before', async () => {
      const { user, seesAddress, goBack } = await openJobList(portal)
      expect(screen.getByText('50 Jobs available')).toBeVisible()
      expect([shown(), positions()[0], positions()[23]]).toEqual([24, named(1), named(24)])
      await user.click(await linkTo(2))
      await waitFor(() => expect(positions()[0]).toBe(named(25)))
      expect(shown()).toBe(24)
      expect((await pages()).getByRole('link', { current: 'page' })).toHaveTextContent('2')
      expect(await linkTo(1)).toHaveAttribute('href', expect.not.stringContaining('page='))
      await user.click(await linkTo(3))
      await waitFor(() => expect(positions()).toEqual([named(49), named(50)]))
      expect(screen.getByText('50 Jobs available')).toBeVisible()
      await seesAddress('/full-time-jobs?page=3')
      await goBack()
      await waitFor(() => expect(positions()[0]).toBe(named(25)))
    })

    it.each([
      ['a page beyond the end', '?page=99', named(49), 2],
      ['one page, which has no pagination', '?department=2', named(31), 20],
    ])('shows a page that there is for %s', async (_what, query, first, count) => {
      await openJobList(portal, query)
      expect([positions()[0], shown()]).toEqual([first, count])
      await waitFor(() =>
        expect(screen.queryAllByRole('navigation', { name: /pagination/i })).toHaveLength(
          count === 20 ? 0 : 1,
        ),
      )
    })
  })

  // Which fields are looked at, and how, is a rule of the domain.
  test('The search box of the list finds a job by what a visitor can read of it in any case, and by nothing else', async () => {
    const { enterSearch, seesJobs } = await openJobList(portal)
    for (const [text, found] of [
      ['OTTER', [named(1)]],
      ['lobster', []],
      ['salesforce', [named(2)]],
    ] as const) {
      await enterSearch(text)
      await waitFor(() => expect(positions()).toEqual(found))
      await seesJobs(found.length)
    }
  })
})

describe('Of categories', () => {
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
      expect(screen.getByRole('navigation', { name: 'breadcrumb' })).toHaveTextContent(
        /^Home>All Categories$/,
      )
      await seesCards(2)
      expect(main().queryByRole('searchbox')).not.toBeInTheDocument()
      expect(cards().map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
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
          .map((one) => one.textContent)
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
})

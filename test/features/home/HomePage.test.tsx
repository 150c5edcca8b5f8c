import { screen, waitFor, within } from '@testing-library/react'
import { type HomeContent, openHome, refused } from '@test/features/home/openHome'
import { renderApp } from '@test/support/renderApp'

const rows = <Row,>(count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_nothing, index) => row(index))

const everything: HomeContent = {
  header: [{ ads_content: '<p>Walk in on Saturday.</p>' }],
  slides: [{ id: '1', image: 'workshop.svg' }],
  industries: [
    { industry_id: 7, label: 'Steel & Power', count: '15' },
    ...rows(12, (index) => ({ industry_id: index + 10, label: `Industry ${index + 2}`, count: `${index}` })),
  ],
  companies: rows(17, (index) => ({ logo_file_name: `${'logo-'.repeat(index + 1)}works.svg` })),
  categories: [{ industry_id: '9', label: 'Deep sea mining', count: 1 }],
}

const searchBox = () => screen.getByRole('searchbox', { name: 'Search jobs' })

const press = (name: string) => screen.getByRole('button', { name })

/** Whether the second stands after the first in the page. */
const follows = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING)

const section = (name: string) => within(screen.getByRole('region', { name }))

const LINE = 'Welcome to Navkaam: full-time jobs, internships and manpower across India'

describe('Home', () => {
  it('has one headline, a title, and its sections in the order of the specification', async () => {
    const { user, requests } = await openHome(everything)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(() => expect(document.title).toMatch(/Navkaam$/))
    expect(screen.queryByRole('navigation', { name: 'breadcrumb' })).not.toBeInTheDocument()
    const sections = [
      screen.getByRole('heading', { name: 'Notice board' }),
      screen.getAllByText(/^Welcome to /)[0],
      searchBox(),
      screen.getByRole('group', { name: 'Pictures' }),
      screen.getByRole('link', { name: 'Find Work' }),
      screen.getByRole('heading', { name: 'Popular Category' }),
      screen.getByRole('heading', { name: 'Top Companies' }),
    ].map((one) => one ?? document.body)
    sections.slice(1).forEach((one, index) => {
      expect(follows(sections[index] ?? document.body, one)).toBe(true)
    })
    expect(screen.getByText('Since 2006')).toBeVisible()
    expect(screen.getByText(/ISO 9001:2015/)).toBeVisible()
    expect(screen.getByText('No fees for job seekers')).toBeVisible()

    const popular = section('Popular Category')
    expect(popular.getByRole('heading', { level: 2, name: 'Popular Category' })).toBeVisible()
    expect(popular.getByText('Industry wise jobs')).toBeVisible()
    expect(popular.getByRole('link', { name: 'All Categories' })).toHaveAttribute('href', '/all-categories')
    const tiles = popular.getAllByRole('listitem')
    expect(tiles).toHaveLength(12)
    expect(tiles.at(-1)).toHaveTextContent('Industry 12')
    const tile = popular.getByRole('link', { name: 'Steel & Power 15 Jobs' })
    expect(tile).toHaveAttribute('href', '/job-by-categories?id=7')

    const top = section('Top Companies')
    expect(top.getByRole('heading', { level: 2, name: 'Top Companies' })).toBeVisible()
    expect(top.getByText('Most and all-time top companies')).toBeVisible()
    expect(top.getByRole('link', { name: 'Other Companies' })).toHaveAttribute('href', '/companies')
    expect(top.getAllByRole('img')).toHaveLength(16)

    // The line runs 14 times, screen readers hear it once, and it can be stopped.
    const lines = screen.getAllByText(LINE)
    expect(lines).toHaveLength(14)
    expect(lines.filter((line) => line.closest('[aria-hidden="true"]') === null)).toHaveLength(1)
    expect(lines[0]).toBeVisible()
    expect(document.documentElement.outerHTML.split(LINE)).toHaveLength(15)
    await user.click(press('Pause the welcome line'))
    expect(lines[0]?.parentElement).toHaveStyle({ animationPlayState: 'paused' })
    await user.click(press('Play the welcome line'))
    expect(lines[0]?.parentElement).not.toHaveStyle({ animationPlayState: 'paused' })
    expect(press('Pause the welcome line')).toBeVisible()

    // All categories are asked for later, and not shown.
    const asked = () => requests.map(({ path }) => path).toSorted()
    await waitFor(() => expect(asked()).toContain('/web/category/get'))
    expect(asked()).toEqual([
      '/web/category/get',
      '/web/get_clients_list',
      '/web/get_header_content_data',
      '/web/home/get_industry_list',
      '/web/job/get',
      '/web/slider-image/get',
    ])
    expect(screen.queryByText('Deep sea mining')).not.toBeInTheDocument()
  })

  it('is quiet where every list is refused: no notice, no spinner stays', async () => {
    await openHome({
      header: refused,
      slides: refused,
      industries: refused,
      companies: refused,
      jobs: refused,
    })
    expect(screen.queryByRole('heading', { name: 'Notice board' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Advertisements' })).not.toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Pictures' })).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Newest jobs' })).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText('Closed for stocktaking.')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })

  it('shows a spinner for each list that has not come, and holds back nothing else', async () => {
    const { user } = renderApp('/', {
      origin: 'https://api.example.com',
      fetch: () => new Promise(() => undefined),
    })
    await user.click(await screen.findByRole('button', { name: 'Ok' }))
    expect(await screen.findAllByRole('progressbar')).toHaveLength(5)
    expect(searchBox()).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find Work' })).toBeVisible()
  })
})

const [first, second, third] = ['2026-11-03', '2026-11-01 10:00:00', ''].map((date_posted, index) => ({
  job_id: index + 1,
  position: `Welder ${index + 1}`,
  company_name: 'Trishul',
  location: ['Bangalore', 'Raipur, Bhilai', 'raipur'][index],
  ctc_from: '2.4',
  ctc_to: '3',
  date_posted,
}))

describe('The jobs of Home', () => {
  it('are counted, the six newest shown, also where the API has one list in its own order, and all searched by what and where', async () => {
    const older = rows(5, (index) => ({ ...third, job_id: 10 + index }))
    const jobs = [second, third, first, ...older].map((job) => ({ ...job }))
    const { user, address, goTo } = await openHome({ jobs })
    expect(screen.getByRole('link', { name: '8 open jobs' })).toHaveAttribute('href', '/full-time-jobs')
    const links = section('Newest jobs').getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/full-time-jobs',
      ...[1, 2, 3, 10, 11, 12].map((id) => `/job-details?s=${id}`),
    ])
    expect(links[1]).toHaveTextContent('Welder 1Trishul · Bangalore₹ 2.4 - 3 Lakhs')

    const places = within(screen.getByRole('list', { name: 'Jobs by place' })).getAllByRole('link')
    expect(places.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Raipur 7', '/full-time-jobs?location=Raipur'],
      ['Bengaluru 1', '/full-time-jobs?location=Bengaluru'],
      ['Bhilai 1', '/full-time-jobs?location=Bhilai'],
    ])
    const where = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Place' })
    expect(where.form).toHaveAttribute('action', '/full-time-jobs')
    expect([...where.options].map((option) => option.textContent)).toEqual([
      'Anywhere in India',
      'Bengaluru',
      'Bhilai',
      'Raipur',
    ])
    expect(searchBox()).toHaveAttribute('placeholder', 'What are you looking for?')
    expect(searchBox().closest('form')).toContainElement(press('Search'))
    await user.selectOptions(where, 'Raipur')
    await user.click(searchBox())
    await user.paste(' R&D welder ')
    await user.click(press('Search'))
    await screen.findByRole('heading', { level: 1, name: 'Full Time Jobs' })
    expect(address()).toBe('/full-time-jobs?q=R%26D+welder&location=Raipur')
    expect(searchBox()).toHaveValue('R&D welder')

    // Where nothing is typed, the whole list.
    await goTo('/')
    await user.type(await screen.findByRole('searchbox', { name: 'Search jobs' }), '  {Enter}')
    await waitFor(() => expect(address()).toBe('/full-time-jobs'))
  })
})

const content = {
  header: [{ ads_content: 'Walk in on Monday.', img1: 'drive.svg', video_file_name: 'drive.mp4' }],
  slides: [{ id: 1, image: 'one.svg' }],
}

describe('Home for who saves data', () => {
  it('does without video and slider, and does not ask for the pictures', async () => {
    const { requests } = await openHome(content, { settings: { saveData: true } })
    await screen.findByText('Walk in on Monday.')
    await screen.findByRole('group', { name: 'Projects and freelancers' })
    expect(document.querySelector('video')).toBeNull()
    expect(document.querySelector('img[src$="one.svg"]')).toBeNull()
    expect(document.querySelector('img[src$="drive.svg"]')).toBeInTheDocument()
    expect(requests.map(({ path }) => path)).not.toContain('/web/slider-image/get')
  })
})

import { screen, waitFor } from '@testing-library/react'
import { openHome, refused, type HomeContent } from '@test/features/home/openHome'
import { startServer } from '@test/support/server'
import { renderApp } from '@test/support/renderApp'

const everything: HomeContent = {
  header: [{ ads_content: '<p>Walk in on Saturday.</p>' }],
  slides: [{ id: '1', image: 'workshop.svg' }],
  industries: [{ industry_id: '3', label: 'Healthcare', count: 4 }],
  companies: [{ logo_file_name: 'quantrail.svg' }],
}

const searchBox = () => screen.getByRole('searchbox', { name: 'Search jobs' })
const press = (name: string) => screen.getByRole('button', { name })

/** Whether the second stands after the first in the page. */
const follows = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING)

describe('Home', () => {
  it('has one headline, a title that ends with the company, and its sections in the order of the specification', async () => {
    await openHome(everything)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(() => expect(document.title).toMatch(/Navkaam$/))
    expect(screen.queryByRole('navigation', { name: 'breadcrumb' })).not.toBeInTheDocument()
    const sections = [
      searchBox(),
      screen.getByRole('heading', { name: 'Notice board' }),
      screen.getAllByText(/^Welcome to /)[0],
      screen.getByRole('group', { name: 'Pictures' }),
      screen.getByRole('link', { name: 'Find Work' }),
      screen.getByRole('heading', { name: 'Popular Category' }),
      screen.getByRole('heading', { name: 'Top Companies' }),
    ].map((section) => section ?? document.body)
    sections.slice(1).forEach((section, index) => {
      expect(follows(sections[index] ?? document.body, section)).toBe(true)
    })
  })

  it('says since when the company is there, what it is certified for, and that job seekers pay nothing', async () => {
    await openHome()
    expect(screen.getByText('Since 2006')).toBeVisible()
    expect(screen.getByText(/ISO 9001:2015/)).toBeVisible()
    expect(screen.getByText('No fees for job seekers')).toBeVisible()
  })

  it('is quiet where every list is refused: no notice, no spinner stays', async () => {
    await openHome({ header: refused, slides: refused, industries: refused, companies: refused })
    expect(screen.queryByRole('heading', { name: 'Notice board' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Advertisements' })).not.toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Pictures' })).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText('Closed for stocktaking.')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })

  it('shows a spinner for each list that has not come, and holds back nothing else', async () => {
    const { origin, close } = await startServer()
    const { user } = renderApp('/', { origin, fetch: () => new Promise(() => undefined) })
    await user.click(await screen.findByRole('button', { name: 'Ok' }))
    expect(await screen.findAllByRole('progressbar')).toHaveLength(4)
    expect(searchBox()).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find Work' })).toBeVisible()
    await close()
  })
})

describe('The job search of Home', () => {
  it('asks what the visitor is looking for, and opens the list of jobs with the text', async () => {
    const { user, address } = await openHome()
    expect(searchBox()).toHaveAttribute('placeholder', 'What are you looking for?')
    expect(searchBox().closest('form')).toContainElement(press('Search'))
    await user.click(searchBox())
    await user.paste(' R&D nurse ')
    await user.click(press('Search'))
    await screen.findByRole('heading', { level: 1, name: 'Full Time Jobs' })
    expect(address()).toBe('/full-time-jobs?q=R%26D+nurse')
    expect(searchBox()).toHaveValue('R&D nurse')
  })

  it('opens the whole list where nothing is typed', async () => {
    const { user, address } = await openHome()
    await user.type(searchBox(), '  {Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Full Time Jobs' })
    expect(address()).toBe('/full-time-jobs')
  })
})

describe('What Home asks for', () => {
  it('is its own lists, and all categories later, which it does not show; never the jobs', async () => {
    const { requests } = await openHome({
      ...everything,
      categories: [{ industry_id: '9', label: 'Deep sea mining', count: 1 }],
    })
    const asked = () => requests.map(({ path }) => path).toSorted()
    await waitFor(() => expect(asked()).toContain('/web/category/get'))
    expect(asked()).toEqual([
      '/web/category/get',
      '/web/get_clients_list',
      '/web/get_header_content_data',
      '/web/home/get_industry_list',
      '/web/slider-image/get',
    ])
    expect(screen.queryByText('Deep sea mining')).not.toBeInTheDocument()
  })
})

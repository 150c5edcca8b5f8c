import { screen, waitFor, within } from '@testing-library/react'
import { openWith } from '@test/features/openWith'
import { success } from '@test/support/scriptedApi'

const rows = [
  {
    service_id: '1',
    title: 'Wages on time',
    service_name: 'Payroll',
    description: '<p>Payslips &amp; forms</p>',
  },
  {
    service_id: '2',
    title: 'People who ask',
    service_name: 'Surveys',
    description: '<ul><li>Door to door</li></ul>',
  },
  { service_id: '3', title: 'Calls answered', service_name: 'BPO', description: 'Wages of agents included' },
]

const cardTitles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

/** Waits for these cards. */
const seesCards = (...titles: string[]) => waitFor(() => expect(cardTitles()).toEqual(titles))

const ALL = ['Wages on time', 'People who ask', 'Calls answered']

const status = () => screen.getByRole('status')

const open = async (query = '') => {
  const app = await openWith(`/services${query}`, { '/web/service/get': [success(rows)] })
  await waitFor(() => expect(status()).toHaveTextContent(/service/))
  const box = () => screen.getByRole('searchbox', { name: 'Search services' })
  return {
    ...app,
    box,
    searchFor: async (text: string) => {
      await app.user.clear(box())
      if (text) await app.user.paste(text)
      await app.user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Search' }))
    },
  }
}

describe('A search in the address', () => {
  it.each([
    ['name', 'PAYROLL', ['Wages on time']],
    ['title or description', 'wages', ['Wages on time', 'Calls answered']],
  ])('shows the services that hold it in the %s', async (_field, search, titles) => {
    await open(`?search=${search}`)
    expect(cardTitles()).toEqual(titles)
  })

  it.each([
    ['%3Cli%3E', '0 services found for “<li>”'],
    ['%20surveys%20', '1 service found for “surveys”'],
  ])('is told politely with how many were found, never of tags: %s', async (search, told) => {
    await open(`?search=${search}`)
    expect(status().textContent).toBe(told)
  })

  it('that finds nothing says so kindly and offers ways on', async () => {
    const { user } = await open('?search=elephants')
    expect(status()).toHaveTextContent('0 services found for “elephants”')
    expect(screen.getByRole('heading', { level: 2, name: 'No service fits this search' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Send an enquiry' })).toHaveAttribute('href', '/manpower-enquiry')
    await user.click(screen.getByRole('link', { name: 'Show all services' }))
    await seesCards(...ALL)
    expect(status()).toHaveFocus()
  })
})

describe('The search box of the services', () => {
  it('puts what is searched for in the address, and Back takes it out again', async () => {
    const { searchFor, address, goBack, box } = await open()
    await searchFor(' Door to door ')
    await seesCards('People who ask')
    expect(address()).toBe('/services?search=Door+to+door')
    await goBack()
    await seesCards(...ALL)
    expect(box()).toHaveValue('')
  })

  it('finds nothing new while the text is only typed, and answers to Enter', async () => {
    const { user, box } = await open()
    await user.type(box(), 'bpo')
    expect(cardTitles()).toEqual(ALL)
    await user.keyboard('{Enter}')
    await seesCards('Calls answered')
    expect(box()).toHaveFocus()
  })
})

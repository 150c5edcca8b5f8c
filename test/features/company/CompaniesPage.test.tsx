import { screen, waitFor, within } from '@testing-library/react'
import { openWith, refusal } from '@test/features/openWith'
import { renderApp } from '@test/support/renderApp'
import { success } from '@test/support/scriptedApi'
import { startServer, type TestServer } from '@test/support/server'

const COMPANIES = '/web/get_clients_list'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const main = () => within(screen.getByRole('main'))
const logos = () => main().getAllByRole('img')

describe('The companies screen', () => {
  it('has its title, the place that it is at, and every logo of the content', async () => {
    renderApp('/companies', server)
    expect(await screen.findByRole('heading', { level: 1, name: 'All Companies' })).toBeVisible()
    const breadcrumb = screen.getByRole('navigation', { name: 'breadcrumb' })
    expect(breadcrumb).toHaveTextContent(/^Home\/Companies$/)
    expect(within(breadcrumb).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    const first = await main().findByRole('img', { name: 'Quantrail systems' })
    expect(first).toHaveAttribute('src', '/uploads/quantrail-systems.svg')
    expect(logos()).toHaveLength(24)
    await waitFor(() => expect(document.title).toBe('All Companies | Navkaam'))
  })

  it('names a logo as its file is named, and no file like a number', async () => {
    await openWith(
      '/companies',
      {
        [COMPANIES]: [
          success([{ logo_file_name: 'neev_stone.png' }, { logo_file_name: 'https://cdn.example/17.png' }]),
        ],
      },
      { assetBaseUrl: 'https://assets.example/' },
    )
    await main().findByRole('img', { name: 'Neev stone' })
    expect(logos().map((logo) => [logo.getAttribute('alt'), logo.getAttribute('src')])).toEqual([
      ['Neev stone', 'https://assets.example/neev_stone.png'],
      ['Company logo', 'https://cdn.example/17.png'],
    ])
  })

  it.each([
    ['is refused', refusal],
    ['names no file', success([{ logo_file_name: null }, null, 'x'])],
  ])('stays silent and empty where the list %s', async (_what, answer) => {
    await openWith('/companies', { [COMPANIES]: [answer] })
    await screen.findByRole('heading', { level: 1, name: 'All Companies' })
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    expect(main().queryByRole('img')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('main')).not.toHaveTextContent('stocktaking')
  })
})

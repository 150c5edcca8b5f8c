import { screen, waitFor, within } from '@testing-library/react'
import { openWith, refusal } from '@test/features/openWith'
import { renderApp } from '@test/support/renderApp'
import { success } from '@test/support/scriptedApi'
import { startServer, type TestServer } from '@test/support/server'

const CSR = '/web/csr/get'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const main = () => within(screen.getByRole('main'))
const cards = () => main().getAllByRole('button')
const images = () => [...document.querySelectorAll('main li img')]

const openItems = async (items: object[], settings = {}) => {
  const app = await openWith('/csr', { [CSR]: [success(items)] }, settings)
  await main().findAllByRole('button')
  return app
}

const SEVENTY = `Ponds cleaned ${'x'.repeat(55)}!`

describe('The CSR screen', () => {
  it('has its title, is under Home, and shows every activity of the content', async () => {
    renderApp('/csr', server)
    expect(await screen.findByRole('heading', { level: 1, name: 'CSR' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'breadcrumb' })).toHaveTextContent(/^Home>CSR$/)
    await main().findAllByRole('button')
    expect(cards()).toHaveLength(6)
    expect(cards()[0]).toHaveAccessibleName(
      'Reading rooms in nine villages. Since 2017 we have opened small librar…',
    )
    expect(images()[0]).toHaveAttribute('src', '/media/village-library.svg')
    await waitFor(() => expect(document.title).toBe('CSR | Navkaam'))
  })

  it.each([
    ['is refused', refusal],
    ['is empty', success([])],
  ])('stays silent and empty where the list %s', async (_what, answer) => {
    await openWith('/csr', { [CSR]: [answer] })
    await screen.findByRole('heading', { level: 1, name: 'CSR' })
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    expect(main().queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('main')).not.toHaveTextContent('stocktaking')
  })
})

describe('The text of a CSR card', () => {
  it('is cut to 70 characters and …, never within a letter of Hindi, and of HTML is what a reader sees', async () => {
    expect(SEVENTY).toHaveLength(70)
    await openItems([
      { description: SEVENTY },
      { description: `${SEVENTY}?` },
      { description: 'नि'.repeat(71) },
      { description: `<p><b>${SEVENTY}</b></p><script>hacked()</script>` },
    ])
    expect(cards().map((card) => card.textContent)).toEqual([
      SEVENTY,
      `${SEVENTY}…`,
      `${'नि'.repeat(70)}…`,
      SEVENTY,
    ])
  })
})

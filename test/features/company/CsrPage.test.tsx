import { act, screen, waitFor, within } from '@testing-library/react'
import { openWith, refusal } from '@test/features/openWith'
import { renderApp } from '@test/support/renderApp'
import { success } from '@test/support/scriptedApi'
import { type TestServer, startServer } from '@test/support/server'

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

const LONG = `We cleaned the old pond. ${'It took many days. '.repeat(9)}`.trim()

const items = [
  { image: 'pond.jpg', description: LONG },
  {
    image: 'well.jpg',
    description:
      '<p>A <b>well</b> for all.</p><script>hacked()</script><a href="javascript:hacked()" onclick="hacked()">More</a>',
  },
]

const open = async () => {
  const app = await openWith('/csr', { '/web/csr/get': [success(items)] })
  const pond = await screen.findByRole('button', { name: /^We cleaned the old pond/ })
  return { ...app, pond, well: screen.getByRole('button', { name: /^A well for all/ }) }
}

type Opened = Awaited<ReturnType<typeof open>>

const dialog = () => screen.findByRole('dialog', { name: 'Description' })

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('A click on a CSR card', () => {
  it('opens a dialog titled Description with the whole text', async () => {
    const { user, pond } = await open()
    await user.click(pond)
    const opened = await dialog()
    expect(within(opened).getByRole('heading')).toHaveTextContent(/^Description$/)
    expect(within(opened).getByText(LONG)).toBeVisible()
    expect(within(opened).getByRole('button', { name: 'Close' })).toBeVisible()
  })

  it.each(['{Enter}', ' '])('is made by the key "%s" too', async (key) => {
    const { user, pond } = await open()
    act(() => pond.focus())
    await user.keyboard(key)
    expect(await dialog()).toHaveTextContent(LONG)
  })
})

const leaving = {
  Close: ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Close' })),
  Escape: ({ user }: Opened) => user.keyboard('{Escape}'),
  'a click beside it': ({ user }: Opened) =>
    user.click(screen.getByRole('dialog').parentElement ?? document.body),
}

describe('The dialog of a CSR card', () => {
  it.each(Object.entries(leaving))(
    'is left by %s, which gives the focus back to the card',
    async (_way, leave) => {
      const opened = await open()
      await opened.user.click(opened.pond)
      await dialog()
      await leave(opened)
      await expectClosed()
      expect(opened.pond).toHaveFocus()
    },
  )
})

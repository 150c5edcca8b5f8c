import { act, screen, waitFor, within } from '@testing-library/react'
import { openWith } from '@test/features/openWith'
import { success } from '@test/support/scriptedApi'

const LONG = `We cleaned the old pond. ${'It took many days. '.repeat(9)}`.trim()

const items = [
  { image: 'pond.jpg', description: LONG },
  {
    image: 'well.jpg',
    description:
      '<p>A <b>well</b> for all.</p><script>hacked()</script><a href="javascript:hacked()" onclick="hacked()">More</a>',
  },
]

afterEach(() => {
  jest.useRealTimers()
})

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

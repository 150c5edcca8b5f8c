import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { Notices, useNotify } from '@/office/components/Notices'
import { makeStore } from '@/office/store/store'
import { eventSourceOver } from '../eventSource'

const Closing = () => {
  const notify = useNotify()
  const [isOpen, setIsOpen] = useState(true)
  const close = () => {
    setIsOpen(false)
    notify.offerUndo('The job is closed', () => setIsOpen(true))
  }
  return (
    <>
      <output>{isOpen ? 'open' : 'closed'}</output>
      <button onClick={close}>Close</button>
      <input type="checkbox" aria-label="Chosen" />
      <button onClick={() => notify.success('1 new')}>Receive</button>
      <textarea aria-label="Note" />
    </>
  )
}

const show = () => {
  const user = userEvent.setup()
  const store = makeStore({ origin: '', fetch, EventSource: eventSourceOver(fetch) })
  render(
    <Provider store={store}>
      <Closing />
      <Notices />
    </Provider>,
  )
  return user
}

const undo = () => screen.queryByRole('button', { name: 'Undo' })

test.each(['{Control>}z{/Control}', '{Meta>}z{/Meta}'])(
  '%s takes back what a notice offers, but not within a text',
  async (keys) => {
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('checkbox', { name: 'Chosen' }))
    expect(screen.getByText('closed')).toBeVisible()
    await user.keyboard(keys)
    expect(screen.getByText('open')).toBeVisible()
    expect(undo()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Call')
    await user.keyboard(keys)
    expect(screen.getByText('closed')).toBeVisible()
    // News leaves what can be undone.
    await user.click(screen.getByRole('button', { name: 'Receive' }))
    expect(screen.getByText('1 new')).toBeVisible()
    expect(undo()).toBeVisible()
    await user.keyboard(keys)
    expect(screen.getByText('open')).toBeVisible()
  },
)

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { NoticeProvider, useNotices } from '@/office/components/Notices'

const Closing = () => {
  const { offerUndo } = useNotices()
  const [isOpen, setIsOpen] = useState(true)
  const close = () => {
    setIsOpen(false)
    offerUndo('The job is closed', () => setIsOpen(true))
  }
  return (
    <>
      <output>{isOpen ? 'open' : 'closed'}</output>
      <button onClick={close}>Close</button>
      <input type="checkbox" aria-label="Chosen" />
      <textarea aria-label="Note" />
    </>
  )
}

const show = () => {
  const user = userEvent.setup()
  render(
    <NoticeProvider>
      <Closing />
    </NoticeProvider>,
  )
  return user
}

const undo = () => screen.queryByRole('button', { name: 'Undo' })

test.each(['{Control>}z{/Control}', '{Meta>}z{/Meta}'])(
  '%s takes back what a notice offers',
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
    expect(screen.getByText('closed')).toBeVisible()
  },
)

test('in a text the keys are those of the text', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Call')
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.getByText('closed')).toBeVisible()
  expect(undo()).toBeVisible()
})

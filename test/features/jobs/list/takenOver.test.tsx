import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { serverList } from '@test/features/jobs/list/serverList'

const roots: Root[] = []

afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()))
  document.body.replaceChildren()
})

/** The page from the server, with what the visitor does before and after the browser takes it over. */
const open = (...addresses: Parameters<typeof serverList>) => {
  const { element, html } = serverList(...addresses)
  const container = document.body.appendChild(document.createElement('div'))
  container.append(document.createRange().createContextualFragment(html))
  return { takeOver: () => act(async () => void roots.push(hydrateRoot(container, element))) }
}

const searchBox = () => screen.getByPlaceholderText<HTMLInputElement>('What are you looking for?')

describe('A list from the server that the browser takes over', () => {
  it('shows the same without a word in the console', async () => {
    const { takeOver } = open('/full-time-jobs?experience=3&salary=3-6')
    const [before] = screen.getAllByRole('article')
    await takeOver()
    expect(screen.getAllByRole('article')[0]).toBe(before)
    expect(screen.getByRole('checkbox', { name: '3-6' })).toBeChecked()
  })

  it('shows the same where the address of the browser has more than the list looks at', async () => {
    const { takeOver } = open('/full-time-jobs?salary=3-6', '/full-time-jobs?utm_source=mail&salary=3-6&id=7')
    await takeOver()
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove 3-6 Lakhs' })
    expect([...new FormData(form ?? undefined)]).toEqual([])
  })

  it('keeps what was typed before, and filters by it', async () => {
    const { takeOver } = open('/full-time-jobs')
    searchBox().value = 'weld'
    await takeOver()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 Jobs available'))
    expect(searchBox()).toHaveValue('weld')
  })

  it('keeps what was emptied before', async () => {
    const { takeOver } = open('/full-time-jobs?q=weld')
    searchBox().value = ''
    await takeOver()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 Jobs available'))
  })

  it('keeps what was ticked before', async () => {
    const { takeOver } = open('/full-time-jobs?salary=0-3')
    screen.getByRole<HTMLInputElement>('checkbox', { name: /^Production/ }).checked = true
    screen.getByRole<HTMLInputElement>('checkbox', { name: '0-3' }).checked = false
    await takeOver()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 Jobs available'))
    expect(screen.getByRole('checkbox', { name: '0-3' })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: /^Production/ })).toBeChecked()
  })

  it('sends no form any more', async () => {
    const { takeOver } = open('/full-time-jobs')
    await takeOver()
    const { form } = searchBox()
    expect(form && fireEvent.submit(form)).toBe(false)
  })
})

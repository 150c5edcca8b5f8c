import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { serverList } from '@test/features/jobs/list/serverList'

const roots: Root[] = []

afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()))
  document.body.replaceChildren()
})

/** The page from the server, with what the visitor does before and after the browser takes it over. */
const open = async (...addresses: Parameters<typeof serverList>) => {
  const { element, html } = await serverList(...addresses)
  const container = document.body.appendChild(document.createElement('div'))
  container.append(document.createRange().createContextualFragment(html))
  return { takeOver: () => act(async () => void roots.push(hydrateRoot(container, element))) }
}

const searchBox = () => screen.getByPlaceholderText<HTMLInputElement>('What are you looking for?')

describe('A list from the server that the browser takes over', () => {
  it('shows the same without a word in the console', async () => {
    const { takeOver } = await open('/full-time-jobs?experience=3&salary=3-6')
    const [before] = screen.getAllByRole('article')
    await takeOver()
    expect(screen.getAllByRole('article')[0]).toBe(before)
    expect(await screen.findByRole('checkbox', { name: '3-6' })).toBeChecked()
  })

  it('keeps what was typed before, and filters by it', async () => {
    const { takeOver } = await open('/full-time-jobs')
    searchBox().value = 'weld'
    await takeOver()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 Jobs available'))
    expect(searchBox()).toHaveValue('weld')
  })

  it('keeps what was emptied before', async () => {
    const { takeOver } = await open('/full-time-jobs?q=weld')
    searchBox().value = ''
    await takeOver()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 Jobs available'))
  })

  it('sends no form any more', async () => {
    const { takeOver } = await open('/full-time-jobs')
    await takeOver()
    const { form } = searchBox()
    expect(form && fireEvent.submit(form)).toBe(false)
  })
})

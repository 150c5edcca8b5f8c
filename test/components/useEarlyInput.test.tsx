import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Activity, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { useEarlyInput } from '@/components/useEarlyInput'
import { HydrationProvider, useHydrated } from '@/components/scripting'
import { pdfFile } from '@test/support/builders'

const chosen = jest.fn()
const left = jest.fn()

const Form = () => {
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('asha@example.com')
  const [ticked, setTicked] = useState(false)
  useEarlyInput(form)
  return (
    <form ref={form}>
      <input
        aria-label="Name"
        value={name}
        onChange={({ target }) => setName(target.value.slice(0, 4))}
        onBlur={left}
      />
      <input
        type="email"
        aria-label="Email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <input type="checkbox" checked={ticked} onChange={({ target }) => setTicked(target.checked)} />
      <input type="file" aria-label="Resume" onChange={({ target }) => chosen(target.files?.[0]?.name)} />
      <output>{`${name}, ${email}, ${ticked ? 'ticked' : 'not ticked'}`}</output>
      <button disabled={!useHydrated()}>Send</button>
    </form>
  )
}

const page = (
  <MemoryRouter>
    <HydrationProvider>
      <Form />
    </HydrationProvider>
  </MemoryRouter>
)

/** The form as the server drew it, taken over by React after the visitor did this to it. */
const hydrateAfter = (fillIn: () => void) => {
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  root.innerHTML = renderToString(page)
  expect(screen.getByRole('button')).toBeDisabled()
  fillIn()
  act(() => void hydrateRoot(root, page))
  expect(screen.getByRole('button')).toBeEnabled()
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

beforeEach(() => jest.clearAllMocks())

describe('What a visitor does before the script has come', () => {
  it('is heard by each control, in its own way', async () => {
    hydrateAfter(() => {
      field('Name').value = 'Kiran'
      field('Email').value = 'kiran@example.com'
      screen.getByRole<HTMLInputElement>('checkbox').checked = true
      Object.defineProperty(field('Resume'), 'files', { value: [pdfFile('cv.pdf')] })
    })
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Kira, kiran@example.com, ticked'),
    )
    expect(field('Name')).toHaveValue('Kira')
    expect(chosen.mock.calls).toEqual([['cv.pdf']])
    expect(left).toHaveBeenCalledTimes(1)
  })

  it('is not heard again where the form is hidden for a moment', async () => {
    const tree = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{page}</Activity>
    document.body.replaceChildren()
    const { rerender } = render(tree('visible'))
    const aMoment = () => act(() => new Promise((resolve) => void setTimeout(resolve)))
    await aMoment()
    fireEvent.change(field('Resume'), { target: { files: [pdfFile('cv.pdf')] } })
    rerender(tree('hidden'))
    rerender(tree('visible'))
    await aMoment()
    expect(chosen).toHaveBeenCalledTimes(1)
  })

  it('leaves the focus where it is', async () => {
    hydrateAfter(() => {
      field('Name').focus()
      field('Name').value = 'Asha'
    })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Asha/))
    expect(field('Name')).toHaveFocus()
    expect(left).not.toHaveBeenCalled()
  })

  it('may be nothing', async () => {
    hydrateAfter(() => undefined)
    await act(() => new Promise((resolve) => void setTimeout(resolve)))
    expect(screen.getByRole('status')).toHaveTextContent(', asha@example.com, not ticked')
    expect(chosen).not.toHaveBeenCalled()
  })
})

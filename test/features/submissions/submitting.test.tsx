import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { reloadPage } from '@/components/form/reload'
import { storedForms, warnings } from '@test/features/formDriver'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { formScreens, openFilled, openScreen, selectLists } from '@test/features/submissions/threeForms'
import { docFile } from '@test/support/builders'
import { eventually, holdClock, passTime } from '@test/support/realTime'
import { startScriptedApi, type Answer } from '@test/support/scriptedApi'

jest.mock('@/components/form/reload')

const reload = jest.mocked(reloadPage)

let portal: Portal
const others: { close: () => Promise<void> }[] = []

beforeEach(async () => {
  portal = await startPortal([])
})
afterEach(async () => {
  jest.useRealTimers()
  reload.mockClear()
  await portal.close()
  for (const other of others.splice(0)) await other.close()
})

/** Lets the reads through and holds what is sent until it is let go. */
const heldFetch = () => {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const posts: string[] = []
  const send: typeof fetch = async (...request) => {
    const [input] = request
    if (input instanceof Request && input.method === 'POST') {
      posts.push(input.url)
      await gate
    }
    return fetch(...request)
  }
  return { posts, send, letGo: () => letGo() }
}

describe.each(Object.values(formScreens))('A form of the screen $title', (of) => {
  it('is stored with exactly what was filled in, told of, cleared, and followed by its reloads', async () => {
    const { form, send } = await openFilled(of, portal)
    holdClock()
    await send()
    await eventually(() => expect(screen.getByText(of.said)).toBeVisible())
    expect(screen.getByText(of.said).closest('[role="status"]')).toBeInTheDocument()
    for (const field of [...form().getAllByRole('textbox'), ...form().queryAllByRole('combobox')])
      expect(field).toHaveValue('')
    for (const box of form().queryAllByRole('checkbox')) expect(box).not.toBeChecked()
    expect(form().queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument()

    let passed = 0
    for (const [before, delay] of of.reloadsAfterMs.entries()) {
      passTime(delay - 1 - passed)
      expect(reload).toHaveBeenCalledTimes(before)
      passTime(1)
      expect(reload).toHaveBeenCalledTimes(before + 1)
      passed = delay
    }
    passTime(60_000)
    expect(reload).toHaveBeenCalledTimes(of.reloadsAfterMs.length)

    jest.useRealTimers()
    expect(await storedForms(portal, of.table)).toEqual([of.stored])
  })
})

describe('A form that is sent', () => {
  const of = formScreens.enquiry

  /** Another API that answers so to what is sent. */
  const startOther = async (...answers: Answer[]) => {
    const other = await startScriptedApi({
      '/web/job/get_all_select_list': [selectLists],
      [of.save]: answers,
    })
    others.push(other)
    return other
  }

  const expectFilled = async ({ field }: Awaited<ReturnType<typeof openFilled>>) => {
    expect(field('Name')).toHaveValue(of.nameOf)
    expect(field('Email')).toHaveValue(of.stored.email)
    expect(screen.getByRole('form')).toHaveTextContent(of.stored.files.at(-1)?.original_name ?? '')
    await eventually(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled())
  }

  it('stays as it is where the API refuses it, in the words of the API', async () => {
    const other = await startOther({ json: { status: '0', message: 'We have this from you already.' } })
    const opened = await openFilled(of, other)
    holdClock()
    await opened.send()
    await eventually(() => expect(warnings()).toEqual(['We have this from you already.']))
    await expectFilled(opened)
    passTime(60_000)
    expect(reload).not.toHaveBeenCalled()
  })

  it('is sent once, however often it is sent', async () => {
    const { posts, send: fetch, letGo } = heldFetch()
    const { form, field, user, send } = await openFilled(of, { ...portal, fetch })
    // Before the button is disabled.
    act(() => {
      for (let press = 0; press < 3; press++) fireEvent.submit(screen.getByRole('form'))
    })
    await send()
    expect(form().getByRole('button', { name: 'Submit' })).toBeDisabled()
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
    fireEvent.submit(screen.getByRole('form'))
    await user.type(field('Email'), '{Enter}')
    letGo()
    await screen.findByText(of.said)
    expect(posts).toHaveLength(1)
    expect(await storedForms(portal, of.table)).toHaveLength(1)
  })

  it('that was left while it was sent is told of elsewhere, forgotten, and reloads nothing', async () => {
    const { send: fetch, letGo } = heldFetch()
    const { send, goTo } = await openFilled(of, { ...portal, fetch })
    await send()
    await goTo('/about-us')
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
    holdClock()
    letGo()
    await eventually(() => expect(screen.getByText(of.said)).toBeVisible())
    passTime(60_000)
    expect(reload).not.toHaveBeenCalled()
    jest.useRealTimers()
    await goTo(of.path)
    const again = within(await screen.findByRole('form', { name: of.name }))
    expect(again.getByLabelText('Name')).toHaveValue('')
  })
})

const { internship } = formScreens
const SAVE = /\/web\/internship\/save$/
const FAILED = 'Something went wrong. Please try again.'
const KEY = /^[\w-]{8,100}$/

/** A line that breaks so many times after the server has answered; keeps the texts that were sent. */
const breakingLine = (breaks: number) => {
  const sent: Record<string, string>[] = []
  const send: typeof fetch = async (input, init) => {
    if (!(input instanceof Request) || !SAVE.test(input.url)) return fetch(input, init)
    const form = await input.clone().formData()
    const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    sent.push(Object.fromEntries(texts))
    const answer = await fetch(input, init)
    if (sent.length <= breaks) throw new TypeError('the line broke')
    return answer
  }
  return { sent, options: () => ({ ...portal, fetch: send }) }
}

const stored = () => storedForms(portal, 'internship')

const expectFailed = () => waitFor(() => expect(warnings()).toEqual([FAILED]))

describe('A form whose line broke after it was stored', () => {
  it('is stored once, however often it is sent again, and is thanked for', async () => {
    const { sent, options } = breakingLine(2)
    const opened = await openFilled(internship, options())
    const { send } = opened
    await send()
    await expectFailed()
    await send()
    await waitFor(() => expect(sent).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled())
    await send()
    await screen.findByText(internship.said)
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ submission_key }) => submission_key)).size).toBe(1)
    expect(sent[0]?.submission_key).toMatch(KEY)
    expect(await stored()).toEqual([internship.stored])

    // The next form has another key, although it holds the same.
    await internship.fill(opened)
    await opened.send()
    await waitFor(async () => expect(await stored()).toHaveLength(2))
    expect(sent[3]?.submission_key).not.toBe(sent[0]?.submission_key)
  })

  it('is stored once although the page was loaded anew in between', async () => {
    const { sent, options } = breakingLine(1)
    const { send } = await openFilled(internship, options())
    await send()
    await expectFailed()
    cleanup()
    const again = await openScreen(internship, options())
    await again.attach('Resume', docFile('meena.doc'))
    await again.attach('Photo', new File([new Uint8Array(internship.stored.files[0]?.bytes ?? [])], 'me.jpg'))
    await again.send()
    await screen.findByText(internship.said)
    expect(sent).toHaveLength(2)
    expect(await stored()).toEqual([internship.stored])
    expect(Object.keys(window.localStorage)).toEqual(['jobMemory'])
  })
})

describe('What tells people from programs', () => {
  const trap = () => document.querySelector<HTMLInputElement>('input[name="remarks"]')

  it('is a field that nobody sees, reaches or hears; who filled it in is told so in words for people', async () => {
    const { sent, options } = breakingLine(0)
    const { form, field, send } = await openFilled(internship, options())
    expect(trap()).toHaveAttribute('aria-hidden', 'true')
    expect(trap()).toHaveAttribute('tabindex', '-1')
    expect(trap()).toHaveAttribute('autocomplete', 'off')
    expect(form().getAllByRole('textbox')).not.toContain(trap())

    trap()?.setAttribute('value', 'Cheap watches')
    await send()
    await waitFor(() =>
      expect(warnings()).toEqual([expect.stringMatching(/^A field of this form that people leave empty/)]),
    )
    expect(field('Name')).toHaveValue(internship.nameOf)
    expect(await stored()).toEqual([])

    trap()?.setAttribute('value', '')
    await send()
    await screen.findByText(internship.said)
    expect(sent[1]).not.toHaveProperty('remarks')
    expect(Number(sent[1]?.page_open_ms)).toBeGreaterThanOrEqual(1000)
  })

  it('is no reason to refuse who presses at once: the form waits until it may be sent', async () => {
    const { sent, options } = breakingLine(0)
    const { send } = await openFilled(internship, options())
    // As if the page had been opened just now.
    const now = performance.now.bind(performance)
    const opened = now()
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() - opened)
    await send()
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
    expect(sent).toEqual([])
    await screen.findByText(internship.said)
    clock.mockRestore()
    expect(Number(sent[0]?.page_open_ms)).toBeGreaterThanOrEqual(1000)
    expect(await stored()).toEqual([internship.stored])
  })
})

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { storedDraft } from '@/components/form/draft'
import { reloadPage } from '@/components/form/reload'
import { forgetForms, storedForms, warnings } from '@test/features/formDriver'
import { startPortal, type Portal } from '@test/features/seededPortal'
import {
  formScreens,
  keepTyped,
  openAgain,
  openScreen,
  selectLists,
} from '@test/features/submissions/threeForms'
import { pdfFile } from '@test/support/builders'
import { eventually, holdClock, passTime } from '@test/support/realTime'
import { startScriptedApi } from '@test/support/scriptedApi'

jest.mock('@/components/form/reload')

const reload = jest.mocked(reloadPage)
const { enquiry, internship } = formScreens

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([])
})
afterEach(async () => {
  jest.useRealTimers()
  reload.mockClear()
  await forgetForms(portal)
})
afterAll(() => portal.close())

const stored = () => storedForms(portal, 'enquiry')
const note = () => screen.queryByText(/what you typed earlier is back/i)
const button = () => screen.getByRole('button', { name: 'Submit' })

/** Something that has to wait until it is let go. */
const gate = () => {
  let letGo: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (letGo = resolve))
  return { opened, letGo: () => letGo() }
}

/** Lets the reads through and holds what is sent until it is let go. */
const heldFetch = () => {
  const { opened, letGo } = gate()
  const posts: string[] = []
  const send: typeof fetch = async (input, init) => {
    if (input instanceof Request && input.method === 'POST') {
      posts.push(input.url)
      await opened
    }
    return fetch(input, init)
  }
  return { posts, options: { ...portal, fetch: send }, letGo }
}

describe('A form that is sent', () => {
  it('is sent once, however often it is sent', async () => {
    const { posts, options, letGo } = heldFetch()
    const { field, user, send } = await openAgain(enquiry, options)
    // Before the button is disabled.
    act(() => {
      for (let press = 0; press < 3; press++) fireEvent.submit(screen.getByRole('form'))
    })
    await send()
    expect(button()).toBeDisabled()
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
    fireEvent.submit(screen.getByRole('form'))
    await user.type(field('Email'), '{Enter}')
    letGo()
    await screen.findByText(enquiry.said)
    expect(posts).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  it('that was left while it was sent is told of elsewhere, forgotten, and reloads nothing', async () => {
    const { options, letGo } = heldFetch()
    const { send, goTo } = await openAgain(enquiry, options)
    await send()
    await goTo('/about-us')
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
    holdClock()
    letGo()
    await eventually(() => expect(screen.getByText(enquiry.said)).toBeVisible())
    passTime(60_000)
    expect(reload).not.toHaveBeenCalled()
    jest.useRealTimers()
    await goTo(enquiry.path)
    const again = within(await screen.findByRole('form', { name: enquiry.name }))
    expect(again.getByLabelText('Name')).toHaveValue('')
  })
})

/** A line that breaks so many times after the server has answered; keeps the texts that were sent. */
const breakingLine = (breaks: number) => {
  const sent: Record<string, string>[] = []
  const send: typeof fetch = async (input, init) => {
    if (!(input instanceof Request) || !input.url.endsWith(enquiry.save)) return fetch(input, init)
    const form = await input.clone().formData()
    const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    sent.push(Object.fromEntries(texts))
    const answer = await fetch(input, init)
    if (sent.length <= breaks) throw new TypeError('the line broke')
    return answer
  }
  return { sent, options: { ...portal, fetch: send } }
}

const expectFailed = () =>
  waitFor(() => expect(warnings()).toEqual(['Something went wrong. Please try again.']))

describe('A form whose line broke after it was stored', () => {
  it('is stored once, however often it is sent again, and is thanked for', async () => {
    const { sent, options } = breakingLine(2)
    const form = await openAgain(enquiry, options)
    await form.attach('Attachment', pdfFile('needs.pdf'))
    await form.send()
    await expectFailed()
    await form.send()
    await waitFor(() => expect(sent).toHaveLength(2))
    await waitFor(() => expect(button()).toBeEnabled())
    await form.send()
    await screen.findByText(enquiry.said)
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ submission_key }) => submission_key)).size).toBe(1)
    expect(sent[0]?.submission_key).toMatch(/^[\w-]{8,100}$/)
    expect(await stored()).toEqual([enquiry.stored])

    // The next form has another key, although it holds the same.
    await enquiry.fill(form)
    await form.send()
    await waitFor(async () => expect(await stored()).toHaveLength(2))
    expect(sent[3]?.submission_key).not.toBe(sent[0]?.submission_key)
  })

  it('is stored once although the page was loaded anew in between, and is forgotten then', async () => {
    const { sent, options } = breakingLine(1)
    const first = await openAgain(enquiry, options)
    await first.attach('Attachment', pdfFile('needs.pdf'))
    await first.send()
    await expectFailed()
    cleanup()
    const again = await openScreen(enquiry, options)
    await waitFor(() => expect(note()).toBeVisible())
    expect(again.form().queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument()
    // The same file under another name.
    await again.attach('Attachment', pdfFile('again.pdf'))
    await again.send()
    await screen.findByText(enquiry.said)
    expect(note()).not.toBeInTheDocument()
    expect(sent).toHaveLength(2)
    expect(await stored()).toEqual([enquiry.stored])
    // Its receipt stays.
    expect(Object.keys(window.localStorage)).toEqual(['jobMemory'])
    cleanup()
    expect((await openScreen(enquiry, options)).field('Name')).toHaveValue('')
    expect(note()).not.toBeInTheDocument()
  })
})

describe('What tells people from programs', () => {
  const trap = () => document.querySelector<HTMLInputElement>('input[name="remarks"]')

  it('is a field that nobody sees, reaches or hears; who filled it in is told so in words for people', async () => {
    const { sent, options } = breakingLine(0)
    const { form, field, send } = await openAgain(enquiry, options)
    expect(trap()).toHaveAttribute('aria-hidden', 'true')
    expect(trap()).toHaveAttribute('tabindex', '-1')
    expect(trap()).toHaveAttribute('autocomplete', 'off')
    expect(form().getAllByRole('textbox')).not.toContain(trap())

    trap()?.setAttribute('value', 'Cheap watches')
    await send()
    await waitFor(() =>
      expect(warnings()).toEqual([expect.stringMatching(/^A field of this form that people leave empty/)]),
    )
    expect(field('Name')).toHaveValue('Asha Verma')
    expect(await stored()).toEqual([])

    trap()?.setAttribute('value', '')
    await send()
    await screen.findByText(enquiry.said)
    expect(sent[1]).not.toHaveProperty('remarks')
    expect(Number(sent[1]?.page_open_ms)).toBeGreaterThanOrEqual(1000)
  })

  it('is no reason to refuse who presses at once: the form waits until it may be sent', async () => {
    const { sent, options } = breakingLine(0)
    const { send } = await openAgain(enquiry, options)
    // As if the page had been opened just now.
    const now = performance.now.bind(performance)
    const opened = now()
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() - opened)
    await send()
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
    expect(sent).toEqual([])
    await screen.findByText(enquiry.said)
    clock.mockRestore()
    expect(Number(sent[0]?.page_open_ms)).toBeGreaterThanOrEqual(1000)
    expect(await stored()).toHaveLength(1)
  })
})

test('A draft can be wiped', async () => {
  const { user, form, field } = await openAgain(enquiry, portal)
  expect(form().getByRole('checkbox', { name: 'Freelancers' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Clear the form' }))
  expect(note()).not.toBeInTheDocument()
  expect(field('Name')).toHaveFocus()
  for (const control of form().getAllByRole('textbox')) expect(control).toHaveValue('')
  for (const box of form().getAllByRole('checkbox')) expect(box).not.toBeChecked()
  expect(window.localStorage).toHaveLength(0)
  await user.keyboard('R')
  expect(field('Name')).toHaveValue('R')
  expect(note()).not.toBeInTheDocument()
})

describe('A choice of an earlier visit', () => {
  const kept = () => storedDraft('internship')?.values

  it('that is gone from the list is dropped, and the rest stays', async () => {
    keepTyped(internship, { name: 'Meena', current_location: '77' })
    const { field } = await openScreen(internship, portal)
    expect(field('Current Location')).toHaveValue('')
    await waitFor(() => expect(kept()).toEqual({ name: 'Meena' }))
    expect(field('Name')).toHaveValue('Meena')
  })

  it('is kept where the lists could not be loaded, and while they are on their way', async () => {
    keepTyped(internship, { name: 'Meena', current_location: '3' })
    const other = await startScriptedApi({
      '/web/job/get_all_select_list': [{ json: { status: '0' } }, selectLists],
    })
    const { write } = await openScreen(internship, other)
    await write('Name', 'Meena T')
    expect(kept()).toEqual({ name: 'Meena T', current_location: '3' })

    cleanup()
    const { opened, letGo } = gate()
    const held: typeof fetch = async (...request) => {
      await opened
      return fetch(...request)
    }
    const opening = openScreen(internship, { ...other, fetch: held })
    expect(await screen.findByLabelText('Name')).toHaveValue('Meena T')
    expect(screen.getByRole('progressbar')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Current Location' })).toHaveValue('')
    expect(kept()).toEqual({ name: 'Meena T', current_location: '3' })
    letGo()
    const { field } = await opening
    expect(field('Current Location')).toHaveValue('Bilaspur')
    await other.close()
  })
})

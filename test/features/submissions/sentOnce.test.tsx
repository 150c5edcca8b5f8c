import { cleanup, screen, waitFor } from '@testing-library/react'
import { storedForms, warnings } from '@test/features/formDriver'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { formScreens, openFilled, openScreen } from '@test/features/submissions/threeForms'
import { docFile } from '@test/support/builders'

jest.mock('@/components/form/reload')

const { internship } = formScreens
const SAVE = /\/web\/internship\/save$/
const FAILED = 'Something went wrong. Please try again.'
const KEY = /^[\w-]{8,100}$/

let portal: Portal

beforeEach(async () => {
  portal = await startPortal([])
})
afterEach(() => portal.close())

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
    const { send } = await openFilled(internship, options())
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
    expect(window.localStorage).toHaveLength(0)
  })

  it('is stored again where something was changed in it, so that the change is not lost', async () => {
    const { sent, options } = breakingLine(1)
    const { write, send } = await openFilled(internship, options())
    await send()
    await expectFailed()
    await write('Internship For', 'Accounts')
    await send()
    await screen.findByText(internship.said)
    expect(sent[1]?.submission_key).toBe(sent[0]?.submission_key)
    expect(await stored()).toMatchObject([
      { internship_for: 'Human Resources' },
      { internship_for: 'Accounts' },
    ])
  })
})

describe('The key of a form', () => {
  it('is another for the next form, although it holds the same', async () => {
    const { sent, options } = breakingLine(0)
    const opened = await openFilled(internship, options())
    await opened.send()
    await screen.findByText(internship.said)
    await internship.fill(opened)
    await opened.send()
    await waitFor(async () => expect(await stored()).toHaveLength(2))
    expect(sent[1]?.submission_key).toMatch(KEY)
    expect(sent[1]?.submission_key).not.toBe(sent[0]?.submission_key)
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

import { screen, waitFor, within } from '@testing-library/react'
import type { Question } from '@/domain/submissions/questions'
import type { Language } from '@/domain/languages'
import { renderApp } from '@test/support/renderApp'
import { startScriptedApi, success, type Answer } from '@test/support/scriptedApi'

const closings: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

const ID = 'nJ3kd0Qz-_81ha7Tq2LwYA'
const SHOW = `/api/invitation/${ID}`
const ANSWER = `${SHOW}/answer`

const invited = (changes: Partial<Question> = {}): Question => ({
  kind: 'interview',
  pay: '',
  day: '2026-12-01',
  time: '14:30',
  place: 'Shop 4, Station Road, Raipur',
  bring: 'Aadhaar card\nTwo photos',
  position: 'Ward Nurse',
  company: 'Arogyam Hospital',
  firstName: 'Asha',
  phone: '+91 771 555 0142',
  answer: '',
  end: '',
  ...changes,
})

const refused = (code: number, message: string): Answer => ({ code, json: { status: '0', message } })

type Script = { shown?: Answer[]; answered?: Answer[]; brought?: Question | null; language?: Language }

const open = async ({ shown = [success(invited())], answered = [], brought, language }: Script = {}) => {
  const api = await startScriptedApi({ [SHOW]: shown, [ANSWER]: answered })
  closings.push(api.close)
  const settings = brought === undefined ? {} : { question: { id: ID, question: brought } }
  const app = renderApp(`/invitation/${ID}`, { origin: api.origin, ownApi: true, settings, language })
  return {
    ...app,
    requests: api.requests,
    press: async (name: string) => app.user.click(await screen.findByRole('button', { name })),
    /** The answers that were sent. */
    sent: () =>
      api.requests
        .filter(({ path }) => path === ANSWER)
        .map(({ body }) => JSON.parse(body.toString()) as unknown),
  }
}

/** The texts of the facts, by their names. */
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main dt')].map((name) => [
      name.textContent,
      name.nextSibling?.textContent,
    ]),
  )

const chosen = () =>
  screen
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)
    .join()

describe('The page of an invitation', () => {
  it('is Hindi below /hi, but for what people wrote, and tells the answer so', async () => {
    const { press, sent } = await open({
      answered: [success(invited({ answer: 'will_come' }))],
      language: 'hi',
    })
    expect(
      await screen.findByText('Asha जी, आपको Arogyam Hospital में Ward Nurse के इंटरव्यू के लिए बुलाया जा रहा है।'),
    ).toBeVisible()
    expect(facts()).toEqual({
      तारीख़: 'मंगलवार, 1 दिसंबर 2026',
      समय: 'दोपहर 2:30',
      'जगह या लिंक': 'Shop 4, Station Road, Raipur',
      'साथ क्या लाएँ': 'Aadhaar card\nTwo photos',
      फ़ोन: '+91 771 555 0142',
    })
    expect(screen.getByText(/^Aadhaar card/)).toHaveAttribute('lang', 'en')
    expect(document.querySelector('form input[name=language]')).toHaveValue('hi')
    expect(screen.getByRole('link', { name: 'कैलेंडर में जोड़ें' })).toHaveAttribute(
      'href',
      `${SHOW}/calendar.ics?language=hi`,
    )
    await press('मेरा आना पक्का है')
    expect(
      await screen.findByText(
        'आपने बताया कि आपका आना पक्का है। वहाँ मिलते हैं। उस दिन के ख़त्म होने तक जवाब बदला जा सकता है।',
      ),
    ).toBeVisible()
    expect(sent()).toEqual([{ answer: 'will_come' }])
  })

  it('says for what, when and where, and leads there', async () => {
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Your interview' })).toBeVisible()
    expect(
      await screen.findByText('Asha, we invite you to an interview for Ward Nurse at Arogyam Hospital.'),
    ).toBeVisible()
    expect(facts()).toEqual({
      Date: 'Tuesday, 1 December 2026',
      Time: '2:30 pm',
      'Place or link': 'Shop 4, Station Road, Raipur',
      'What to bring': 'Aadhaar card\nTwo photos',
      Telephone: '+91 771 555 0142',
    })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Find the way' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Shop+4%2C+Station+Road%2C+Raipur',
    )
    expect(main.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      `${SHOW}/calendar.ics`,
    )
    expect(main.getByRole('link', { name: '+91 771 555 0142' })).toHaveAttribute('href', 'tel:+917715550142')
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

  it('asks in Hindi whether an employer may be shown somebody, and takes a no', async () => {
    const asked = { kind: 'sending', time: '', bring: '', place: 'रायपुर', pay: '₹ 2 - 3 लाख' } as const
    const { press, sent } = await open({
      language: 'hi',
      shown: [success(invited(asked))],
      answered: [success(invited({ ...asked, answer: 'no' }))],
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'क्या हम आपका नाम भेजें?' })).toBeVisible()
    expect(facts()).toEqual({
      नौकरी: 'Ward Nurse',
      कंपनी: 'Arogyam Hospital',
      जगह: 'रायपुर',
      वेतन: '₹ 2 - 3 लाख',
      'जवाब की आख़िरी तारीख़': 'मंगलवार, 1 दिसंबर 2026',
      फ़ोन: '+91 771 555 0142',
    })
    expect(screen.queryByRole('link', { name: 'कैलेंडर में जोड़ें' })).not.toBeInTheDocument()
    await press('नहीं, इस कंपनी को नहीं')
    expect(await screen.findByText(/^आपने ना कहा: /)).toBeVisible()
    expect(sent()).toEqual([{ answer: 'no' }])
  })

  it('makes a link of an address of the web alone', async () => {
    const place = 'javascript:alert(1) or https://meet.example/abc.'
    await open({ shown: [success(invited({ place, firstName: '', position: '', company: '', bring: '' }))] })
    expect(await screen.findByText('We invite you to an interview.')).toBeVisible()
    const value = screen.getByText('Place or link').nextElementSibling as HTMLElement
    expect(value).toHaveTextContent(place)
    expect(within(value).getByRole('link')).toHaveAttribute('href', 'https://meet.example/abc')
    expect(screen.queryByRole('link', { name: 'Find the way' })).not.toBeInTheDocument()
    expect(facts()).not.toHaveProperty('What to bring')
  })

  it('takes an answer, marks it, and takes another', async () => {
    const { press, sent } = await open({
      answered: [success(invited({ answer: 'will_come' })), success(invited({ answer: 'another_day' }))],
    })
    await press('I will come')
    const told = await screen.findByText(/^You told us that you will come\. See you there\./)
    await waitFor(() => expect(told.closest('[role="status"]')).toHaveFocus())
    expect(chosen()).toBe('I will come')
    await press('Another day')
    await screen.findByText(/^You asked for another day\./)
    expect(chosen()).toBe('Another day')
    expect(sent()).toEqual([{ answer: 'will_come' }, { answer: 'another_day' }])
  })

  it('does not lose an answer that was not sent', async () => {
    const { press, sent } = await open({
      answered: ['drop', success(invited({ answer: 'cannot_come' }))],
    })
    await press('I cannot come')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(
      'Your answer ‘I cannot come’ was not sent. Something went wrong. Please try again.',
    )
    await waitFor(() => expect(alert).toHaveFocus())
    await press('Try again')
    await screen.findByText(/^You told us that you cannot come\./)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(sent()).toEqual([{ answer: 'cannot_come' }, { answer: 'cannot_come' }])
  })

  it('shows what holds where it can be answered no longer', async () => {
    const { press } = await open({
      shown: [success(invited()), success(invited({ end: 'over' }))],
      answered: [refused(409, 'This day is over.')],
    })
    await press('I will come')
    expect(
      await screen.findByText('This day is over. Call +91 771 555 0142 if you have a question.'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'I will come' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument()
  })

  it('shows at once what the page brought, and then what is so by now', async () => {
    await open({ brought: invited(), shown: [success(invited({ answer: 'will_come' }))] })
    expect(await screen.findByRole('heading', { name: 'Will you come?' })).toBeVisible()
    await waitFor(() => expect(chosen()).toBe('I will come'))
  })

  it.each<[string, Script, asked: number]>([
    ['the page knows', { brought: null }, 0],
    ['the server says', { shown: [refused(404, 'There is no such invitation.')] }, 1],
  ])('says what to do where there is none, as %s', async (_who, script, asked) => {
    const { requests } = await open(script)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no such invitation.' }),
    ).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Track' })).toHaveAttribute('href', '/track')
    expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us')
    expect(requests).toHaveLength(asked)
  })

  it('can be tried again where it cannot be loaded', async () => {
    const { press } = await open({ shown: ['drop', success(invited())] })
    await press('Try again')
    expect(await screen.findByText('Tuesday, 1 December 2026')).toBeVisible()
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '@test/support/renderApp'
import {
  factsOf,
  NOT_FOUND,
  open,
  receipt,
  REFERENCE,
  refused,
  shown,
  startApi,
  tracked,
} from './trackScreen'

describe('The screen /track in Hindi', () => {
  it('asks, shows a state and asks back in Hindi, and marks what is written otherwise', async () => {
    const api = await startApi({ '/api/track': [tracked({ fields: [] })] })
    const { user } = renderApp('/track', { origin: api.origin, ownApi: true, language: 'hi' })
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    const reference = await screen.findByLabelText('संदर्भ नंबर')
    await press('देखें')
    expect(await screen.findByText('कृपया अपना संदर्भ नंबर लिखें।')).toBeVisible()
    await user.click(reference)
    await user.paste(REFERENCE)
    await press('देखें')
    expect(await screen.findByText('कृपया अपने मोबाइल नंबर के आख़िरी 4 अंक लिखें।')).toBeVisible()
    await user.click(screen.getByLabelText('आपके मोबाइल नंबर के आख़िरी 4 अंक'))
    await user.paste('2345')
    await press('देखें')
    const region = await shown()
    expect(within(region).getByText('देखा जा रहा है')).toBeVisible()
    expect(factsOf(region)).toEqual({
      'संदर्भ नंबर': REFERENCE,
      'आपने क्या भेजा': 'आवेदन',
      'भेजने का समय': '25-11-2026, रात 12:35',
      नौकरी: 'Ward Nurse (अब खुली नहीं है)',
      'कब तक रहेगा': '25-05-2027 तक, फिर मिटा दिया जाएगा',
      'भेजते समय लागू': 'निजता की सूचना 1',
      फ़ाइल: 'asha.docx (24 केबी)',
      '25-11-2026': 'Arogyam Hospital',
    })
    expect(within(region).getByText('Arogyam Hospital')).toHaveAttribute('lang', 'en')
    await press('मिटाएँ')
    expect(
      screen.getByText(`${REFERENCE} मिटाएँ? आपका भेजा हुआ सब कुछ मिट जाएगा, आपकी फ़ाइलें भी। यह वापस नहीं आ सकता।`),
    ).toBeVisible()
    for (const form of screen.getAllByRole('form'))
      expect(form.querySelector('[name=language]')).toHaveValue('hi')
  })
})

describe('The screen /track', () => {
  it('shows a submission to whoever has its reference and digits, however they are typed', async () => {
    const { show, sent, reference, digits } = await open({ show: [tracked()] })
    await show('r7k4 92qx', '+91 98260 12345')
    const region = await shown()
    expect(sent()).toEqual([{ reference: REFERENCE, last4: '2345' }])
    const heading = within(region).getByRole('heading', { level: 2, name: 'Ward Nurse' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(within(region).getByText('Being looked at')).toBeVisible()
    expect(within(region).getByText('A recruiter is reading it, and calls you if it fits.')).toBeVisible()
    expect(factsOf(region)).toEqual({
      Reference: REFERENCE,
      'What you sent': 'Application',
      'Sent on': '25-11-2026, 12:35 am',
      Job: 'Ward Nurse (no longer open)',
      'Kept until': '25-05-2027, and then deleted',
      'Sent under': 'Privacy notice 1',
      'Full name': 'आशा वर्मा',
      'Current CTC': '5 Lakhs',
      File: 'asha.docx (24 KB)',
      '25-11-2026': 'Arogyam Hospital',
    })
    expect(within(region).getByRole('link', { name: 'Ward Nurse' })).toHaveAttribute(
      'href',
      '/job-details?s=1012',
    )
    expect(within(region).getByRole('link', { name: 'Privacy notice 1' })).toHaveAttribute('href', '/privacy')
    expect(within(region).getByRole('link', { name: 'Get a copy' })).toHaveAttribute(
      'href',
      '/api/track/copy?reference=R7K4-92QX&until=1&token=x',
    )
    expect(reference).toHaveValue(REFERENCE)
    expect(digits).toHaveValue('2345')
  })

  it('takes the reference from its address, and never puts the digits there', async () => {
    const { reference, digits, write, press, address } = await open(
      { show: [tracked({ job: null, keptUntil: null, disclosures: [] })] },
      `/track?reference=${REFERENCE}`,
    )
    expect(reference).toHaveValue(REFERENCE)
    await write(digits, '2345')
    await press('Show')
    const region = await shown()
    // That nobody was shown it is more than anybody knows.
    expect(within(region).queryByRole('heading', { name: 'Shown to' })).not.toBeInTheDocument()
    expect(factsOf(region)).toMatchObject({ 'Kept until': 'You erase it' })
    expect(address()).toBe(`/track?reference=${REFERENCE}`)
  })

  it('asks for what is missing, says why nothing is shown, and loses nothing that was typed', async () => {
    const { reference, digits, press, write, sent } = await open({
      show: [refused(404, NOT_FOUND), 'drop', 'drop', tracked()],
    })
    await press('Show')
    await waitFor(() => expect(reference).toHaveFocus())
    expect(reference).toHaveAccessibleDescription('Please enter your reference.')
    await write(reference, REFERENCE)
    await press('Show')
    await waitFor(() => expect(digits).toHaveFocus())
    expect(digits).toHaveAccessibleDescription('Please enter the last 4 digits of your mobile.')
    expect(sent()).toEqual([])
    await write(digits, '2345')
    const online = jest.spyOn(navigator, 'onLine', 'get')
    for (const [sentence, isOnline] of [
      [NOT_FOUND, true],
      ['Something went wrong. Please try again.', true],
      ['You are offline. Nothing is lost: please try again when you are back.', false],
    ] as const) {
      online.mockReturnValue(isOnline)
      await press('Show')
      const alert = (await screen.findByText(sentence)).closest('[role="alert"]')
      await waitFor(() => expect(alert).toHaveFocus())
      expect(reference).toHaveValue(REFERENCE)
      expect(digits).toHaveValue('2345')
    }
    online.mockRestore()
    await press('Show')
    await shown()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('lists what was sent from this device in front of another API, and is quiet else', async () => {
    localStorage.setItem('jobMemory', JSON.stringify({ receipts: [receipt(REFERENCE, 'Ward Nurse')] }))
    const api = await startApi({})
    renderApp('/track', { origin: api.origin })
    expect(await screen.findByRole('heading', { level: 1, name: 'Track' })).toBeVisible()
    const list = await screen.findByRole('list', { name: 'Sent from this device' })
    expect(list).toHaveTextContent(/^Ward NurseR7K4-92QX · 25-11-2026Forget$/)
    expect(screen.queryByLabelText('Reference')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Track' })).not.toBeInTheDocument()
    expect(api.requests).toEqual([])
  })

  it('is empty again when one comes back to it, and when Back brings it alive', async () => {
    const { show, goTo, goBack } = await open({ show: [tracked()] })
    for (const type of ['pagehide', 'pageshow']) {
      await show()
      await shown()
      act(() => void window.dispatchEvent(Object.assign(new Event(type), { persisted: true })))
      expect(screen.queryByText('9826012345')).not.toBeInTheDocument()
      expect(screen.queryByRole('region', { name: REFERENCE })).not.toBeInTheDocument()
      expect(screen.getByLabelText('Last 4 digits of your mobile')).toHaveValue('')
    }
    await show()
    await shown()
    await goTo('/contact-us')
    await screen.findByRole('heading', { level: 1, name: /contact/i })
    await goBack()
    expect(await screen.findByLabelText('Reference')).toHaveValue('')
    expect(screen.queryByRole('region', { name: REFERENCE })).not.toBeInTheDocument()
  })

  const day = { invitationUrl: '/invitation/abc', invitationDay: '2026-12-05' }
  it.each([
    ['is yet to be told', {}, 'We would like to meet you. We will tell you day and place.'],
    ['is known', day, 'You are invited to an interview. We tell you the result after it.'],
    [
      'is over',
      { ...day, invitationUrl: null },
      'You were invited for 05-12-2026. We tell you what follows.',
    ],
  ])('speaks of an interview whose day %s', async (_when, invitation, sentence) => {
    const codes = { kind: 'application', state: 'interview' } as const
    const { show } = await open({ show: [tracked({ codes, ...invitation })] })
    await show()
    expect(await shown()).toHaveTextContent(sentence)
  })
})

describe('The receipts of this device', () => {
  it('open what they are of with its digits alone, and are forgotten', async () => {
    const receipts = [receipt(REFERENCE, 'Ward Nurse'), receipt('H3PM-TW5U', '')]
    localStorage.setItem('jobMemory', JSON.stringify({ receipts }))
    const { press, sent, show, user } = await open({ show: [tracked(), tracked()] })
    const list = await screen.findByRole('list', { name: 'Sent from this device' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Ward NurseR7K4-92QX · 25-11-2026OpenForget', 'ApplicationH3PM-TW5U · 25-11-2026OpenForget'])
    await show()
    await shown()
    const field = (name: string) => screen.getByLabelText(name)
    for (const reference of ['H3PM-TW5U', REFERENCE]) {
      await press(`Open ${reference}`)
      // What another has shown is gone.
      expect(screen.queryByRole('region', { name: REFERENCE })).not.toBeInTheDocument()
      expect(field('Reference')).toHaveValue(reference)
      expect(field('Last 4 digits of your mobile')).toHaveValue('')
      expect(field('Last 4 digits of your mobile')).toHaveFocus()
    }
    expect(sent()).toHaveLength(1)
    await user.keyboard('2345{Enter}')
    await shown()
    expect(sent()[1]).toEqual({ reference: REFERENCE, last4: '2345' })
    await press('Forget H3PM-TW5U')
    expect(screen.getByRole('heading', { name: 'Sent from this device' })).toHaveFocus()
    await press(`Forget ${REFERENCE}`)
    expect(within(list).queryByRole('listitem')).not.toBeInTheDocument()
    expect(localStorage.getItem('jobMemory') ?? '').not.toContain(REFERENCE)
    expect(screen.getByRole('note')).toHaveTextContent(
      `Forgotten on this device, but not erased: H3PM-TW5U, ${REFERENCE}`,
    )
    await press('Undo')
    expect(screen.getByRole('heading', { name: 'Sent from this device' })).toHaveFocus()
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
    expect(localStorage.getItem('jobMemory')).toContain(REFERENCE)
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '@test/support/renderApp'
import { type Answer, success } from '@test/support/scriptedApi'
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
  withdrawn,
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

  it('asks for what is missing beside its field, and sends nothing', async () => {
    const { reference, digits, press, write, sent } = await open()
    await press('Show')
    await waitFor(() => expect(reference).toHaveFocus())
    expect(reference).toHaveAccessibleDescription('Please enter your reference.')
    await write(reference, REFERENCE)
    await press('Show')
    await waitFor(() => expect(digits).toHaveFocus())
    expect(digits).toHaveAccessibleDescription('Please enter the last 4 digits of your mobile.')
    expect(sent()).toEqual([])
  })

  it.each<[Answer, string]>([
    [refused(404, NOT_FOUND), NOT_FOUND],
    ['drop', 'Something went wrong. Please try again.'],
  ])('says why nothing is shown, and loses nothing that was typed: %#', async (answer, sentence) => {
    const { show, reference, digits, press } = await open({ show: [answer, tracked()] })
    await show()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(sentence)
    await waitFor(() => expect(alert).toHaveFocus())
    expect(reference).toHaveValue(REFERENCE)
    expect(digits).toHaveValue('2345')
    await press('Show')
    await shown()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says that the device is offline', async () => {
    const { show } = await open({ show: ['drop'] })
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You are offline. Nothing is lost: please try again when you are back.',
    )
    online.mockRestore()
  })

  it('is quiet in front of another API', async () => {
    const api = await startApi({})
    renderApp('/track', { origin: api.origin })
    expect(await screen.findByRole('heading', { level: 1, name: 'Track' })).toBeVisible()
    expect(screen.queryByLabelText('Reference')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Track' })).not.toBeInTheDocument()
    expect(screen.queryByText('Sent from this device')).not.toBeInTheDocument()
    expect(api.requests).toEqual([])
  })

  it('lists what was sent from this device in front of another API, too', async () => {
    localStorage.setItem('jobMemory', JSON.stringify({ receipts: [receipt(REFERENCE, 'Ward Nurse')] }))
    renderApp('/track', await startApi({}))
    const list = await screen.findByRole('list', { name: 'Sent from this device' })
    expect(list).toHaveTextContent(/^Ward NurseR7K4-92QX · 25-11-2026Forget$/)
  })

  it.each(['pagehide', 'pageshow'])('is empty again when Back brings it alive: %s', async (type) => {
    const { show } = await open({ show: [tracked()] }, `/track?reference=${REFERENCE}`)
    await show()
    await shown()
    act(() => void window.dispatchEvent(Object.assign(new Event(type), { persisted: true })))
    expect(screen.queryByText('9826012345')).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: REFERENCE })).not.toBeInTheDocument()
    expect(screen.getByLabelText('Last 4 digits of your mobile')).toHaveValue('')
  })

  it('is empty again when one comes back to it', async () => {
    const { show, goTo, goBack } = await open({ show: [tracked()] })
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

describe('What a sender does with a submission', () => {
  it('asks about it once it has waited long, and says so from then on', async () => {
    const asked = { canAsk: false, askedOn: '2026-12-05T18:30:00.000Z' }
    const { show, press, sent } = await open({
      show: [tracked({ canAsk: true }), tracked(asked)],
      ask: [refused(409, 'You can ask from 06-12-2026 on.'), tracked(asked)],
    })
    await show()
    const region = await shown()
    expect(within(region).getByText('Since 25-11-2026')).toBeVisible()
    await press('Ask about it')
    expect(await screen.findByRole('alert')).toHaveTextContent('You can ask from 06-12-2026 on.')
    await press('Ask about it')
    const sentence = 'You asked on 06-12-2026. Our recruiters see it first.'
    const told = await screen.findByRole('status')
    expect(told).toHaveTextContent(sentence)
    await waitFor(() => expect(told).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Ask about it' })).toBeNull()
    expect(sent().at(-1)).toEqual({ reference: REFERENCE, last4: '2345' })
    await press('Show')
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Ward Nurse' })).toHaveFocus())
    expect(screen.queryByRole('status')).toBeNull()
    expect(screen.getByText(sentence)).toBeVisible()
  })

  it('reads what was told, and presses the links in it and the invitation', async () => {
    const { show } = await open({
      show: [
        tracked({
          state: 'Interview',
          codes: { kind: 'application', state: 'interview' },
          invitationUrl: '/invitation/abc',
          invitationDay: '2026-11-30',
          answers: [
            {
              at: '2026-11-26T04:00:00.000Z',
              text: 'आपका साक्षात्कार तय है।\nयहाँ देखें: https://portal.example/invitation/abc।',
            },
            {
              at: '2026-11-25T04:00:00.000Z',
              text: 'See https://portal.example.evil/a?b=1. Not javascript:alert(1), www.portal.example or <b>this</b>.',
            },
          ],
        }),
      ],
    })
    await show()
    const region = within(await shown())
    expect(region.getByRole('link', { name: 'Your invitation for 30-11-2026' })).toHaveAttribute(
      'href',
      '/invitation/abc',
    )
    const told = region.getAllByRole('listitem')
    expect(told.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^26-11-2026, 9:30 amआपका/),
      expect.stringMatching(/^25-11-2026, 9:30 amSee .*<b>this<\/b>\.$/),
    ])
    expect(told[0]?.querySelector('[lang="hi"]')).not.toBeNull()
    expect(
      told.map((one) =>
        within(one)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ),
    ).toEqual([['https://portal.example/invitation/abc'], ['https://portal.example.evil/a?b=1']])
    for (const one of told) expect(within(one).getByRole('link')).toHaveAttribute('target', '_blank')
  })

  it('corrects e-mail and mobile, whose digits open it from then on', async () => {
    localStorage.setItem('jobMemory', JSON.stringify({ receipts: [receipt(REFERENCE, 'Ward Nurse')] }))
    const right = { email: 'asha@example.com', mobile: '9826098765' }
    const { show, press, sent, write, user } = await open({
      show: [tracked()],
      correct: [refused(422, 'This cannot be a mobile number.', 'mobile'), tracked(right)],
      withdraw: [tracked({ ...right, ...withdrawn })],
    })
    await show()
    // Its heading takes the focus, which the first field would lose.
    const region = await shown()
    await waitFor(() => expect(within(region).getByRole('heading', { level: 2 })).toHaveFocus())
    const form = within(await screen.findByRole('form', { name: 'Correct' }))
    const email = form.getByLabelText('Email')
    const mobile = form.getByLabelText('Mobile')
    expect(email).toHaveValue('asha@example.org')
    expect(mobile).toHaveValue('9826012345')

    await user.clear(email)
    await press('Correct')
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email Address is required.'))

    await write(email, 'asha@example.com')
    await write(mobile, '12')
    await press('Correct')
    await waitFor(() => expect(mobile).toHaveAccessibleDescription('This cannot be a mobile number.'))
    expect(mobile).toHaveFocus()
    expect(email).toHaveValue('asha@example.com')

    await write(mobile, '98260 98765')
    await press('Correct')
    const told = await screen.findByText('Corrected. We reach you at asha@example.com and 9826098765.')
    await waitFor(() => expect(told.closest('[role="status"]')).toHaveFocus())
    expect(sent().at(-1)).toEqual({ reference: REFERENCE, last4: '2345', ...right })

    await press('Withdraw')
    await press('Yes, withdraw')
    await screen.findByText('Withdrawn. We no longer look at what you sent.')
    expect(sent().at(-1)).toEqual({ reference: REFERENCE, last4: '8765' })
    expect(localStorage.getItem('jobMemory')).not.toContain('8765')
  })

  it('withdraws it after one question, and takes that back for a day', async () => {
    const invitation = { invitationUrl: '/invitation/abc', invitationDay: '2026-12-05' }
    const { show, press, sent } = await open({
      show: [tracked(invitation)],
      withdraw: ['drop', tracked(withdrawn)],
      takeBack: ['drop', tracked(invitation)],
    })
    await show()
    await shown()
    const question = () =>
      screen.queryByRole('group', {
        name: `Withdraw ${REFERENCE}? We no longer look at it. Your interview on 05-12-2026 will not take place. For a day you can take that back here.`,
      })
    await press('Withdraw')
    expect(question()?.firstChild).toHaveFocus()
    await press('No, keep it')
    expect(question()).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus()
    await press('Withdraw')
    expect(sent()).toHaveLength(1)
    await press('Yes, withdraw')
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
    await press('Yes, withdraw')
    const region = within(await shown())
    await region.findByText('You withdrew it, and we no longer look at it.')
    expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Erase' })).toBeVisible()

    expect(region.getByText('You can take the withdrawal back until 29-11-2026, 2:05 pm.')).toBeVisible()
    await press('Take the withdrawal back')
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
    await press('Take the withdrawal back')
    const told = await screen.findByText('Your withdrawal is taken back. We look at what you sent again.')
    await waitFor(() => expect(told.closest('[role="status"]')).toHaveFocus())
    expect(sent().at(-1)).toEqual({ reference: REFERENCE, last4: '2345' })
    expect(screen.queryByRole('button', { name: 'Take the withdrawal back' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  })

  it('erases it after one question, and the device forgets its receipt', async () => {
    localStorage.setItem(
      'jobMemory',
      JSON.stringify({ receipts: [receipt(REFERENCE, 'Ward Nurse'), receipt('H3PM-TW5U', 'Tutor')] }),
    )
    const { show, press, sent, reference } = await open({ show: [tracked()], erase: [success()] })
    await show()
    await shown()
    await press('Erase')
    expect(screen.getByRole('group', { name: /^Erase R7K4-92QX\?/ }).firstChild).toHaveFocus()
    await press('No, keep it')
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Erase' })).toHaveFocus()
    await press('Erase')
    expect(sent()).toHaveLength(1)
    await press('Yes, erase')
    const told = await screen.findByText('R7K4-92QX is erased, your files too.')
    await waitFor(() => expect(told.closest('[role="status"]')).toHaveFocus())
    expect(sent().at(-1)).toEqual({ reference: REFERENCE, last4: '2345' })
    expect(screen.queryByRole('region', { name: REFERENCE })).not.toBeInTheDocument()
    expect(reference).toHaveValue('')
    const list = screen.getByRole('list', { name: 'Sent from this device' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['TutorH3PM-TW5U · 25-11-2026OpenForget'])
    expect(localStorage.getItem('jobMemory')).not.toContain(REFERENCE)
  })
})

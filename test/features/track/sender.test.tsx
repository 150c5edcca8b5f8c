import { screen, waitFor, within } from '@testing-library/react'
import { success } from '@test/support/scriptedApi'
import { open, receipt, REFERENCE, refused, shown, tracked, withdrawn } from './trackScreen'

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

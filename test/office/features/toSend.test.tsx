import { act, screen, waitFor, within } from '@testing-library/react'
import { applicationForm, contactForm, enquiryForm } from '@test/support/builders'
import { append, fill, gridRow } from '@test/office/renderOffice'
import { APPLY, ENQUIRY, type InboxServer, MESSAGE, startInbox } from '@test/server/office/inboxServer'
import { loadedSubmission, openInbox, readyAnswer, rowOf, seesNames, tick } from './inbox/openInbox'

let office: InboxServer
beforeAll(async () => {
  office = await startInbox()
})
afterAll(() => office.close())

let minutes = 0
const nextTime = () => new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1))).toISOString()

const tell = async (client: 'owner' | 'recruiter', reference: string, message: object) => {
  const { version } = await office.open(reference)
  const path = `/submissions/${reference}/tell`
  const { code } = await office.as(client).post(path, { version, state: 'answered', ...message })
  expect(code).toBe(200)
}

/** A message whose answer is put off. */
const putOff = async (name: string, mobile = `900000${2000 + minutes}`) => {
  const form = contactForm({ name, mobile, email: `m${minutes}@tell.example` })
  const { reference } = await office.send(nextTime(), MESSAGE, form)
  await tell('recruiter', reference, { way: 'later', text: `Dear ${name}, we have an answer.` })
  return reference
}

const alt = (letter: string) => `{Alt>}[Key${letter}]{/Alt}`

describe('To send', () => {
  it('is worked through by keyboard, one after the other', async () => {
    const chat = { opener: window, location: { href: '' }, close: () => undefined }
    const opened = jest.spyOn(window, 'open').mockReturnValue(chat as unknown as Window)
    const [first, second, third] = [await putOff('First'), await putOff('Second'), await putOff('Third')]
    // Like a reminder: it is told although the state was told before.
    const again = { text: 'Dear Third, we have an answer.', again: true }
    await tell('recruiter', third, { ...again, way: 'phone' })
    await tell('recruiter', third, { ...again, way: 'later' })
    const { user, address } = openInbox(office, '/to-send')
    expect(await screen.findByRole('link', { name: 'To send 3' })).toBeVisible()
    await seesNames('First', 'Second', 'Third')
    await user.click(screen.getByRole('button', { name: 'Start' }))
    expect(await screen.findByRole('heading', { name: 'First' })).toHaveFocus()
    expect(address()).toBe(`/office/to-send/${first}`)
    expect(screen.getByRole('link', { name: /^900000/ })).toBeVisible()
    await user.keyboard(alt('P'))
    expect(await screen.findByText('First: Answered, called')).toBeVisible()

    expect(await screen.findByRole('heading', { name: 'Second' })).toHaveFocus()
    await append(user, screen.getByRole('textbox', { name: 'Answer' }), ' Soon.')
    await user.keyboard(alt('L'))
    expect(await screen.findByRole('heading', { name: 'Third' })).toHaveFocus()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('heading', { name: 'Second' })).toHaveFocus()
    const text = encodeURIComponent('Dear Third, we have an answer.')
    expect(chat.location.href).toMatch(new RegExp(`^https://wa\\.me/91900000\\d{4}\\?text=`))
    expect(chat.location.href.endsWith(text)).toBe(true)
    expect(chat.opener).toBeNull()
    expect(opened).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue(
      'Dear Second, we have an answer. Soon.',
    )

    await user.keyboard(alt('O'))
    expect(await screen.findByText('Nothing to send.')).toBeVisible()
    expect(address()).toBe('/office/to-send')
    const ways = await Promise.all(
      [first, second, third].map(async (reference) => (await office.open(reference)).answers[0]?.way),
    )
    expect(ways).toEqual(['phone', undefined, 'whatsapp'])
  })

  it('refuses what another told meanwhile, says who did, and leads on', async () => {
    const [row] = [await putOff('Told'), await putOff('Free')]
    const { user, address } = openInbox(office, '/to-send', {
      // Without news of others.
      around: (send) => async (input, init) => {
        const request = new Request(input, init)
        return request.url.endsWith('/events') ? new Promise<Response>(() => undefined) : send(request)
      },
    })
    await user.click((await gridRow('Told')).getByRole('gridcell', { name: 'Told' }))
    expect(await screen.findByRole('heading', { name: 'Told' })).toBeVisible()
    await append(user, await screen.findByRole('textbox', { name: 'Answer' }), ' Soon.')
    await tell('owner', row, { way: 'phone', text: 'Told on the phone.' })
    await user.click(screen.getByRole('button', { name: /^Called/ }))
    expect(
      await screen.findByText('A owner answered the applicant by phone. Your change was not made.'),
    ).toBeVisible()
    expect(await screen.findByText(/^Nothing to send any more: /)).toBeVisible()
    expect((await office.open(row)).answers).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('heading', { name: 'Free' })).toHaveFocus()
    await user.keyboard(alt('O'))
    await waitFor(() => expect(address()).toBe('/office/to-send'))
  })

  it('counts for others with the same number: ticked for the same person alone', async () => {
    const mobile = '9000001234'
    const [first, second, brother] = [
      await putOff('Asha Verma', mobile),
      await putOff('Asha Verma', mobile),
      await putOff('Ravi Verma', mobile),
    ]
    const { user } = openInbox(office, `/to-send/${first}`)
    const own = await screen.findByRole('checkbox', { name: /^Also counts for Asha Verma, .*same number\)/ })
    expect(own).toBeChecked()
    expect(
      screen.getByRole('checkbox', { name: /^Also counts for Ravi Verma, .*another name/ }),
    ).not.toBeChecked()
    await user.keyboard(alt('P'))
    expect(await screen.findByRole('heading', { name: 'Ravi Verma' })).toBeVisible()
    expect((await office.open(second)).answers).toMatchObject([{ way: 'phone' }])
    expect((await office.open(brother)).answers).toEqual([])
    await office.db.deleteFrom('to_send').execute()
  })
})

describe('Telling many', () => {
  it('says before what it will do, and shows the first text', async () => {
    await office.send('2026-03-01T08:00:00.000Z', APPLY, applicationForm({ full_name: 'Asha One' }))
    await office.send(
      '2026-03-02T08:00:00.000Z',
      APPLY,
      applicationForm({ full_name: 'Asha Two', job_id: '1002' }),
    )
    const { user } = openInbox(office, '/inbox?from=2026-03-01')
    await seesNames('Asha Two', 'Asha One')
    await tick(user, 'Asha One', 'Asha Two')
    await user.click(screen.getByRole('button', { name: 'Set state' }))
    await user.click(screen.getByRole('menuitem', { name: 'Shortlisted' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Message 2 applicants' }))
    expect(dialog.getByLabelText('State')).toHaveDisplayValue('Shortlisted')
    expect(await dialog.findByText(/shortlist/)).toBeVisible()
    await user.selectOptions(dialog.getByLabelText('State'), 'Not this time')
    // No text of another state, not even for a moment.
    expect(dialog.queryByText(/shortlist/)).toBeNull()
    await user.click(dialog.getByRole('radio', { name: 'Filled' }))
    expect(dialog.getByRole('checkbox', { name: 'One message per person' })).toBeChecked()
    expect(await dialog.findByText("0 by e-mail, 2 put on 'To send'.")).toBeVisible()
    expect(dialog.getByText(/^This server sends no e-mail/)).toBeVisible()
    expect(await dialog.findByText(/^Dear Asha One,/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('link', { name: 'To send 2' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected submissions' })).toBeNull())
    expect(await office.names({ state: 'declined', from: '2026-03-01' })).toEqual(['Asha Two', 'Asha One'])
    await office.db.deleteFrom('to_send').execute()
  })

  it('is offered to those who still wait once their job is closed', async () => {
    await office.send(
      '2026-03-03T08:00:00.000Z',
      APPLY,
      applicationForm({ full_name: 'Waiting', job_id: '1003' }),
    )
    const { user } = openInbox(office, '/jobs/1003')
    expect(await screen.findByText('1 applicant still waits')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Answer the one who still waits' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Message 1 applicant' }))
    expect(dialog.getByLabelText('State')).toHaveDisplayValue('Not this time')
    expect(dialog.getByRole('radio', { name: 'Filled' })).toBeChecked()
    expect(await dialog.findByText("0 by e-mail, 1 put on 'To send'.")).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.queryByText(/still waits/)).toBeNull())
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(await office.names({ state: 'declined', job: '1003' })).toEqual(['Waiting'])
  })
})

test('an invitation is sent with its day, and fills the text while it is written', async () => {
  const { reference } = await office.send('2026-03-04T08:00:00.000Z', APPLY, applicationForm())
  const { user } = openInbox(office, `/inbox/${reference}`)
  const panel = await loadedSubmission('Kiran Netam')
  await user.keyboard('6')
  await readyAnswer(/\{date\}/)
  await user.click(panel.getByRole('button', { name: 'Called' }))
  expect(await panel.findByText('Date is missing.')).toBeVisible()
  // A day copied from elsewhere is understood, too.
  act(() => panel.getAllByRole('spinbutton')[0]?.focus())
  await user.paste('12-03-2026')
  await append(user, panel.getByLabelText('Time'), '2 pm')
  expect(panel.getByLabelText('Time')).toHaveAccessibleDescription('This time has passed already.')
  const place = panel.getByLabelText('Place or link')
  // The default is the office in the city of the job.
  await waitFor(() => expect(place).toHaveDisplayValue(/Koramangala, Bengaluru/))
  await fill(user, place, 'Gate 3')
  const field = await readyAnswer(/12 March 2026.*2:00 pm.*Gate 3/s)
  await append(user, field, ' Rohit')
  // The link in it stays good while other things change.
  await append(user, panel.getByLabelText('Note'), 'Calls back')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(async () => expect((await office.open(reference)).notes).toHaveLength(1))
  await user.click(panel.getByRole('button', { name: 'Called' }))
  await waitFor(async () =>
    expect((await office.open(reference)).questions[0]).toMatchObject({
      day: '2026-03-12',
      time: '14:00',
      place: 'Gate 3',
    }),
  )
  const { answers, questions } = await office.open(reference)
  expect(answers[0]?.text).toContain(`/invitation/${questions[0]?.id}`)
  expect(answers[0]?.text).toMatch(/ Rohit$/)
})

test('the inbox shows the company of an enquiry, its own states, and a number to be called or copied', async () => {
  await office.send('2025-12-01T08:00:00.000Z', ENQUIRY, enquiryForm())
  const { user, address } = openInbox(office, '/inbox?kind=enquiry&search=trishul')
  await seesNames('Asha Verma')
  const row = within(rowOf('Asha Verma'))
  expect(screen.getByRole('columnheader', { name: /^Company/ })).toBeVisible()
  expect(row.getByRole('gridcell', { name: 'Trishul Precision Works' })).toBeVisible()
  expect(row.getByText('New')).toBeVisible()
  expect(row.getByRole('link', { name: '9876543210' })).toHaveAttribute('href', 'tel:9876543210')
  await user.click(row.getByRole('button', { name: 'Copy 9876543210' }))
  expect(await screen.findByText('Copied')).toBeVisible()
  expect(address()).toBe('/office/inbox?kind=enquiry&search=trishul')
  const states = ['New', 'In talks', 'Won', 'Lost', 'Withdrawn']
  await user.click(screen.getByRole('combobox', { name: 'State' }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['All', ...states])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('gridcell', { name: 'Asha Verma' }))
  const panel = await loadedSubmission('Asha Verma, Trishul Precision Works')
  await user.selectOptions(panel.getByLabelText('State'), 'In talks')
  await user.click(await panel.findByRole('button', { name: 'Later' }))
  expect(await screen.findByText("Asha Verma: In talks, on the list 'To send'")).toBeVisible()
  const services = 'Recruitment, Manpower for survey'
  expect(panel.getByRole('link', { name: 'Mail' })).toHaveAttribute(
    'href',
    `mailto:asha.verma@example.com?subject=${encodeURIComponent(`Your enquiry about ${services}`)}&body=${encodeURIComponent(
      `Dear Asha Verma,\n\nThis is Navkaam. Thank you for the enquiry of Trishul Precision Works about ${services}.\n\n`,
    )}`,
  )
})

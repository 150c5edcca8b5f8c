import { screen, waitFor, within } from '@testing-library/react'
import { applicationForm, contactForm } from '@test/support/builders'
import { gridRow } from '@test/office/renderOffice'
import { APPLY, type InboxServer, MESSAGE, startInbox } from '@test/server/office/inboxServer'
import { openInbox, rowOf, seesNames } from './inbox/openInbox'

let office: InboxServer
beforeAll(async () => {
  office = await startInbox()
})
afterAll(() => office.close())

let minutes = 0
const nextTime = () => new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1))).toISOString()

/** A message whose answer is put off. */
const putOff = async (name: string) => {
  const form = contactForm({ name, mobile: `900000${2000 + minutes}`, email: `m${minutes}@tell.example` })
  const { reference } = await office.send(nextTime(), MESSAGE, form)
  const recruiter = office.as('recruiter')
  await recruiter.patch(`/submissions/${reference}`, { version: 1, state: 'answered' })
  const message = { way: 'later', text: `Dear ${name}, we have an answer.`, version: 2 }
  await recruiter.post(`/submissions/${reference}/tell`, message)
  return reference
}

const alt = (letter: string) => `{Alt>}[Key${letter}]{/Alt}`

describe('To tell', () => {
  it('is worked through by keyboard, one after the other', async () => {
    const chat = { opener: window, location: { href: '' }, close: () => undefined }
    const opened = jest.spyOn(window, 'open').mockReturnValue(chat as unknown as Window)
    const [first, second, third] = [await putOff('First'), await putOff('Second'), await putOff('Third')]
    // Like a reminder: it is told although the state was told before.
    const again = { text: 'Dear Third, we have an answer.', again: true }
    const recruiter = office.as('recruiter')
    await recruiter.post(`/submissions/${third}/tell`, { ...again, way: 'phone', version: 3 })
    await recruiter.post(`/submissions/${third}/tell`, { ...again, way: 'later', version: 4 })
    const { user, address } = openInbox(office, '/to-tell')
    expect(await screen.findByRole('link', { name: 'To tell 3' })).toBeVisible()
    await seesNames('First', 'Second', 'Third')
    await user.click(screen.getByRole('button', { name: 'Begin' }))
    expect(await screen.findByRole('heading', { name: 'First' })).toHaveFocus()
    expect(address()).toBe(`/office/to-tell/${first}`)
    expect(screen.getByRole('link', { name: /^900000/ })).toBeVisible()
    await user.keyboard(alt('P'))
    expect(await screen.findByText('First: told by phone')).toBeVisible()

    expect(await screen.findByRole('heading', { name: 'Second' })).toHaveFocus()
    await user.type(screen.getByRole('textbox', { name: 'Answer' }), ' Soon.')
    await user.keyboard(alt('L'))
    expect(await screen.findByRole('heading', { name: 'Third' })).toHaveFocus()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('heading', { name: 'Second' })).toHaveFocus()
    const text = encodeURIComponent('Dear Third, we have an answer.')
    expect(chat.location.href).toMatch(new RegExp(`^https://wa\\.me/91900000\\d{4}\\?text=`))
    expect(chat.location.href.endsWith(text)).toBe(true)
    expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue(
      'Dear Second, we have an answer. Soon.',
    )

    await user.keyboard(alt('O'))
    expect(await screen.findByText('Nothing waits to be told.')).toBeVisible()
    expect(address()).toBe('/office/to-tell')
    const ways = await Promise.all(
      [first, second, third].map(async (reference) => (await office.open(reference)).answers[0]?.way),
    )
    expect(ways).toEqual(['phone', undefined, 'whatsapp'])
    opened.mockRestore()
  })

  it('shows who holds one, and leads past it', async () => {
    const [held] = [await putOff('Held'), await putOff('Free')]
    await office.as('owner').post('/to-tell/claim', { reference: held })
    const { user } = openInbox(office, '/to-tell')
    const row = await gridRow('Held')
    expect(row.getByRole('gridcell', { name: /^A owner, until / })).toBeVisible()
    await user.click(row.getByRole('gridcell', { name: 'Held' }))
    expect(await screen.findByText('A owner works on this one just now.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Told by phone' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('heading', { name: 'Free' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'To tell' }))
    await seesNames('Held', 'Free')
    // Given back on leaving.
    await waitFor(async () => {
      const claimed = office.db.selectFrom('to_tell').select('reference').where('claimed_by', '!=', '')
      expect(await claimed.execute()).toEqual([{ reference: held }])
    })
    await office.db.deleteFrom('to_tell').execute()
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
    for (const name of ['Asha One', 'Asha Two']) await user.click(within(rowOf(name)).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Tell' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Tell 2 applicants' }))
    await user.selectOptions(dialog.getByLabelText('State'), 'Not this time')
    await user.selectOptions(dialog.getByLabelText('Reason'), 'Filled')
    expect(dialog.getByRole('checkbox', { name: 'Tell each person once' })).toBeChecked()
    expect(await dialog.findByText('0 by e-mail, 2 into To tell.')).toBeVisible()
    expect(dialog.getByText(/^This server sends no mail/)).toBeVisible()
    expect(await dialog.findByText(/^Dear Asha One,/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Tell' }))
    expect(await screen.findByRole('link', { name: 'To tell 2' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Chosen submissions' })).toBeNull())
    expect(await office.names({ state: 'declined', from: '2026-03-01' })).toEqual(['Asha Two', 'Asha One'])
    await office.db.deleteFrom('to_tell').execute()
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
    const dialog = within(await screen.findByRole('dialog', { name: 'Tell 1 applicant' }))
    expect(dialog.getByLabelText('State')).toHaveDisplayValue('Not this time')
    expect(dialog.getByLabelText('Reason')).toHaveDisplayValue('Filled')
    expect(await dialog.findByText('0 by e-mail, 1 into To tell.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Tell' }))
    await waitFor(() => expect(screen.queryByText(/still waits/)).toBeNull())
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(await office.names({ state: 'declined', job: '1003' })).toEqual(['Waiting'])
  })
})

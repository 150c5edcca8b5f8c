import { screen, waitFor, within } from '@testing-library/react'
import { daysBefore, formatDate, todayInIndia } from '@/domain/site/calendar'
import { dayInWords } from '@/domain/submissions/interview'
import type { Submission } from '@/domain/submissions/inbox'
import { gridRow, renderOffice } from '@test/office/renderOffice'
import { APPLY } from '@test/server/office/inboxServer'
import { invite } from '@test/server/office/invite'
import { startOffice, type OfficeServer } from '@test/server/office/officeServer'
import { applicationForm } from '@test/support/builders'
import { post } from '@test/support/server'
import { listedNames } from './inbox/openInbox'

const today = todayInIndia(Date.now())
const later = daysBefore(today, -3)
const at = new Date(Date.now() - 60_000).toISOString()

let office: OfficeServer
let asha: string
let meena: string
let ravi: string

let sent = 0
const apply = async (name: string, changes: Record<string, string> = {}) => {
  sent += 1
  const person = { mobile: `${9_826_500_000 + sent}`, email: `${sent}@sender.example` }
  const form = applicationForm({ full_name: name, ...person, ...changes })
  return ((await post(office, APPLY, form)).data as { reference: string }).reference
}

beforeAll(async () => {
  office = await startOffice({
    settings: { SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'hr@staff.example' },
  })
  asha = await apply('Asha Verma')
  meena = await apply('Meena Rao', { email: 'meena@under_score.example' })
  await invite(office, asha, { day: today, time: '09:00', at, answer: 'will_come' })
  await invite(office, meena, { day: today, time: '14:30', at, place: 'https://meet.example/abc' })
  ravi = await apply('Ravi Sahu')
  await invite(office, ravi, { day: later, time: '11:00', at, answer: 'another_day' })
  await office.db.updateTable('inbox_entry').set({ state: 'interview' }).execute()
})

afterAll(() => office.close())

const open = (path = '/interviews') =>
  renderOffice(path, { origin: office.origin, cookie: office.as('recruiter').cookie })

const submission = async (reference: string) =>
  (await office.as('recruiter').get<Submission>(`/submissions/${reference}`)).body

const counts = () =>
  [...screen.getByLabelText('Counts').querySelectorAll('dt')].map(
    (word) => `${word.textContent} ${word.nextSibling?.textContent}`,
  )

describe('The interviews', () => {
  it('are those of today, counted, and of other days; who asked for another one is offered it', async () => {
    const { user, address } = open()
    await gridRow('Asha Verma')
    expect(screen.getByRole('heading', { name: dayInWords(today) })).toBeVisible()
    expect(listedNames()).toEqual(['Asha Verma', 'Meena Rao'])
    expect(counts()).toEqual(['Invited 2', 'Will come 1', 'Has not answered 1'])
    const row = await gridRow('Meena Rao')
    expect(row.getByText('2:30 pm')).toBeVisible()
    expect(row.getByRole('link', { name: '9826500002' })).toHaveAttribute('href', 'tel:9826500002')
    expect(row.getByRole('link', { name: 'https://meet.example/abc' })).toHaveAttribute(
      'href',
      'https://meet.example/abc',
    )
    expect(screen.getByRole('link', { name: 'Interviews' })).toHaveAttribute('aria-current', 'page')
    // On paper, for the door.
    const table = document.querySelector('main table')
    expect([...(table?.querySelectorAll('th') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Time',
      'Name',
      'Job',
      'Mobile',
      'Place',
      'Answer',
      'Came',
    ])
    expect(table?.querySelector('tbody tr')?.textContent).toMatch(/^9:00 amAsha Verma.*9826500001/)

    await user.click(
      screen.getByRole('button', { name: `${dayInWords(later)}, 1 interview, 1 to reschedule` }),
    )
    const another = await gridRow('Ravi Sahu')
    expect(another.queryByRole('button', { name: /^Remind/ })).not.toBeInTheDocument()
    expect(another.getByRole('button', { name: 'Offer another day to Ravi Sahu' })).toBeVisible()
    expect(address()).toBe(`/office/interviews?day=${later}`)
    expect(counts()).toEqual(['Invited 1', 'Another day 1'])
    // Nothing can be marked before the day.
    expect(screen.queryByRole('button', { name: 'Came' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Previous day with interviews' }))
    await gridRow('Asha Verma')
    expect(screen.getByRole('button', { name: 'Previous day with interviews' })).toBeDisabled()
    // On top, whatever the day.
    const section = within(screen.getByRole('region', { name: 'Asked for another day (1)' }))
    expect(section.getByRole('listitem')).toHaveTextContent(`${formatDate(later)}, 11:00 am · 9826500003`)
    await user.click(section.getByRole('button', { name: 'Offer another day to Ravi Sahu' }))
    await waitFor(() => expect(address()).toBe(`/office/inbox/${ravi}`))
    expect(await screen.findByRole('group', { name: 'Message to Ravi Sahu' })).toHaveTextContent(/^Interview/)
  })

  it('are reminded of by e-mail, again only after a question, or in To send, and marked at the door', async () => {
    const { user, address } = open()
    await gridRow('Asha Verma')
    await user.click(screen.getByRole('button', { name: 'Remind Asha Verma' }))
    await screen.findByText('Asha Verma will be reminded by e-mail.')
    expect((await submission(asha)).answers).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Remind Asha Verma' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind Asha Verma again?' }))
    expect(dialog.getByText(/^Reminded on \d\d-\d\d-\d{4}, \d+:\d\d [ap]m\.$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect((await submission(asha)).answers).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Remind Asha Verma' }))
    await user.click(await screen.findByRole('button', { name: 'Remind again' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect((await submission(asha)).answers).toHaveLength(2)

    await user.click(screen.getByRole('button', { name: 'Remind Meena Rao' }))
    await screen.findByText("Meena Rao has no e-mail address: the reminder waits in 'To send'.")
    expect((await submission(meena)).toSend).toMatchObject({ why: 'no_email' })

    // They are marked at the door.
    const row = await gridRow('Meena Rao')
    await user.click(row.getByRole('button', { name: 'Did not come' }))
    await screen.findByText('Meena Rao did not come')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await submission(meena)).questions[0]?.came).toBe(''))
    await user.click((await gridRow('Meena Rao')).getByRole('button', { name: 'Came' }))
    await waitFor(() => expect(counts()).toContain('Came 1'))
    expect((await gridRow('Meena Rao')).getByRole('button', { name: 'Came' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await user.click((await gridRow('Meena Rao')).getByText('Meena Rao'))
    await waitFor(() => expect(address()).toBe(`/office/inbox/${meena}`))
  })

  it('are for recruiters', async () => {
    renderOffice('/interviews', { origin: office.origin, cookie: office.as('reader').cookie })
    expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Interviews' })).not.toBeInTheDocument()
  })
})

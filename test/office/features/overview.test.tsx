import { screen, waitFor, within } from '@testing-library/react'
import type { Role } from '@/domain/office/account'
import { renderOffice } from '@test/office/renderOffice'
import { APPLY, MESSAGE, RESUME, startInbox, type InboxServer } from '@test/server/office/inboxServer'
import { jobBody } from '@test/server/office/jobs/officeJobs'
import { applicationForm, contactForm, resumeForm } from '@test/support/builders'

let office: InboxServer
beforeAll(async () => {
  // Friday the 6th of March, in the afternoon.
  office = await startInbox()
})
afterAll(() => office.close())

const openOverview = (role: Role = 'reader') =>
  renderOffice('/', { ...office, cookie: office.as(role).cookie })

const panel = async (name: string) => within(await screen.findByRole('region', { name }))

/** What the table of a chart says of a label. */
const figure = async (name: string, label: string) =>
  within((await panel(name)).getByRole('row', { name: new RegExp(`^${label} `) })).getByRole('cell')
    .textContent

describe('The overview', () => {
  it('is the first screen, and says so while nothing has come in', async () => {
    const { address } = openOverview()
    expect(await screen.findByRole('heading', { name: 'No submissions yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: /^0 ?Today/ })).toBeVisible()
    expect(screen.getByText('This is your first visit.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Jobs without applications' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
    expect(address()).toBe('/office/overview')
  })

  it('leads an owner through the first steps, until all are done', async () => {
    const owner = office.as('owner')
    const { user } = openOverview('owner')
    const stepsSeen = async () =>
      (await panel('First steps')).getAllByRole('listitem').map(({ textContent }) => textContent)
    // The tests have three accounts; the offices and the jobs are those of the sample company.
    await waitFor(async () =>
      expect(await stepsSeen()).toEqual([
        expect.stringMatching(/^DoneSet your password/),
        expect.stringMatching(/^To doChange the company's details/),
        expect.stringMatching(/^To doImport or write jobs/),
        expect.stringMatching(/^DoneInvite your colleagues/),
      ]),
    )
    await user.click(screen.getByRole('link', { name: 'Import or write jobs' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Import jobs' })).toBeVisible()
    await owner.post('/jobs', { state: 'draft', ...jobBody() })
    await user.click(screen.getByRole('link', { name: 'Overview' }))
    await waitFor(async () => expect((await stepsSeen())[2]).toMatch(/^DoneImport or write jobs/))
    const values = { office_type: 'Head Office', address: '1 Station Road, Nagpur' }
    const { code } = await owner.post('/content/offices', { values })
    expect(code).toBe(200)
    await user.click(screen.getByRole('link', { name: 'Jobs' }))
    await user.click(await screen.findByRole('link', { name: 'Overview' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull())
  })

  describe('of some submissions', () => {
    beforeAll(async () => {
      await office.send('2026-03-06T08:00:00.000Z', APPLY, applicationForm())
      await office.send('2026-03-05T08:00:00.000Z', RESUME, resumeForm())
      await office.send('2026-02-20T08:00:00.000Z', MESSAGE, contactForm())
    })

    it('counts them, in tables too, and each count leads to them in the inbox', async () => {
      const { user } = openOverview()
      const leads = (link: HTMLElement, query: string) =>
        expect(link).toHaveAttribute('href', `/office/inbox?${query}`)
      const answers = await panel('Answers')
      expect(answers.getByText('None to count yet')).toBeVisible()
      expect(answers.getByRole('row', { name: 'Not assigned 3 14 days' })).toBeVisible()
      leads(screen.getByRole('link', { name: /^2 ?This week/ }), 'from=2026-03-02')
      expect(await figure('Submissions per day', '6 Mar')).toBe('1')
      expect(await figure('Submissions per day', '4 Mar')).toBe('0')
      expect(await figure('Submissions by state', 'Received')).toBe('3')
      expect((await panel('Submissions by job')).getAllByRole('row')).toHaveLength(2)
      expect((await panel('Jobs without applications')).getAllByRole('row')).toHaveLength(11)
      const states = await panel('Submissions by state')
      await user.click(states.getByRole('button', { name: 'Submissions by state: show the table' }))
      leads(states.getByRole('link', { name: 'Received or New' }), 'state=received')
      // What waits longest is listed first.
      const lines = (await panel('Not looked at yet')).getAllByRole('listitem')
      expect(lines.map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Farhan AliMessage: When is the next walk-in drive\?.*14 days20 Feb$/),
        expect.stringMatching(/^Ravi Sahu.*1 day5 Mar$/),
        expect.stringMatching(/^Kiran Netam.*Today/),
      ])
      await user.click(screen.getByText('Farhan Ali'))
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Farhan Ali' })).toHaveFocus())
    })

    it('shows what came in meanwhile, and says that it did', async () => {
      const { user } = openOverview()
      expect(await screen.findByRole('link', { name: /^1 ?Today/ })).toBeVisible()
      await office.send('2026-03-06T09:00:00.000Z', MESSAGE, contactForm())
      await user.click(screen.getByRole('link', { name: 'Jobs' }))
      await user.click(await screen.findByRole('link', { name: 'Overview' }))
      expect(await screen.findByText('1 new')).toBeVisible()
      expect(screen.getByRole('link', { name: /^2 ?Today/ })).toBeVisible()
    })

    it('leaves Undo where it is, whatever comes in meanwhile', async () => {
      const { user } = renderOffice('/jobs/1001', { ...office, cookie: office.as('recruiter').cookie })
      await user.click(await screen.findByRole('button', { name: 'Close' }))
      await screen.findByRole('button', { name: 'Undo' })
      await user.click(screen.getByRole('link', { name: 'Overview' }))
      for (const minute of [10, 20]) {
        const today = (await screen.findByText('Today', { selector: 'a *' })).closest('a')
        const before = Number(/\d+/.exec(today?.textContent ?? ''))
        await office.send(`2026-03-06T09:${minute}:00.000Z`, MESSAGE, contactForm())
        await waitFor(() => expect(today).toHaveTextContent(new RegExp(`^${before + 1} ?Today`)))
      }
      await user.click(screen.getByRole('button', { name: 'Undo' }))
      await waitFor(async () =>
        expect((await office.as('recruiter').get('/jobs/1001')).body).toMatchObject({ state: 'open' }),
      )
    })

    it('leads to what came in since the visit before', async () => {
      const { email } = await office.addAccount('reader')
      await office.signIn(email)
      await office.send('2026-03-06T11:00:00.000Z', MESSAGE, contactForm({ name: 'Late Lata' }))
      const { cookie } = await office.signIn(email)
      const { user } = renderOffice('/overview', { ...office, cookie })
      await user.click(await screen.findByRole('link', { name: /^1 ?Since your last visit/ }))
      expect(await screen.findByRole('gridcell', { name: /^Late Lata/ })).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Filters (1)' }))
      // The field of a day shows that of the visit.
      expect(screen.getByLabelText('From', { selector: 'input' })).toHaveValue('06-03-2026')
    })
  })

  it('says the share that was answered in time, and leads to the others, and to those who asked', async () => {
    for (const day of ['01', '02', '03', '04', '05']) {
      const { reference } = await office.send(`2026-02-${day}T08:00:00.000Z`, APPLY, applicationForm())
      // Three days later, but for two of them.
      const answered_at = day < '04' ? `2026-02-0${Number(day) + 3}T08:00:00.000Z` : ''
      await office.db
        .updateTable('inbox_entry')
        .set({ answered_at, ...(day === '05' && { asked_at: '2026-03-01T08:00:00.000Z' }) })
        .where('reference', '=', reference)
        .execute()
    }
    openOverview()
    const answers = await panel('Answers')
    expect(answers.getByText('60%')).toBeVisible()
    expect(answers.getByText('3 of 5 were answered within 7 days')).toBeVisible()
    expect(answers.getByText('Half of the answers came within 3 days.')).toBeVisible()
    expect(answers.getByRole('link', { name: '2 without an answer' })).toHaveAttribute(
      'href',
      '/office/inbox?kind=application&answered=no&from=2025-12-07&to=2026-02-26',
    )
    for (const [name, filter] of [
      ['Not assigned', 'assignee=nobody'],
      ['1 asked', 'asked=yes'],
    ])
      expect(answers.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/office/inbox?${filter}&waits=yes&sort=waits&order=asc`,
      )
  })
})

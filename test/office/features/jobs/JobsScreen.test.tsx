import { screen, waitFor } from '@testing-library/react'
import { rowOf, startOfficeWithJobs, type OfficeWithJobs } from './officeWithJobs'

let office: OfficeWithJobs

beforeEach(async () => {
  office = await startOfficeWithJobs([
    { job_id: '1', position: 'Ward Nurse', location: 'Raipur', closing_date: '2099-01-31' },
    { job_id: '2', position: 'Welder', state: 'draft' },
    { job_id: '3', position: 'वरिष्ठ लेखापाल', state: 'paused' },
    { job_id: '4', position: 'Fitter', closed_on: '2026-01-05' },
  ])
})

afterEach(() => office.close())

describe('The list of jobs', () => {
  it('shows each with its state, its days and its number', async () => {
    office.open('/jobs')
    const nurse = await rowOf('Ward Nurse')
    expect(nurse.getByText('Open')).toBeVisible()
    expect(nurse.getByText('05-03-2026')).toBeVisible()
    expect(nurse.getByText('31-01-2099')).toBeVisible()
    expect((await rowOf('Welder')).getByText('Draft')).toBeVisible()
    expect((await rowOf('वरिष्ठ लेखापाल')).getByText('Paused')).toBeVisible()
    expect((await rowOf('Fitter')).getByText('Closed')).toBeVisible()
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers.at(-1)).toBe('Edit')
  })

  it('is narrowed to a state, and says where nothing is left', async () => {
    const { user, address } = office.open('/jobs')
    await rowOf('Ward Nurse')
    await user.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'Draft')
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'Ward Nurse' })).toBeNull())
    expect(screen.getByRole('gridcell', { name: 'Welder' })).toBeVisible()
    expect(address()).toBe('/office/jobs?state=draft')
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'nurse')
    expect(await screen.findByText('Nothing matches the search and the filters.')).toBeVisible()
  })

  it('leads from the applications to the inbox', async () => {
    await office.db
      .insertInto('application')
      .values({
        id: 'a1',
        submitted_at: '2026-03-06T09:00:00.000Z',
        job_id: '1',
        position: 'Ward Nurse',
        full_name: 'Meena Kurre',
        email: 'meena@example.com',
        mobile: '9876543210',
        current_ctc_from: '3',
        current_ctc_to: '4',
        experience_from: '2',
        experience_to: '1',
        current_location: '1',
      })
      .execute()
    office.open('/jobs')
    const nurse = await rowOf('Ward Nurse')
    const link = nurse.getByRole('link', { name: '1 application for Ward Nurse' })
    expect(link).toHaveAttribute('href', '/office/inbox?job=1')
  })

  it('closes what is ticked at once, and gives each its state back', async () => {
    const { user } = office.open('/jobs')
    await user.click((await rowOf('Ward Nurse')).getByRole('checkbox'))
    await user.click((await rowOf('वरिष्ठ लेखापाल')).getByRole('checkbox'))
    expect((await rowOf('Welder')).getByRole('checkbox')).toBeDisabled()
    expect((await rowOf('Fitter')).getByRole('checkbox')).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('2 jobs are closed.')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('Closed', { ignore: 'option' })).toHaveLength(3))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Jobs' })).toHaveFocus())

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('2 jobs are as before.')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('Closed', { ignore: 'option' })).toHaveLength(1))
    expect((await rowOf('Ward Nurse')).getByText('Open')).toBeVisible()
    expect((await rowOf('वरिष्ठ लेखापाल')).getByText('Paused')).toBeVisible()
    // Visitors did not see it meanwhile.
    const { changes } = await office.jobNow('3')
    expect(changes.map(({ what }) => what)).toEqual(['Paused again', 'Closed'])
  })

  it('shows a reader everything and no button that changes something', async () => {
    const { user, address } = office.open('/jobs', 'reader')
    const nurse = await rowOf('Ward Nurse')
    for (const name of ['New job', 'Import', 'Export', 'Close'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(nurse.queryByRole('checkbox')).toBeNull()
    await user.click(nurse.getByText('Ward Nurse'))
    expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible()
    expect(address()).toBe('/office/jobs/1')
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  })
})

describe('A job', () => {
  it('is paused, reopened and closed, which its history tells', async () => {
    const { user } = office.open('/jobs/1')
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    expect(await screen.findByText('Visitors do not see it.')).toBeVisible()
    // The button is gone, and the keyboard goes on from the heading above the others.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Ward Nurse' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Reopen' }))
    // A paused job can be closed, too, and would be paused again by Undo.
    await screen.findByRole('button', { name: 'Pause' })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('Ward Nurse is closed.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Ward Nurse' })).toHaveFocus())
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Closed.*recruiter@office\.example/),
        expect.stringMatching(/^Reopened/),
        expect.stringMatching(/^Paused/),
      ]),
    )
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
  })

  it('that cannot be published says so, and the button has the focus again', async () => {
    await office.db.updateTable('job').set({ closing_date: '2026-01-05' }).where('job_id', '=', '2').execute()
    const { user } = office.open('/jobs/2')
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await screen.findByText(/^Closing date has passed/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled())
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveFocus()
  })

  it('that is a draft is deleted after a question', async () => {
    const { user, address } = office.open('/jobs/2')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(screen.getByRole('button', { name: 'Delete draft' }))
    expect(await screen.findByText('Welder is deleted.')).toBeVisible()
    expect(await screen.findByRole('gridcell', { name: 'Fitter' })).toBeVisible()
    expect(address()).toBe('/office/jobs')
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'Welder' })).toBeNull())
  })
})

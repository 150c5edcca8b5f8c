import { screen, waitFor, within } from '@testing-library/react'
import { applicationFields } from '@test/support/builders'
import { chooseOption, gridRow, type User } from '@test/office/renderOffice'
import { startOfficeWithJobs, type OfficeWithJobs } from './officeWithJobs'

let office: OfficeWithJobs

beforeAll(async () => {
  office = await startOfficeWithJobs()
})

beforeEach(() =>
  office.setJobs(
    { job_id: '1', position: 'Ward Nurse', location: 'Raipur', closing_date: '2099-01-31' },
    { job_id: '2', position: 'Welder', state: 'draft' },
    { job_id: '3', position: 'वरिष्ठ लेखापाल', state: 'paused' },
    { job_id: '4', position: 'Fitter', closed_on: '2026-01-05' },
  ),
)

afterAll(() => office.close())

describe('The list of jobs', () => {
  it('shows each with its state, days, applications and whether it lacks Hindi, and is narrowed', async () => {
    const hindi = {
      position_hi: 'वार्ड नर्स',
      short_job_description_hi: 'रात की पाली',
      job_description_hi: '<p>मरीज़ों की देखभाल</p>',
    }
    await office.db.updateTable('job').set(hindi).where('job_id', '=', '1').execute()
    const sent = { id: 'a1', submitted_at: '2026-03-06T09:00:00.000Z', position: 'Ward Nurse' }
    await office.db
      .insertInto('application')
      .values({ ...applicationFields, ...sent, job_id: '1' })
      .execute()
    const { user, address } = office.open('/jobs')
    const nurse = await gridRow('Ward Nurse')
    expect(nurse.getByText('Open')).toBeVisible()
    expect(nurse.getByText('05-03-2026')).toBeVisible()
    expect(nurse.getByText('31-01-2099')).toBeVisible()
    const link = nurse.getByRole('link', { name: '1 application for Ward Nurse' })
    expect(link).toHaveAttribute('href', '/office/inbox?job=1')
    expect((await gridRow('Welder')).getByText('Draft')).toBeVisible()
    expect((await gridRow('वरिष्ठ लेखापाल')).getByText('Paused')).toBeVisible()
    expect((await gridRow('Fitter')).getByText('Closed')).toBeVisible()
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers.at(-1)).toBe('Edit')
    const button = screen.getByRole('button', { name: '3 without Hindi' })
    expect(button).toHaveAccessibleDescription('Rows with text that is missing in Hindi')
    await user.click(button)
    await waitFor(() => expect(address()).toBe('/office/jobs?hindi=without'))
    await waitFor(() => expect(screen.queryByText('Ward Nurse')).toBeNull())
    await gridRow('Welder')
    await chooseOption(user, 'State', 'Draft')
    expect(await screen.findByRole('button', { name: '1 without Hindi' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(address()).toBe('/office/jobs?hindi=without&state=draft')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await gridRow('Ward Nurse')
  })

  it('closes what is ticked at once, and gives each its state back', async () => {
    const { user } = office.open('/jobs')
    await user.click((await gridRow('Ward Nurse')).getByRole('checkbox'))
    await user.click((await gridRow('वरिष्ठ लेखापाल')).getByRole('checkbox'))
    expect((await gridRow('Welder')).getByRole('checkbox')).toBeDisabled()
    expect((await gridRow('Fitter')).getByRole('checkbox')).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('2 jobs are closed.')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('Closed', { ignore: 'option' })).toHaveLength(3))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Jobs' })).toHaveFocus())

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('2 jobs are restored.')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('Closed', { ignore: 'option' })).toHaveLength(1))
    expect((await gridRow('Ward Nurse')).getByText('Open')).toBeVisible()
    expect((await gridRow('वरिष्ठ लेखापाल')).getByText('Paused')).toBeVisible()
    // Visitors did not see it meanwhile.
    const { changes } = await office.jobNow('3')
    expect(changes.map(({ what }) => what)).toEqual(['Paused again', 'Closed'])
  })

  it('shows a reader everything and no button that changes something', async () => {
    const { user, address } = office.open('/jobs', 'reader')
    const nurse = await gridRow('Ward Nurse')
    for (const name of ['New job', 'Import', 'Export', 'Close'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(nurse.queryByRole('checkbox')).toBeNull()
    await user.click(nurse.getByText('Ward Nurse'))
    expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible()
    expect(address()).toBe('/office/jobs/1')
    for (const name of ['Edit', 'Pause']) expect(screen.queryByRole('button', { name })).toBeNull()
    // By its address, a form is refused.
    office.open('/jobs/1/edit', 'reader')
    expect(await screen.findByText(/This screen is for recruiters and owners/)).toBeVisible()
  })
})

describe('A job', () => {
  const post = async () => within(await screen.findByRole('region', { name: 'Post this job' }))

  const isNotPosted = async (reason: RegExp) => {
    expect(await (await post()).findByText(reason)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Post to WhatsApp' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  }

  it('that is open is posted to WhatsApp, and its message and its links are copied', async () => {
    await office
      .as('recruiter')
      .post('/content/sources', { values: { name: 'Durg bus stand', slug: 'durg-bus-stand' } })
    await office.setJobs({ job_id: '1', position: 'Ward Nurse', location: 'Raipur', company_hidden: 'yes' })
    const { user } = office.open('/jobs/1')
    const address = `${office.origin}/job-details?s=1`
    const facts =
      '*Ward Nurse*\nPay: ₹ 3.2 - 4.8 Lakhs a year\nPlace: Raipur\nExperience: 2 - 5 Years\nJob no. 1\n\n'
    const message = `${facts}${address}&via=whatsapp`
    const link = await (await post()).findByRole('link', { name: 'Post to WhatsApp' })
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(message)
    expect(link).toHaveAttribute('target', '_blank')
    const copied = jest.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Copy message' }))
    expect(copied).toHaveBeenLastCalledWith(message)

    const places = screen.getByRole('combobox', { name: 'Link for' })
    await within(places).findByRole('option', { name: 'Durg bus stand' })
    expect(
      within(places)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['WhatsApp group', 'Poster', 'Telegram', 'Durg bus stand'])
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(copied).toHaveBeenLastCalledWith(`${address}&via=poster`)
    await user.selectOptions(places, 'Durg bus stand')
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(copied).toHaveBeenLastCalledWith(`${address}&via=durg-bus-stand`)
  })

  it('is paused, reopened and closed, which its history tells', async () => {
    const { user } = office.open('/jobs/1')
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    expect(await screen.findByText('Visitors do not see it.')).toBeVisible()
    await isNotPosted(/this job is paused, and visitors do not see it/)
    // The button is gone, and the keyboard goes on from the heading above the others.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Ward Nurse' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Reopen' }))
    await screen.findByRole('button', { name: 'Pause' })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('Ward Nurse is closed.')).toBeVisible()
    await isNotPosted(/this job is closed and takes no applications/)
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

  it('that is a draft and cannot be published says so, and is deleted after a question', async () => {
    await office.db.updateTable('job').set({ closing_date: '2026-01-05' }).where('job_id', '=', '2').execute()
    const { user, address } = office.open('/jobs/2')
    await isNotPosted(/this job is a draft/)
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText(/^Closing date has passed/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled())
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(screen.getByRole('button', { name: 'Delete draft' }))
    expect(await screen.findByText('Welder is deleted.')).toBeVisible()
    await gridRow('Fitter')
    expect(address()).toBe('/office/jobs')
    await waitFor(() => expect(screen.queryByText('Welder')).toBeNull())
  })
})

describe('The import of jobs', () => {
  const HEADINGS = 'job_id,position,department,industry,role,state'

  const sheet = (...rows: string[]) =>
    new File([[HEADINGS, ...rows].join('\n')], 'jobs.csv', { type: 'text/csv' })

  /** What a list of the summary says, line by line. */
  const namesUnder = (label: string) =>
    within(screen.getByRole('list', { name: label }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  const upload = async (user: User, file: File) => {
    const input = await screen.findByLabelText('Spreadsheet')
    // The dialog of the browser can be told to show all files.
    input.removeAttribute('accept')
    await user.upload(input, file)
  }

  beforeEach(() =>
    office.setJobs({ job_id: '1', position: 'Ward Nurse' }, { job_id: '2', position: 'Fitter' }),
  )

  it('says what the last one did, and how to know what became of an upload that broke off', async () => {
    const { user } = office.open('/jobs/import', 'recruiter', (send) => (input, init) => {
      const request = new Request(input, init)
      const breaksOff = /\/jobs\/import\??$/.test(request.url)
      return breaksOff ? Promise.reject(new TypeError('Failed to fetch')) : send(request)
    })
    expect(await screen.findByText(/^No spreadsheet has been imported yet\./)).toBeVisible()
    // While the screen is open.
    const body = new FormData()
    body.append('file', sheet('8,Welder,Production,Engineering,Supervisor,'))
    await office.as('owner').post('/jobs/import', body)
    const note = /^The last import, by owner@office\.example .*: 1 added, 0 changed, 0 closed\./
    expect(await screen.findByText(note)).toBeVisible()

    await upload(user, sheet('1,Head Nurse,Production,Engineering,Supervisor,'))
    expect(await screen.findByText('0 new, 1 changed, 0 closed')).toBeVisible()
    expect(screen.queryByText(/The connection was lost/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Import' }))
    expect(
      await screen.findByText(/if the last import above is not yours, nothing was imported\.$/),
    ).toBeVisible()
  })

  it('names what is wrong, says what would change, and changes it by Import alone', async () => {
    const { user, address } = office.open('/jobs/import')
    await upload(user, new File(['x'], 'jobs.pdf', { type: 'application/pdf' }))
    expect(
      await screen.findByText(
        'Please choose an Excel workbook (.xlsx) or a CSV file. Open any other list in your spreadsheet program and save it as .xlsx.',
      ),
    ).toBeVisible()
    await upload(
      user,
      sheet(
        '7,,Production,Engineering,Supervisor,',
        '8,Welder,Nowhere,Engineering,Supervisor,',
        '9,Turner,Production,Engineering,Supervisor,',
      ),
    )
    expect(await screen.findByText('2 rows are wrong')).toBeVisible()
    expect(namesUnder('Wrong rows')).toEqual([
      'Row 2Position is missing.',
      expect.stringMatching(/^Row 3There is no department .*'Nowhere'\.$/),
    ])
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled()

    await upload(user, sheet('1,Ward Nurse,Production,Engineering,Supervisor,'))
    const same = 'Nothing to import: the site already has all of these jobs.'
    expect(await screen.findByText(same)).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /Close the open jobs/ }))
    expect(await screen.findByText('0 new, 0 changed, 1 closed')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /Close the open jobs/ }))
    await screen.findByText(same)

    const cooks = Array.from({ length: 21 }, (_, at) => `${at + 10},Cook,Production,Engineering,Supervisor,`)
    await upload(
      user,
      sheet(
        '1,Head Nurse,Production,Engineering,Supervisor,',
        '2,Fitter,Production,Engineering,Supervisor,closed',
        '9,Turner,Production,Engineering,Supervisor,',
        ...cooks,
      ),
    )
    expect(await screen.findByText('22 new, 1 changed, 1 closed')).toBeVisible()
    const names = namesUnder('New')
    expect([names.length, names[0], ...names.slice(-2)]).toEqual([
      11,
      'Turner, no. 9',
      'Cook, no. 18',
      'and 12 more',
    ])
    expect(namesUnder('Changed')).toEqual(['Head Nurse, no. 1'])
    expect(namesUnder('Closed')).toEqual(['Fitter, no. 2'])
    expect((await office.jobNow('1')).job.position).toBe('Ward Nurse')
    await user.click(screen.getByRole('button', { name: 'Import' }))
    expect(await screen.findByText('Imported: 22 new, 1 changed, 1 closed.')).toBeVisible()
    expect(address()).toBe('/office/jobs')
    await gridRow('Head Nurse')
  })
})

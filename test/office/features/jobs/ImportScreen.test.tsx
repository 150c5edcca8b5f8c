import { screen, within } from '@testing-library/react'
import { startOfficeWithJobs, type OfficeWithJobs } from './officeWithJobs'

let office: OfficeWithJobs

beforeEach(async () => {
  office = await startOfficeWithJobs([
    { job_id: '1', position: 'Ward Nurse' },
    { job_id: '2', position: 'Fitter' },
  ])
})

afterEach(() => office.close())

const HEADINGS = 'job_id,position,department,industry,role,state'

const sheet = (...rows: string[]) =>
  new File([[HEADINGS, ...rows].join('\n')], 'jobs.csv', { type: 'text/csv' })

/** What a list of the summary says, line by line. */
const namesUnder = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('The import of jobs', () => {
  it('says first what would change, and changes it by Import alone', async () => {
    const { user, address } = office.open('/jobs/import')
    const file = sheet(
      '1,Head Nurse,Production,Engineering,Supervisor,',
      '2,Fitter,Production,Engineering,Supervisor,closed',
      '8,Welder,Production,Engineering,Supervisor,draft',
      '9,Turner,Production,Engineering,Supervisor,',
    )
    await user.upload(await screen.findByLabelText('Spreadsheet'), file)
    expect(await screen.findByText('2 new, 1 changed, 1 closed')).toBeVisible()
    expect(namesUnder('New')).toEqual(['Welder, no. 8', 'Turner, no. 9'])
    expect(namesUnder('Changed')).toEqual(['Head Nurse, no. 1'])
    expect(namesUnder('Closed')).toEqual(['Fitter, no. 2'])
    expect((await office.jobNow('1')).job.position).toBe('Ward Nurse')

    await user.click(screen.getByRole('button', { name: 'Import' }))
    expect(await screen.findByText('Imported: 2 new, 1 changed, 1 closed.')).toBeVisible()
    expect(address()).toBe('/office/jobs')
    expect(await screen.findByRole('gridcell', { name: 'Head Nurse' })).toBeVisible()
    expect(screen.getByRole('gridcell', { name: 'Turner' })).toBeVisible()
  })

  it('names ten jobs, and says how many more there are', async () => {
    const { user } = office.open('/jobs/import')
    const rows = Array.from(
      { length: 22 },
      (_, index) => `${index + 10},Cook,Production,Engineering,Supervisor,`,
    )
    await user.upload(await screen.findByLabelText('Spreadsheet'), sheet(...rows))
    expect(await screen.findByText('22 new, 0 changed, 0 closed')).toBeVisible()
    const names = namesUnder('New')
    expect(names).toHaveLength(11)
    expect(names.slice(-2)).toEqual(['Cook, no. 19', 'and 12 more'])
    expect(screen.queryByRole('list', { name: 'Closed' })).toBeNull()
  })

  it('names every wrong row, and then imports nothing', async () => {
    const { user } = office.open('/jobs/import')
    const file = sheet(
      '7,,Production,Engineering,Supervisor,',
      '8,Welder,Nowhere,Engineering,Supervisor,',
      '9,Turner,Production,Engineering,Supervisor,',
    )
    await user.upload(await screen.findByLabelText('Spreadsheet'), file)
    expect(await screen.findByText('2 rows are wrong')).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Row 2Position is missing.',
      expect.stringMatching(/^Row 3There is no department .*'Nowhere'\.$/),
    ])
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled()
  })

  it('closes what is not in the file where that is ticked', async () => {
    const { user } = office.open('/jobs/import')
    const file = sheet('1,Ward Nurse,Production,Engineering,Supervisor,')
    await user.upload(await screen.findByLabelText('Spreadsheet'), file)
    expect(
      await screen.findByText('The site has all of these jobs already, just as they are here.'),
    ).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /Close the open jobs/ }))
    expect(await screen.findByText('0 new, 0 changed, 1 closed')).toBeVisible()
  })

  it('says what the last one did, also one that is done while the screen is open', async () => {
    office.open('/jobs/import')
    expect(await screen.findByText(/^No spreadsheet has been imported yet\./)).toBeVisible()
    const body = new FormData()
    body.append('file', sheet('8,Welder,Production,Engineering,Supervisor,'))
    await office.as('owner').post('/jobs/import', body)
    expect(
      await screen.findByText(
        /^The last import, by owner@office\.example .*: 1 added, 0 changed, 0 closed\./,
      ),
    ).toBeVisible()
  })

  it('refuses a file of another kind', async () => {
    const { user } = office.open('/jobs/import')
    // The dialog of the browser can be told to show all files.
    const input = await screen.findByLabelText('Spreadsheet')
    input.removeAttribute('accept')
    await user.upload(input, new File(['x'], 'jobs.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText('Please choose an Excel workbook (.xlsx) or a CSV file.')).toBeVisible()
  })
})

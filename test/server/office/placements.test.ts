import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import type { Submission } from '@/domain/submissions/inbox'
import type { PlacementPage } from '@/domain/submissions/placements'
import { applicationForm, resumeForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { APPLY, RESUME, startInbox } from './inboxServer'
import { refusedWith } from './officeServer'

const office = forSuite(() => startInbox())

let minutes = 0
const nextPerson = () => {
  minutes += 1
  const at = new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString()
  return { at, mobile: `${7_000_000_000 + minutes}`, email: `${minutes}@placed.example` }
}

/** An application in the state Joined, by its reference. */
const join = async (full_name: string, job_id = '1001') => {
  const { at, ...person } = nextPerson()
  const { reference } = await office.send(at, APPLY, applicationForm({ full_name, job_id, ...person }))
  await office.setState(reference, 'joined')
  return reference
}

const record = (reference: string, fields: object, client = office.as('recruiter')) =>
  client.put<Submission>(`/submissions/${reference}/placement`, {
    employer: 'Bhilai Steel',
    joinedOn: '2026-02-02',
    pay: 'Rs 18,000 a month',
    ...fields,
  })

const list = async (query: Record<string, string> = {}, client = office.as('reader')) => {
  const { code, body } = await client.get<PlacementPage>(`/placements?${new URLSearchParams(query)}`)
  if (code !== 200) throw new Error(`${code}: ${JSON.stringify(body)}`)
  return body
}

const names = async (query: Record<string, string> = {}) => (await list(query)).rows.map(({ name }) => name)

test('whoever joins is listed, first without details, then with what is recorded', async () => {
  const reference = await join('Kiran Netam')
  const [position] = (await office.list({ job: '1001' })).rows.map(({ about }) => about)
  expect(await list()).toEqual({
    rows: [
      {
        reference,
        version: 2,
        name: 'Kiran Netam',
        jobId: '1001',
        position,
        employer: '',
        joinedOn: '',
        pay: '',
        leftOn: '',
        recruiter: null,
      },
    ],
    total: 1,
    left: 0,
    leftEarly: 0,
    missing: 1,
    leavingDays: 90,
    months: [],
  })
  const { code, body } = await record(reference, { version: 2, employer: ' Bhilai \n Steel ', pay: '' })
  expect(code).toBe(200)
  expect(body.placement).toMatchObject({
    employer: 'Bhilai Steel',
    joinedOn: '2026-02-02',
    pay: '',
    leftOn: '',
    account: { name: 'A recruiter' },
  })
  expect(body.changes[0]).toMatchObject({ version: 3, what: 'placed' })
  // Another account corrects it, job and all: the list goes on to name who recorded it.
  const another = { jobId: '1002', position: 'Fitter' }
  await record(reference, { version: 3, ...another }, office.as('owner'))
  expect(await list()).toMatchObject({
    rows: [
      {
        version: 4,
        ...another,
        employer: 'Bhilai Steel',
        pay: 'Rs 18,000 a month',
        recruiter: { name: 'A recruiter' },
      },
    ],
    missing: 0,
    months: ['2026-02'],
  })
  const lines = (await office.logLines()).filter(({ subject }) => subject === reference)
  expect(lines.map(({ details }) => details)).toContain('Placement')
  expect(JSON.stringify(lines)).not.toContain('Bhilai')
})

test('what is wrong is told for each field, and nothing is stored', async () => {
  const reference = await join('Wrong Once')
  const { code, body } = await record(reference, { version: 2, employer: ' ', joinedOn: '2025-12-31' })
  expect(code).toBe(422)
  expect(body).toMatchObject({
    message: 'Employer is missing.',
    problems: [
      { field: 'employer', code: 'missing' },
      { field: 'joinedOn', code: 'beforeSent', values: { day: '01-01-2026' } },
    ],
  })
  for (const wrong of [
    { employer: 5 },
    { joinedOn: null },
    { pay: ['x'] },
    { leftOn: {} },
    { version: '2' },
    { jobId: 7 },
  ])
    expect([wrong, (await record(reference, { version: 2, ...wrong })).code]).toEqual([wrong, 422])
  expect((await record('R7K4-92QX', { version: 1 })).code).toBe(404)
  expect(await office.open(reference)).toMatchObject({ version: 2, placement: null })
})

test('a change that came first is named, and nothing is overwritten', async () => {
  const reference = await join('Two At Once')
  await record(reference, { version: 2, employer: 'Durg Mills' }, office.as('owner'))
  expect(await record(reference, { version: 2 })).toMatchObject(
    refusedWith(409, 'A owner recorded the placement. Your change was not made.'),
  )
  expect((await office.open(reference)).placement).toMatchObject({ employer: 'Durg Mills' })
})

test('a placement belongs to the state Joined: out of it the list leaves it out, and in it again has it', async () => {
  const reference = await join('Back Again')
  await record(reference, { version: 2 })
  await office.setState(reference, 'selected')
  expect(await names({ search: 'back again' })).toEqual([])
  expect(await record(reference, { version: 4 })).toMatchObject(
    refusedWith(409, "A placement is recorded once the state is 'Joined'."),
  )
  await office.setState(reference, 'joined')
  expect((await list({ search: 'back again' })).rows).toMatchObject([{ employer: 'Bhilai Steel' }])
  const erased = await office.as('owner').delete(`/submissions/${reference}`)
  expect(erased.code).toBe(204)
  const kept = await office.db.selectFrom('placement').select('reference').execute()
  expect(kept.map((row) => row.reference)).not.toContain(reference)
})

describe('A list of several', () => {
  beforeAll(async () => {
    await office.db.deleteFrom('placement').execute()
    await office.db.deleteFrom('inbox_entry').execute()
    // 2 January and 90 days: 29 of January, 28, 31, and 2 of April.
    const early = await join('Asha Early')
    await record(early, { version: 2, joinedOn: '2026-01-02', leftOn: '2026-04-02', employer: 'Durg Mills' })
    const late = await join('Bina Late', '1002')
    await record(late, {
      version: 2,
      joinedOn: '2026-01-02',
      leftOn: '2026-04-03',
      employer: '=Korba "Power"',
    })
    const stays = await join('Chetan Stays')
    await record(stays, { version: 2, joinedOn: '2026-02-28', pay: '+20% in June' })
    const { at, ...person } = nextPerson()
    const resume = await office.send(at, RESUME, resumeForm({ name: '@Devi New', ...person }))
    await office.setState(resume.reference, 'joined')
  })

  test('is searched, filtered and summed', async () => {
    const { rows: _rows, ...sums } = await list()
    expect(sums).toEqual({
      total: 4,
      left: 2,
      leftEarly: 1,
      missing: 1,
      leavingDays: 90,
      months: ['2026-02', '2026-01'],
    })
    expect(await names({ search: 'korba POWER' })).toEqual(['Bina Late'])
    expect(await names({ search: 'a_ha' })).toEqual([])
    expect(await names({ month: '2026-02' })).toEqual(['Chetan Stays'])
    expect(await names({ employer: 'Durg Mills' })).toEqual(['Asha Early'])
    expect(await names({ leftEarly: 'yes' })).toEqual(['Asha Early'])
    expect((await names({ leftEarly: 'no' })).length).toBe(3)
    expect(await list({ month: '2026-01', employer: 'Durg Mills' })).toMatchObject({
      total: 1,
      left: 1,
      missing: 0,
    })
    for (const wrong of [
      'month=2026-13',
      'month=x',
      'leftEarly=maybe',
      'sort=version',
      'order=up',
      'page=-1',
    ])
      expect([wrong, (await office.as('reader').get(`/placements?${wrong}`)).code]).toEqual([wrong, 422])
    const { employers } = (await office.as('reader').get<{ employers: string[] }>('/inbox-choices')).body
    expect(employers).toEqual(['=Korba "Power"', 'Bhilai Steel', 'Durg Mills'])
  })

  test('is sorted by each column, and paged', async () => {
    expect(await names()).toEqual(['@Devi New', 'Chetan Stays', 'Bina Late', 'Asha Early'])
    expect(await names({ sort: 'name', order: 'asc' })).toEqual([
      'Asha Early',
      'Bina Late',
      'Chetan Stays',
      '@Devi New',
    ])
    expect(await names({ sort: 'leftOn', order: 'desc', pageSize: '2' })).toEqual(['Bina Late', 'Asha Early'])
    expect(await names({ sort: 'employer', order: 'desc', pageSize: '2', page: '1' })).toEqual([
      'Bina Late',
      '@Devi New',
    ])
    for (const sort of ['position', 'pay', 'recruiter', 'joinedOn'])
      expect((await names({ sort, order: 'asc' })).length).toBe(4)
  })

  test('follows the period that the owner sets', async () => {
    await office.db.insertInto('office_setting').values({ name: 'leaving_days', value: '91' }).execute()
    expect(await names({ leftEarly: 'yes' })).toEqual(['Bina Late', 'Asha Early'])
    await office.db
      .updateTable('office_setting')
      .set({ value: '0' })
      .where('name', '=', 'leaving_days')
      .execute()
    expect(await list({ leftEarly: 'yes' })).toMatchObject({ rows: [], leavingDays: 0 })
    await office.db.deleteFrom('office_setting').where('name', '=', 'leaving_days').execute()
  })

  test('is exported as it is narrowed, harmless in a spreadsheet, with a line of the log', async () => {
    const { body, headers } = await office
      .as('recruiter')
      .get<string>('/placements/export?format=csv&sort=name&order=asc')
    expect(headers.get('content-disposition')).toContain('placements-2026-03-06.csv')
    const rows = parse<Record<string, string>>(body, { columns: true, bom: true })
    expect(rows.map((row) => [row.Name, row.Employer, row['Joined on'], row.Pay, row['Left early']])).toEqual(
      [
        ['Asha Early', 'Durg Mills', '2026-01-02', 'Rs 18,000 a month', 'Yes'],
        ['Bina Late', '\'=Korba "Power"', '2026-01-02', 'Rs 18,000 a month', ''],
        ['Chetan Stays', 'Bhilai Steel', '2026-02-28', "'+20% in June", ''],
        ["'@Devi New", '', '', '', ''],
      ],
    )
    expect(rows[0]).toMatchObject({ 'Job id': '1001', Recruiter: 'A recruiter', 'Left on': '2026-04-02' })

    const { cookie } = office.as('recruiter')
    const path = `${office.origin}/office/api/placements/export?format=xlsx&month=2026-02`
    const book = await readXlsx(
      new Uint8Array(await (await fetch(path, { headers: { cookie } })).arrayBuffer()),
    )
    expect(book.sheets[0]?.rows.slice(1).map((cells) => [cells[1], cells[6]])).toEqual([
      ['Chetan Stays', '+20% in June'],
    ])
    const told = (await office.logLines()).filter(({ action }) => action === 'placements_exported')
    expect(told.map(({ details }) => details)).toEqual(['CSV, 4 placements', 'XLSX, 1 placement'])
    expect((await office.as('recruiter').get('/placements/export?format=pdf')).code).toBe(422)
  })
})

test('leaving is recorded, and taken back', async () => {
  const reference = await join('Left And Back')
  await record(reference, { version: 2 })
  const left = await record(reference, { version: 3, leftOn: '2026-03-05' })
  expect(left.body.changes.slice(0, 1)).toMatchObject([{ version: 4, what: 'left', value: '2026-03-05' }])
  const back = await record(reference, { version: 4, leftOn: '' })
  expect(back.body.placement?.leftOn).toBe('')
  expect(back.body.changes[0]).toMatchObject({ version: 5, what: 'left', value: '' })
})

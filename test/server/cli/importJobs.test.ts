import { field } from '@/domain/content/fields'
import { readCell } from '@/server/import/readers'
import { get } from '@test/support/server'
import { rowsXml, workbookOf, xlsx } from '@test/support/xlsx'
import { findJob, importFile, reasonOf, server } from './importing'

describe('jobs', () => {
  test('a spreadsheet as India writes it', async () => {
    const imported = await importFile(
      'jobs',
      [
        'Job ID;POSITION;Department;Industry Name;role;Experience From;experience_to;CTC;ctc from;CTC_to;openings;Date Posted;job description',
        '5001;Ward nurse;Human Resources;3;Executive;2 yrs;5;03-Jun;₹ 3,50,000;5.5 lakhs;1,200;05/02/2026;"<p>Day,\nnight</p>"',
        '5002;Driver;3;Retail;1;;;;;;;7-3-2026;',
      ].join('\r\n'),
    )
    expect(imported).toEqual({ added: 2, changed: 0, same: 0, removed: 0, images: [] })
    expect(await findJob('5001')).toMatchObject({
      position: 'Ward nurse',
      department_id: '3',
      industry_id: '3',
      role_id: '2',
      company_name: '',
      job_description: '<p>Day,\nnight</p>',
      experience_from: 2,
      experience_to: 5,
      ctc: '3-6',
      ctc_from: 3.5,
      ctc_to: 5.5,
      no_of_posts: 1200,
      date_posted: '2026-02-05',
      closing_date: null,
      state: 'open',
    })
    expect(await findJob('5002')).toMatchObject({
      industry_id: '8',
      role_id: '1',
      ctc: '',
      ctc_from: null,
      date_posted: '2026-03-07',
    })
  })

  test('an Excel workbook with date cells', async () => {
    // 46053 is 31 January 2026; 46176 is 3 June 2026, which Excel makes of 3-6.
    await importFile(
      'jobs',
      xlsx([
        ['job_id', 'position', 'department', 'industry', 'role', 'ctc', 'ctc_from', 'date_posted'],
        [5003, 'Welder', 3, 'Retail', 1, { day: 46_176 }, 3.25, { day: 46_053 }],
      ]),
    )
    expect(await findJob('5003')).toMatchObject({ ctc: '3-6', ctc_from: 3.25, date_posted: '2026-01-31' })
  })

  test('columns that are left out stay as they are', async () => {
    const file = 'job_id,position,department,industry,role\n1001,Head nurse,3,3,2\n'
    const before = await findJob('1001')
    expect(await importFile('jobs', file)).toMatchObject({ added: 0, changed: 1 })
    expect(await findJob('1001')).toEqual({
      ...before,
      position: 'Head nurse',
      position_hi: '',
      department_id: '3',
      industry_id: '3',
      role_id: '2',
    })
    expect(await importFile('jobs', file)).toMatchObject({ added: 0, changed: 0, same: 1 })
  })

  test('the Hindi of a text that changed goes, and the row is named', async () => {
    const before = await findJob('1007')
    const oldTitle = before?.position_hi ?? ''
    expect(oldTitle).not.toBe('')
    const shown = async () => (await fetch(`${server.origin}/api/jobs?id=1007`)).text()
    expect(await shown()).toContain(oldTitle)
    const file = 'job_id,position,department,industry,role\n1007,Tandoor Cook,3,3,1\n'
    const warnings = [
      '  Row 2: position changes without new Hindi, so the old one is taken out of position_hi. If it still fits, import it again.',
    ]
    expect(await importFile('jobs', file, { dryRun: true })).toMatchObject({ changed: 1, warnings })
    expect(await importFile('jobs', file)).toMatchObject({ changed: 1, warnings })
    expect(await findJob('1007')).toMatchObject({
      position_hi: '',
      job_description_hi: before?.job_description_hi,
    })
    expect(await shown()).toContain('Tandoor Cook')
    expect(await shown()).not.toContain(oldTitle)
    expect((await importFile('jobs', file)).warnings).toBeUndefined()
  })

  test('every row that is wrong is named, and nothing changes', async () => {
    const reason = await reasonOf(
      importFile(
        'jobs',
        [
          'job_id,position,department,industry,role,experience_from,experience_to,ctc,ctc_from,no_of_posts,date_posted',
          '6001,Right,3,3,2,,,,,,',
          '6002,,Astrology,3,2,,,,,,',
          '',
          '6003,Cook,3,3,2,5,2,4-7,5000,-1,31/02/2026',
          '6001,Twice,3,3,2,,,,"4,5",,02/13/2026',
          '60 04,Space,3,3,2,,,,,,yesterday',
          '6005,#REF!,3,3,2,,,10/11/26,#DIV/0!,10%,31-Feb-2026',
          '6006,Late,3,3,2,,,,,,2-Mai-2026',
        ].join('\n'),
      ),
    )
    expect(reason).toBe(
      [
        'Nothing was imported from /jobs.csv. 18 problems:',
        '  Row 3: position is missing.',
        "  Row 3: there is no department with the id or the exact name 'Astrology'.",
        "  Row 5: ctc is '4-7', but it must be empty or one of 0-3, 3-6, 6-10, 10-15, 15-25, 25-50, 50-75, 75-100.",
        "  Row 5: ctc_from is '5000', but it must be lakhs a year such as 4.5, or rupees a year such as ₹ 4,50,000.",
        "  Row 5: no_of_posts is '-1', but it must be a whole number up to 1000000.",
        "  Row 5: date_posted is '31/02/2026', but it must be a day such as 31-01-2026.",
        '  Row 5: experience_to is below experience_from.',
        "  Row 6: ctc_from is '4,5', but it must be lakhs a year such as 4.5, or rupees a year such as ₹ 4,50,000.",
        "  Row 6: date_posted is '02/13/2026', but it must be a day such as 31-01-2026.",
        "  Row 6: job_id '6001' is already in row 2.",
        "  Row 7: job_id is '60 04', but it must be letters, digits, - . and _ only, and end in a letter or digit.",
        "  Row 7: date_posted is 'yesterday', but it must be a day such as 31-01-2026.",
        '  Row 8: position is #REF!, a formula without a result. Enter the value instead.',
        "  Row 8: ctc is '10/11/26', but it must be empty or one of 0-3, 3-6, 6-10, 10-15, 15-25, 25-50, 50-75, 75-100.",
        '  Row 8: ctc_from is #DIV/0!, a formula without a result. Enter the value instead.',
        "  Row 8: no_of_posts is '10%', but it must be a whole number up to 1000000.",
        "  Row 8: date_posted is '31-Feb-2026', but it must be a day such as 31-01-2026.",
        "  Row 9: date_posted is '2-Mai-2026', but it must be a day such as 31-01-2026.",
      ].join('\n'),
    )
    expect(await findJob('6001')).toBeUndefined()
  })
})

test('thousands of jobs are on the site at once', async () => {
  const rows = Array.from({ length: 2000 }, (_, index) => `B${index},Picker ${index},8,9,1`)
  const file = ['job_id,position,department,industry,role', ...rows].join('\n')
  expect(await importFile('jobs', file)).toMatchObject({ added: 2000 })
  const { data: found } = await get(server, '/web/job/search?q=picker%201999')
  expect(found).toMatchObject({ total: 1, jobs: [{ job_id: 'B1999' }] })
  const { data } = await get(server, '/web/job/get')
  expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ position: 'Picker 1999' })]))
})

test('the details that a job may have', async () => {
  const head =
    'job_id,position,department,industry,role,date_posted,closing_date,walk_in_date_from,walk_in_date_to,company_hidden'
  const file = (...cells: string[]) => [head, `5100,Cook,3,3,1,${cells.join(',')}`].join('\n')
  await importFile('jobs', file('01-03-2026', '31-03-2026', '05-03-2026', '07-03-2026', 'Yes'))
  expect(await findJob('5100')).toMatchObject({
    closing_date: '2026-03-31',
    walk_in_date_from: '2026-03-05',
    walk_in_date_to: '2026-03-07',
    company_hidden: 'yes',
  })
  for (const [cells, reason] of [
    [['01-03-2026', '28-02-2026', '', '', ''], 'closing_date is before date_posted'],
    [['', '', '07-03-2026', '05-03-2026', ''], 'walk_in_date_to is before walk_in_date_from'],
    [['', '', '', '', 'maybe'], "company_hidden is 'maybe', but it must be yes or no"],
  ] as const)
    expect(await reasonOf(importFile('jobs', file(...cells)))).toContain(reason)
})

test.each([
  ['day', '31-01-2026 10:30', '2026-01-31'],
  ['day', '31/01/2026 00:00:00', '2026-01-31'],
  ['day', '31-Jan-2026, 10:30 am', '2026-01-31'],
  ['day', '31–01–2026\u200e', '2026-01-31'],
  ['day', '३१-०१-२०२६', '2026-01-31'],
  ['day', '2026/01/31', '2026-01-31'],
  ['day', '46053.4375', '2026-01-31'],
  ['lakhs', '४.५', 4.5],
  ['lakhs', '4.5 lakhs p.a.', 4.5],
  ['number', '५', 5],
] as const)('a %s may be written as %j', (type, written, value) => {
  expect(readCell(field(type, 'x', 'X'), written)).toBe(value)
})

test.each(['à¤¨à¤°à¥à¤¸', 'Nurse \ufffd', '??? Nurse'])('%j has lost its letters', (written) => {
  expect(readCell(field('text', 'x', 'X'), written)).toMatchObject({ code: 'lostLetters' })
})

const HEAD = 'job_id,position,department,industry,role'

test('the band in which a pay lies is told where a published job has none', async () => {
  const pays = [',2.1,3,', ',2.5,5,', ',,12,open', ',120,,', '0-3,2.1,3,', ',2.1,3,draft', ',,,']
  const rows = pays.map((pay, index) => `530${index},Cook,3,3,1,${pay}`)
  const file = [`${HEAD},ctc,ctc_from,ctc_to,state`, ...rows].join('\n')
  expect((await importFile('jobs', file, { dryRun: true })).warnings).toEqual([
    '  Row 2: ctc is empty, and visitors filter by it: ₹ 2.1 - 3 Lakhs lies in 0-3.',
    '  Row 3: ctc is empty, and visitors filter by it: ₹ 2.5 - 5 Lakhs lies in 3-6.',
    '  Row 4: ctc is empty, and visitors filter by it: Up to ₹ 12 Lakhs lies in 10-15.',
  ])
})

test('what is doubtful is imported, and told', async () => {
  const year = new Date().getUTCFullYear() + 2
  const file = [
    `${HEAD},ctc_from,ctc_to,date_posted`,
    '5201,Driver,3,3,1,18000,22000,11/12/2025',
    '5202,Helper,3,3,1,"₹ 15,000",,12/01/2025',
    '5203,Cook,3,3,1,2.4,3,03/03/2025',
  ].join('\n')
  expect((await importFile('jobs', file, { dryRun: true })).warnings).toEqual([
    '  date_posted could be read in two ways in every row: 11/12/2025 is read with the day first. If the month comes first, write days such as 31-01-2026.',
    '  Row 2: ctc_from is less than a lakh a year: the site would show ₹ 0.18 - 0.22 Lakhs. If that is the pay of a month, write 2.16.',
    '  Row 3: ctc_from is less than a lakh a year: the site would show ₹ 0.15 Lakhs. If that is the pay of a month, write 1.8.',
    '  there is no column ctc: new jobs get no salary band, by which visitors filter.',
  ])
  expect((await importFile('jobs', `${HEAD},date_posted\n5201,Driver,3,3,1,25-12-${year}`)).warnings).toEqual(
    [`  Row 2: date_posted is 25-12-${year}, which is in the future.`],
  )
  const { data } = await get(server, '/web/job/get')
  const ids = (data as { job_id: string }[]).map(({ job_id }) => job_id)
  expect(ids[0]).not.toBe('5201')
  expect(ids).toContain('5201')
})

test('rows on other visible sheets are named, and keep an import from replacing all', async () => {
  const sheet = (name: string, id: string) => ({
    name,
    rows: rowsXml([HEAD.split(','), [id, 'Cook', '3', '3', '1']]),
  })
  const file = workbookOf([sheet('Raipur', '5211'), sheet('Bhilai', '5212')])
  const told =
    "only the first visible sheet is read, and 'Bhilai' has rows, too. Put all rows on one sheet, or hide the others."
  expect(await importFile('jobs', file)).toMatchObject({ added: 1, warnings: [`  ${told}`] })
  expect(await findJob('5212')).toBeUndefined()
  expect(await reasonOf(importFile('jobs', file, { replace: true }))).toContain(told)
})

test('names are matched as they look, and letters that were lost are refused', async () => {
  const [{ d_name }] = (await server.db.selectFrom('department').select('d_name').execute()) as [
    { d_name: string },
  ]
  const looks = `\u200b${d_name.toUpperCase().replace(' ', '\u00a0 ')}\u200d `
  expect(await importFile('jobs', `${HEAD}\n5221,Cook,"${looks}",3,1`)).toMatchObject({ added: 1 })
  const lost = `${HEAD},location,job_description\n5222,????????,3,3,1,??????,? 18000 ??????\n5223,Really???,3,3,1,Why??,`
  expect(await reasonOf(importFile('jobs', lost))).toBe(
    ['position', 'location', 'job_description']
      .map((name, at) => {
        const text = ['????????', '??????', '? 18000 ??????'][at]
        return `  Row 2: ${name} is '${text}': its letters were lost when the file was saved. Save it as .xlsx or as CSV (UTF-8) and try again.`
      })
      .reduce((all, line) => `${all}\n${line}`, 'Nothing was imported from /jobs.csv. 3 problems:'),
  )
})

test.each(['.', '..', 'new', 'Import', 'constructor', '__proto__', 'toString'])(
  'the id %s is refused',
  async (id) => {
    expect(await reasonOf(importFile('jobs', `${HEAD}\n${id},Cook,3,3,1`))).toContain(
      `job_id is '${id}', which is a word of the site's own. Choose another.`,
    )
  },
)

test('an id is what the sheet shows', async () => {
  const rows = `${rowsXml([HEAD.split(',')])}<row r="2"><c r="A2" s="2"><v>12</v></c><c r="B2" t="inlineStr"><is><t>Cook</t></is></c><c r="C2"><v>3</v></c><c r="D2"><v>3</v></c><c r="E2"><v>1</v></c></row>`
  await importFile('jobs', workbookOf([{ name: 'Jobs', rows }], '"JOB-"0000'))
  expect(await findJob('JOB-0012')).toMatchObject({ position: 'Cook' })
})

test.each([
  ['2030-11-25T18:45:00Z', '2030-11-26'],
  ['2030-11-24T18:30:00.000Z', '2030-11-25'],
  ['2030-11-26T00:15:00+05:30', '2030-11-26'],
  ['2030-11-26', '2030-11-26'],
])('the closing date %s is %s, the day in India', async (written, day) => {
  await importFile('jobs', `${HEAD},closing_date\n5231,Cook,3,3,1,${written}`)
  expect(await findJob('5231')).toMatchObject({ closing_date: day })
})

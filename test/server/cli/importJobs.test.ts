import { get } from '@test/support/server'
import { xlsx } from '@test/support/xlsx'
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
      department_id: '3',
      industry_id: '3',
      role_id: '2',
    })
    expect(await importFile('jobs', file)).toMatchObject({ added: 0, changed: 0, same: 1 })
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
        "  Row 7: job_id is '60 04', but it must be letters, digits, - . and _ only.",
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

test('thousands of jobs, with what is done told on the way, are on the site at once', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => `B${index},Picker ${index},8,9,1`)
  const shown: number[] = []
  const file = ['job_id,position,department,industry,role', ...rows].join('\n')
  const progress = { stage: () => undefined, show: (done: number, total: number) => shown.push(done / total) }
  expect(await importFile('jobs', file, { progress })).toMatchObject({ added: 3000 })
  expect(shown.at(-1)).toBe(1)
  // The servers need not do it.
  const searched = server.db.selectFrom('job_search').select('job_id').execute()
  const open = await server.db.selectFrom('job').select('job_id').execute()
  expect(new Set((await searched).map(({ job_id }) => job_id))).toEqual(
    new Set(open.map(({ job_id }) => job_id)),
  )
  const { data: found } = await get(server, '/web/job/search?q=picker%202999')
  expect(found).toMatchObject({ total: 1, jobs: [{ job_id: 'B2999' }] })
  const { data } = await get(server, '/web/job/get')
  expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ position: 'Picker 2999' })]))
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

import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importContent, type ImportOptions } from '@/server/cli/importContent'
import { readConfig } from '@/server/config'
import type { PortalDatabase } from '@/server/database/open'
import { contentVersion } from '@/server/repositories/fill'
import { jpegBytes } from '@test/support/builders'
import { newPlace, openPlace } from '@test/support/places'
import { get, startServer, type TestServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { xlsx } from '@test/support/xlsx'

const dataDir = temporaryFolder()
const settings = { DATA_DIR: dataDir, SITE_DIR: 'public' }
const config = readConfig(settings)

/** A site that people read while the staff import from another process. */
let server: TestServer
let staff: PortalDatabase
beforeAll(async () => {
  const place = await newPlace()
  server = await startServer({
    ...place,
    settings,
    now: () => new Date('2026-03-01T06:00Z'),
  })
  staff = await openPlace(place)
})
afterAll(async () => {
  await staff.close()
  await server.close()
})

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})

const write = (name: string, content: string | Buffer) => {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

const importFile = (kind: string, content: string | Buffer, options: Partial<ImportOptions> = {}) =>
  importContent(staff, config, { ...options, kind, file: write(`${kind}.csv`, content) })

const reasonOf = async (work: Promise<unknown>) => {
  const before = await contentVersion(staff.db)
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(await contentVersion(staff.db)).toBe(before)
  return error instanceof Error ? error.message.replaceAll(folder, '') : undefined
}

const findJob = (id: string) =>
  staff.db.selectFrom('job').selectAll().where('job_id', '=', id).executeTakeFirst()

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
    expect(await findJob('5001')).toEqual({
      job_id: '5001',
      position: 'Ward nurse',
      department_id: '3',
      industry_id: '3',
      role_id: '2',
      company_name: '',
      about_company: '',
      short_job_description: '',
      job_description: '<p>Day,\nnight</p>',
      location: '',
      employment_type: '',
      experience_from: 2,
      experience_to: 5,
      ctc: '3-6',
      ctc_from: 3.5,
      ctc_to: 5.5,
      no_of_posts: 1200,
      qualification: '',
      date_posted: '2026-02-05',
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

  test('a spreadsheet as programs of other settings save it', async () => {
    // 46053 is 31 January 2026 in a cell that lost its format; the bands were taken for days.
    const rows: [ctc: string, from: string, posted: string][] = [
      ['06/03/26', '0.30000000000000004', '46053'],
      ['03-06-2026', '25,000/-', '2-Jan-2026'],
      ['2026-10-06', 'Rs. 1,50,000', '02 January 2026'],
      ['15-Oct', '₹ 12,000', '2-Sept-26'],
      ['', '', '2nd march, 2026'],
    ]
    const lines = rows.map((row, index) => [`510${index}`, 'Cook', '3', '3', '2', ...row].join('\t'))
    const file = ['job_id\tposition\tdepartment\tindustry\trole\tctc\tctc_from\tdate_posted', ...lines]
    await importFile('jobs', Buffer.from(`\uFEFF${file.join('\r\n')}\r\n\t\t\t\t\t\t\t\r\n`, 'utf16le'))
    const read = []
    for (const index of rows.keys()) {
      const job = await findJob(`510${index}`)
      read.push([job?.ctc, job?.ctc_from, job?.date_posted])
    }
    expect(read).toEqual([
      ['3-6', 0.3, '2026-01-31'],
      ['3-6', 0.25, '2026-01-02'],
      ['6-10', 1.5, '2026-01-02'],
      ['10-15', 0.12, '2026-09-02'],
      ['', null, '2026-03-02'],
    ])
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

  test('of very many wrong rows fifty are shown', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `7${index},,3,3,2`)
    const reason = await reasonOf(
      importFile('jobs', ['job_id,position,department,industry,role', ...rows].join('\n')),
    )
    expect(reason?.split('\n')).toHaveLength(52)
    expect(reason?.split('\n').at(-1)).toBe('  … and 10 more.')
  })
})

describe('a file that cannot be meant', () => {
  test('headings', async () => {
    const reason = await reasonOf(importFile('emails', 'Id,Mail,E-mail,label,LABEL\n1,a,a@b.example,x,y\n'))
    expect(reason).toBe(
      [
        'Nothing was imported from /emails.csv. Two headings mean label. Keep one of them.',
        "Unknown headings: 'Mail'.",
        'The headings of this kind are id, label, email, sort_order.',
      ].join('\n'),
    )
    expect(await reasonOf(importFile('roles', 'role_id\n1\n'))).toContain("Missing headings: 'role_name'.")
  })

  test.each([
    ['roles', 'role_id,role_name\n', 'It has headings but no rows.'],
    [
      'roles',
      'Our roles,\nrole_id,role_name\n1,Cook\n',
      'has none of the headings. Remove a title above them. Only the first sheet of a workbook is read.',
    ],
    ['csr', `id,image,description\n1,a.svg,${'x'.repeat(32_768)}\n`, 'description has over 32767 characters'],
    ['roles', '', 'It is empty.'],
    ['roles', '\uFEFF', 'It is empty. Only the first sheet of a workbook is read.'],
    ['roles', ',,\r\n\r\n', 'It is empty. Only the first sheet of a workbook is read.'],
    ['roles', 'id,name,order\n1,Cook,1,Chef\n', 'Column D has values but no heading.'],
    [
      'roles',
      `id,name${','.repeat(25)}\n1,Cook${','.repeat(25)}Chef\n`,
      'Column AA has values but no heading.',
    ],
    // As LibreOffice and Google Sheets save them in CSV.
    ['roles', 'id,name\n1,Err:510\n', 'Row 2: role_name is Err:510, a formula without a result.'],
    ['roles', 'id,name\n1,#ERROR!\n', 'Row 2: role_name is #ERROR!, a formula without a result.'],
    [
      'offices',
      'id,office_type,address,contact_no\n901,Branch Office,Raipur,9.19877E+11\n',
      "Row 2: contact_no is '9.19877E+11', but it must be a number with all its digits.",
    ],
    ['people', 'id\n1', "'people' cannot be imported. The kinds are industries,"],
    [
      'cities',
      'city_id,city_name,state\n900,Atlantis,Poseidonia\n',
      "no state with the id or the exact name 'Poseidonia'",
    ],
    [
      'emails',
      'id,label,email\n1,Us,us at example\n',
      "email is 'us at example', but it must be an e-mail address",
    ],
    [
      'header',
      'id,img1_link\n1,javascript:alert(1)\n',
      'it must be an address that begins with https:// or /',
    ],
    ['slider', 'id,image\n1,../portal.db\n', 'it must be a file name'],
    ['slider', 'id,image\n1,.hidden.svg\n', 'it must be a file name'],
    ['slider', 'id,image\n1,portal.db\n', 'portal.db is not an image (.jpg,'],
    ['slider', 'id,image\n1,gone.svg\n', 'gone.svg is neither in /images nor on the site'],
  ])('%s: %j', async (kind, content, reason) => {
    expect(await reasonOf(importFile(kind, content))).toContain(reason)
  })

  test('two departments of one name are told apart by id alone', async () => {
    await importFile('departments', 'id,name\n901,Twins\n902,Twins\n')
    const jobs = 'job_id,position,department,industry,role\n5010,Cook,Twins,3,2\n'
    expect(await reasonOf(importFile('jobs', jobs))).toContain('use an id (901, 902)')
  })
})

describe('lists', () => {
  test('new rows come last, unless the file says where', async () => {
    await importFile('locations', 'id,name,order\n901,Zawar,\n902,Abu Road,1\n')
    const rows = await staff.db.selectFrom('location').selectAll().where('location_id', '>', '900').execute()
    const last = await staff.db
      .selectFrom('location')
      .select((build) => build.fn.max('sort_order').as('last'))
      .executeTakeFirst()
    expect(rows).toEqual(
      expect.arrayContaining([
        { location_id: '901', location_name: 'Zawar', sort_order: last?.last },
        { location_id: '902', location_name: 'Abu Road', sort_order: 1 },
      ]),
    )
  })

  test('a dry run counts and changes nothing', async () => {
    write('images/new.jpg', jpegBytes())
    const before = await contentVersion(staff.db)
    const file = 'id,image\n1,new.jpg\n2,hospital-round.svg\n77,new.jpg\n'
    expect(await importFile('slider', file, { dryRun: true })).toEqual({
      added: 1,
      changed: 1,
      same: 1,
      removed: 0,
      images: ['uploads/new.jpg'],
    })
    expect(await contentVersion(staff.db)).toBe(before)
    expect(existsSync(join(dataDir, 'uploads/new.jpg'))).toBe(false)
  })

  test('what is not in the file goes only when that is asked for', async () => {
    const file = 'id,label,email\n1,General enquiries,hello@navkaam.example\n'
    expect(await importFile('emails', file)).toMatchObject({ same: 1, removed: 0 })
    expect(await importFile('emails', file, { replace: true })).toMatchObject({ same: 1, removed: 7 })
    expect(await get(server, '/web/email/get')).toMatchObject({
      data: [{ label: 'General enquiries', email: 'hello@navkaam.example' }],
    })
  })

  test('what others refer to does not go', async () => {
    const reason = await reasonOf(importFile('states', 'id,name\n1,Andhra Pradesh\n', { replace: true }))
    expect(reason).toContain("state_id '14' is not in the file, but other content refers to it")
  })
})

describe('pictures', () => {
  const names = () => readdirSync(join(dataDir, 'uploads')).toSorted()

  test('come with the file, are served at once, and may be replaced', async () => {
    const row = 'id,name,logo_file_name\n950,Asha Mills,asha-mills.jpg\n'
    write('images/asha-mills.jpg', jpegBytes())
    expect(await importFile('companies', row)).toMatchObject({
      added: 1,
      images: ['uploads/asha-mills.jpg'],
    })
    expect(await get(server, '/web/get_clients_list')).toMatchObject({
      data: expect.arrayContaining([{ logo_file_name: 'asha-mills.jpg', image_url: '' }]),
    })
    const answer = await fetch(`${server.origin}/uploads/asha-mills.jpg`)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(jpegBytes())

    expect(await importFile('companies', row)).toMatchObject({ same: 1, images: [] })
    const other = Buffer.concat([jpegBytes(), Buffer.from('more')])
    write('images/asha-mills.jpg', other)
    expect(await importFile('companies', row)).toMatchObject({
      same: 1,
      images: ['uploads/asha-mills.jpg'],
    })
    const again = await fetch(`${server.origin}/uploads/asha-mills.jpg`)
    expect(Buffer.from(await again.arrayBuffer())).toEqual(other)
  })

  test('of CSR are media, and those of the sample need not come along', async () => {
    write(
      'pictures/well.svg',
      '<?xml version="1.0"?>\n<!-- a well -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    )
    const file = 'id,image,description\n60,well.svg,A well\n61,health-camp.svg,Again\n'
    expect(await importFile('csr', file, { images: join(folder, 'pictures') })).toMatchObject({
      added: 2,
      images: ['media/well.svg'],
    })
    const answer = await fetch(`${server.origin}/media/well.svg`)
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
  })

  test('lie in a folder that is there', async () => {
    const images = join(folder, 'none')
    expect(await reasonOf(importFile('slider', 'id,image\n93,x.jpg\n', { images }))).toBe(
      'Nothing was imported from /slider.csv. There is no folder /none (--images).',
    )
  })

  test('that are none are refused, all of them, and leave nothing behind', async () => {
    write('images/right.jpg', jpegBytes())
    write('images/page.svg', '<!doctype html><html><svg></svg></html>')
    write('images/fake.png', jpegBytes())
    write('images/large.jpg', Buffer.concat([jpegBytes(), Buffer.alloc(1024 * 1024)]))
    mkdirSync(join(folder, 'images/folder.jpg'))
    const before = names()
    const files = ['right.jpg', 'page.svg', 'fake.png', 'large.jpg', 'folder.jpg']
    const rows = files.map((name, index) => `8${index},${name}`)
    expect(await reasonOf(importFile('slider', ['id,image', ...rows].join('\n')))).toBe(
      [
        'Nothing was imported from /slider.csv. 4 problems:',
        '  Row 3: image: page.svg is not a valid .svg file.',
        '  Row 4: image: fake.png is not a valid .png file.',
        '  Row 5: image: large.jpg has 1.1 MB; the limit for an image is 1 MB.',
        '  Row 6: image: folder.jpg is neither in /images nor on the site.',
      ].join('\n'),
    )
    expect(names()).toEqual(before)
  })

  test('that a killed import left half-way are cleared away a day later', async () => {
    write('images/fresh.jpg', jpegBytes())
    const old = join(dataDir, 'uploads/.new-old')
    const young = join(dataDir, 'uploads/.new-young')
    writeFileSync(old, 'half')
    writeFileSync(young, 'half')
    utimesSync(old, new Date(0), new Date(0))
    await importFile('slider', 'id,image\n92,fresh.jpg\n')
    expect([existsSync(old), existsSync(young)]).toEqual([false, true])
  })

  test('need not be here where another server has them', async () => {
    const elsewhere = readConfig({ ...settings, ASSET_BASE_URL: 'https://cdn.example/u/' })
    const file = write('slider.csv', 'id,image\n90,far-away.jpg\n')
    expect(await importContent(staff, elsewhere, { kind: 'slider', file })).toMatchObject({
      added: 1,
      images: [],
    })
  })

  test('stay away when the database cannot be written', async () => {
    write('images/late.jpg', jpegBytes())
    const before = names()
    let calls = 0
    const failing: PortalDatabase['write'] = async (work) => {
      calls += 1
      if (calls === 2) throw new Error('database is full')
      return staff.write(work)
    }
    const file = write('slider.csv', 'id,image\n91,late.jpg\n')
    await expect(importContent({ write: failing }, config, { kind: 'slider', file })).rejects.toThrow(
      'database is full',
    )
    expect(names()).toEqual(before)
  })
})

test('thousands of jobs, with what is done told on the way, are on the site at once', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => `B${index},Picker ${index},8,9,1`)
  const reported: number[] = []
  const stages: string[] = []
  const imported = await importFile(
    'jobs',
    ['job_id,position,department,industry,role', ...rows].join('\n'),
    {
      progress: {
        stage: (doing) => stages.push(doing.replace(folder, '')),
        show: (written, total) => reported.push(written / total),
      },
    },
  )
  expect(imported).toMatchObject({ added: 3000 })
  expect(stages).toEqual(['reading /jobs.csv', 'checking 3000 rows'])
  expect(reported).toEqual(reported.toSorted((one, other) => one - other))
  expect(reported.at(-1)).toBe(1)
  const { data } = await get(server, '/web/job/get')
  expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ position: 'Picker 2999' })]))
})

import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { todayInIndia } from '@/domain/site/calendar'
import { exportContent } from '@/server/cli/exportContent'
import { importContent } from '@/server/cli/importContent'
import { readConfig } from '@/server/config/config'
import { contentVersion } from '@/server/repositories/meta'
import { jpegBytes } from '@test/support/builders'
import { get } from '@test/support/server'
import {
  closeJobs,
  config,
  dataDir,
  findJob,
  folder,
  importFile,
  reasonOf,
  server,
  settings,
  staff,
  write,
} from './importing'

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
      'has none of the headings. Remove a title above them. Only the first visible sheet of a workbook is read.',
    ],
    ['csr', `id,image,description\n1,a.svg,${'x'.repeat(32_768)}\n`, 'description has over 32767 characters'],
    ['roles', 'id,name,order\n1,Cook,1,Chef\n', 'Column D has values but no heading.'],
    // As LibreOffice and Google Sheets save them in CSV.
    ['roles', 'id,name\n1,Err:510\n', 'Row 2: role_name is Err:510, a formula without a result.'],
    [
      'offices',
      'id,office_type,address,contact_no\n901,Branch Office,Raipur,9.19877E+11\n',
      "Row 2: contact_no is '9.19877E+11', but it must be a number with all its digits.",
    ],
    ['people', 'id\n1', "'people' cannot be imported. The kinds are industries,"],
    [
      'header',
      'id,img1_link\n1,javascript:alert(1)\n',
      'it must be an address that begins with https:// or /',
    ],
    [
      'sources',
      'id,name,slug\n1,Fair,fair\n2,Job fair,fair\n',
      "Row 3: slug is 'fair', which another row has already.",
    ],
    ['slider', 'id,image\n1,portal.db\n', 'portal.db is not an image (.jpg,'],
    [
      'answers',
      'id,answer,text\n1,in_review,"Dear {nmae},\nhello"\n',
      'Row 2: there is no field {nmae}. Choose one of: {name},',
    ],
    ['answers', 'id,answer,text\n1,shortlisted,Hello\n', 'Row 2: answer cannot be changed.'],
    ['answers', 'id,answer,text\n77,won,Hello\n', "Row 2: there is no row '77'."],
  ])('%s: %j', async (kind, content, reason) => {
    expect(await reasonOf(importFile(kind, content))).toContain(reason)
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
        { location_id: '901', location_name: 'Zawar', location_name_hi: '', sort_order: last?.last },
        { location_id: '902', location_name: 'Abu Road', location_name_hi: '', sort_order: 1 },
      ]),
    )
  })

  test('a name in Hindi has a heading as others have, and goes with the English unless it is given anew', async () => {
    const placeOf = (location_id: string) =>
      staff.db.selectFrom('location').selectAll().where('location_id', '=', location_id).executeTakeFirst()
    await importFile('locations', 'id,name,Name (Hindi)\n903,Zawar,ज़ावर\n')
    expect(await placeOf('903')).toMatchObject({ location_name: 'Zawar', location_name_hi: 'ज़ावर' })
    await importFile('locations', 'id,name,order\n903,Zawar,5\n')
    expect(await placeOf('903')).toMatchObject({ location_name_hi: 'ज़ावर', sort_order: 5 })
    await importFile('locations', 'id,name,location_name_hi\n903,Zawar Mines,ज़ावर माइंस\n')
    expect(await placeOf('903')).toMatchObject({ location_name_hi: 'ज़ावर माइंस' })
    const emptied = [
      '  Row 2: location_name changes without new Hindi, so the old one is taken out of location_name_hi.',
    ]
    for (const file of ['id,name\n903,Zawar\n', 'id,name,location_name_hi\n903,Jawar,ज़ावर माइंस\n']) {
      const { warnings } = await importFile('locations', file)
      expect(warnings).toEqual(emptied.map((line) => expect.stringContaining(line) as string))
      expect(await placeOf('903')).toMatchObject({ location_name_hi: '' })
      await importFile('locations', 'id,name,location_name_hi\n903,Zawar,ज़ावर माइंस\n')
    }
    await importFile('locations', 'id,name,location_name_hi\n903,Zawar,\n')
    expect(await placeOf('903')).toMatchObject({ location_name_hi: '' })
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

  test('a text of an answer without a field is taken with a warning, and the other texts stay', async () => {
    const file = 'id,answer,text\n1,in_review,We are reading it.\n'
    const { warnings, ...counts } = await importFile('answers', file, { replace: true })
    expect(counts).toMatchObject({ added: 0, changed: 1, same: 0, removed: 0 })
    expect(warnings).toEqual(
      ['Row 2: text has no field:', 'Row 2: text changes without new Hindi'].map((line): unknown =>
        expect.stringContaining(line),
      ),
    )
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
      data: expect.arrayContaining([{ name: 'Asha Mills', logo_file_name: 'asha-mills.jpg', image_url: '' }]),
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

  test('need not be here where another server has them', async () => {
    const elsewhere = readConfig({ ...settings, ASSET_BASE_URL: 'https://cdn.example/u/' })
    const file = write('slider.csv', 'id,image\n90,far-away.jpg\n')
    expect(await importContent(staff, elsewhere, { kind: 'slider', file })).toMatchObject({
      added: 1,
      images: [],
    })
  })
})

const HEAD = 'job_id,position,department,industry,role'

const openIds = async () => {
  const { data } = await get(server, '/web/job/get')
  return (data as { job_id: string }[]).map(({ job_id }) => job_id)
}

test('a job that was closed is opened by its row, also where nothing else changes', async () => {
  const file = [HEAD, '7001,Cook,3,3,1', '7002,Guard,3,3,1'].join('\n')
  await importFile('jobs', file)
  await closeJobs('7001')
  expect(await openIds()).not.toContain('7001')
  expect(await importFile('jobs', file, { dryRun: true })).toMatchObject({ changed: 1, same: 1 })
  expect(await openIds()).not.toContain('7001')
  expect(await importFile('jobs', file)).toMatchObject({ added: 0, changed: 1, same: 1 })
  expect(await openIds()).toContain('7001')
})

test('a closed job is not exported, so that an import does not open it', async () => {
  await importFile('jobs', [HEAD, '7003,Cook,3,3,1', '7004,Guard,3,3,1'].join('\n'))
  await closeJobs('7003')
  await exportContent(staff, config, folder)
  const jobs = readFileSync(join(folder, 'jobs.csv'), 'utf8')
  expect(jobs).toContain('"7004"')
  expect(jobs).not.toContain('"7003"')
  expect(jobs).not.toContain('closed_on')
})

test('a job that is not in the file is closed where that is asked for, and holds no other content', async () => {
  await importFile('departments', 'department_id,name\n901,Kitchens\n')
  await importFile('jobs', [HEAD, '7005,Cook,901,3,1', '7006,Guard,3,3,1'].join('\n'))
  const departments = await staff.db.selectFrom('department').selectAll().execute()
  const withoutKitchens = [
    'department_id,name',
    ...departments
      .filter(({ department_id }) => department_id !== '901')
      .map(({ department_id, d_name }) => `${department_id},"${d_name}"`),
  ].join('\n')
  expect(await reasonOf(importFile('departments', withoutKitchens, { replace: true }))).toContain(
    "department_id '901' is not in the file, but other content refers to it",
  )

  await importFile('jobs', [HEAD, '7006,Guard,3,3,1'].join('\n'), { replace: true })
  expect(await openIds()).toEqual(['7006'])
  expect(await findJob('7005')).toMatchObject({ position: 'Cook', closed_on: todayInIndia(Date.now()) })
  // Those that were closed before stay as they are, and are no change.
  const again = await importFile('jobs', [HEAD, '7006,Guard,3,3,1'].join('\n'), { replace: true })
  expect(again).toMatchObject({ same: 1, removed: 0 })

  expect(await importFile('departments', withoutKitchens, { replace: true })).toMatchObject({ removed: 1 })
  expect(await findJob('7005')).toBeUndefined()
})

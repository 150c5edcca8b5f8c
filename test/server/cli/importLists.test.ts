import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contentVersion } from '@/server/repositories/meta'
import { jpegBytes } from '@test/support/builders'
import { get } from '@test/support/server'
import { dataDir, importFile, reasonOf, server, staff, write } from './importing'

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
    ['slider', 'id,image\n1,portal.db\n', 'portal.db is not an image (.jpg,'],
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

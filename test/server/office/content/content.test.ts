import type { OfficeContentAnswer } from '@/domain/office/content'
import { applicationForm, internshipForm } from '@test/support/builders'
import { newPlace } from '@test/support/places'
import { get, post, startServer, type TestServer } from '@test/support/server'
import { type OfficeServer, refusedWith } from '../officeServer'
import { startContent, type Editor } from './officeContent'

let office: OfficeServer
/** Another server on the same database, which visitors read. */
let site: TestServer
let editor: Editor
beforeAll(async () => {
  const place = await newPlace()
  ;({ office, editor } = await startContent(place))
  site = await startServer(place)
})
afterAll(async () => {
  await site.close()
  await office.close()
})

const shown = async (path: string) => (await get(site, path)).data as Record<string, string>[]

const logged = async () =>
  (await office.logLines())
    .filter(({ action }) => action === 'content_changed')
    .map(({ account, subject, details }) => `${account}: ${subject}: ${details}`)

test('the kinds are counted, and listed in the order of the site', async () => {
  const { counts } = (await office.as('reader').get<{ counts: object }>('/content')).body
  expect(counts).toMatchObject({ emails: 8, slider: 4, header: 1, contact: 1 })
  const { rows } = await editor.list('emails')
  expect(rows.map(({ values }) => values)).toEqual(await shown('/web/email/get'))
})

test('what is added, changed and deleted shows on every server, can be undone, and stands in the log', async () => {
  const values = { label: 'वेतन', email: 'vetan@navkaam.example' }
  const { id } = await editor.add('emails', values)
  expect((await shown('/web/email/get')).at(-1)).toEqual(values)

  const saved = await editor.save('emails', id, { label: ' Salaries ', email: values.email })
  expect(saved.body.row.values).toEqual({ label: 'Salaries', email: 'vetan@navkaam.example' })
  expect((await shown('/web/email/get')).at(-1)).toMatchObject({ label: 'Salaries' })

  expect((await editor.move('emails', [id, ...(await editor.ids('emails')).slice(0, -1)])).code).toBe(204)
  expect((await shown('/web/email/get'))[0]).toMatchObject({ label: 'Salaries' })

  const { body } = await editor.remove('emails', id)
  expect(body).toEqual({ values: { label: 'Salaries', email: values.email }, order: 1 })
  expect(await shown('/web/email/get')).toHaveLength(8)
  await editor.add('emails', body.values, `?id=${id}&order=${body.order}`)
  expect((await shown('/web/email/get'))[0]).toMatchObject({ label: 'Salaries' })
  expect(await editor.tryAdding('emails', { values }, `?id=${id}`)).toMatchObject(
    refusedWith(409, `Another e-mail has the number ${id} by now.`),
  )

  const recruiter = 'recruiter@office.example'
  expect(await logged()).toEqual([
    `${recruiter}: emails ${id}: Added वेतन, vetan@navkaam.example`,
    `${recruiter}: emails ${id}: Changed For`,
    `${recruiter}: emails: Moved`,
    `${recruiter}: emails ${id}: Deleted Salaries, vetan@navkaam.example`,
    `${recruiter}: emails ${id}: Added Salaries, vetan@navkaam.example`,
  ])
})

test('the grievance officer is published beside the API of the specification', async () => {
  const officers = () => shown('/api/grievance-officers')
  const [sample] = await officers()
  expect(sample).toMatchObject({ name: 'Kavita Sahu', email: 'grievances@navkaam.example' })
  const officer = { name: 'Irfan Ali', address: '', email: 'irfan@navkaam.example', contact_no: '' }
  await editor.add('grievance-officers', officer)
  expect(await officers()).toEqual([sample, officer])
  const { code, body } = await editor.tryAdding('grievance-officers', { values: { ...officer, email: '' } })
  expect([code, body.problems]).toEqual([422, [expect.objectContaining({ field: 'email' })]])
})

test('a source has a slug of its own, which links can carry, and each other one is refused in a sentence', async () => {
  const name = 'Durg bus stand'
  const source = await editor.add('sources', { name, slug: 'durg-bus-stand' })
  const other = await editor.add('sources', { name, slug: '2nd' })
  const refusal = async (slug: string) => (await editor.tryAdding('sources', { values: { name, slug } })).body
  for (const [slug, message] of [
    ['', 'Name in links is missing.'],
    [
      'Bus stand',
      "Name in links is 'Bus stand', but it must be small letters a to z, digits and hyphens between them.",
    ],
    ['x-', "Name in links is 'x-', but it must be small letters a to z, digits and hyphens between them."],
    ['x'.repeat(41), 'Name in links has over 40 characters.'],
    ['whatsapp', "Name in links is 'whatsapp', which has a meaning already. Choose another."],
    ['none', "Name in links is 'none', which has a meaning already. Choose another."],
    ['2nd', "Name in links is '2nd', which another row has already."],
  ] as const)
    expect(await refusal(slug)).toMatchObject({ message, problems: [{ field: 'slug' }] })
  expect(await editor.save('sources', other.id, { slug: 'durg-bus-stand' })).toMatchObject({ code: 422 })
  expect((await editor.save('sources', source.id, { slug: 'durg-bus-stand', name: 'Durg' })).code).toBe(200)
  const { values, order } = (await editor.remove('sources', other.id)).body
  await editor.add('sources', values, `?id=${other.id}&order=${order}`)
  expect((await editor.list('sources')).rows.map((row) => row.values)).toEqual([
    { name: 'Durg', slug: 'durg-bus-stand' },
    { name, slug: '2nd' },
  ])
})

test('slides, which the site sorts by their ids, exchange their pictures when they are moved', async () => {
  const images = async () => (await editor.list('slider')).rows.map(({ values }) => values.image)
  expect(await images()).toEqual([
    'workshop-morning.svg',
    'hospital-round.svg',
    'city-office.svg',
    'solar-field.svg',
  ])
  expect((await editor.move('slider', ['4', '1', '2', '3'])).code).toBe(204)
  expect(await images()).toEqual([
    'solar-field.svg',
    'workshop-morning.svg',
    'hospital-round.svg',
    'city-office.svg',
  ])
  expect(await shown('/web/slider-image/get')).toEqual([
    { id: '1', image: 'solar-field.svg' },
    { id: '2', image: 'workshop-morning.svg' },
    { id: '3', image: 'hospital-round.svg' },
    { id: '4', image: 'city-office.svg' },
  ])
})

test('an order has all rows, each once', async () => {
  const ids = await editor.ids('offices')
  for (const wrong of [ids.slice(1), [...ids, ids[0]], [...ids.slice(1), ids[1]], [...ids.slice(1), 'none']])
    expect(await editor.move('offices', wrong)).toMatchObject({
      code: 409,
      body: { message: expect.stringContaining('Some of these were added or deleted meanwhile.') },
    })
  for (const wrong of [undefined, 'x', ids.map(Number), [null]])
    expect(await editor.move('offices', wrong)).toMatchObject({ code: 422 })
  expect(await editor.ids('offices')).toEqual(ids)
})

test('header and contact are one row each', async () => {
  const [header] = (await editor.list('header')).rows
  const [contact] = (await editor.list('contact')).rows
  expect(await editor.tryAdding('header', { values: {} })).toMatchObject(
    refusedWith(409, 'There is a header already. Change it instead.'),
  )
  expect(await editor.remove('contact', contact?.id ?? '')).toMatchObject(
    refusedWith(409, 'The site has one contact. Empty its fields instead.'),
  )
  await editor.save('contact', contact?.id ?? '', { holidays: '' })
  expect(await shown('/web/contact_details/get')).toMatchObject([{ holidays: '' }])
  const notice = '<h2 onclick="x()">Walk-in</h2><script>x()</script><p>Monday &amp; Tuesday</p>'
  const { body } = await editor.save('header', header?.id ?? '', { ads_content: notice })
  expect(body.row.values.ads_content).toBe('<h3>Walk-in</h3><p>Monday &amp; Tuesday</p>')
})

test('of two people who change a row at once, the second is told', async () => {
  const { version } = await editor.open('offices', '1')
  const save = (address: string) =>
    editor.put<OfficeContentAnswer & { message: string }>('/content/offices/1', {
      version,
      values: { address },
    })
  const answers = await Promise.all([save('1, Civil Lines'), save('2, Civil Lines')])
  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409])
  const [saved, refused] = answers[0].code === 200 ? answers : answers.toReversed()
  expect(refused?.body.message).toBe(
    'Another account changed this office meanwhile. Reload it, then make your changes again.',
  )
  expect((await editor.open('offices', '1')).values).toEqual(saved?.body.row.values)

  // Another place is no change of the row.
  const before = await editor.open('offices', '1')
  await editor.move('offices', (await editor.ids('offices')).toReversed())
  expect((await editor.open('offices', '1')).version).toBe(before.version)
})

test('what jobs, cities and submissions refer to stays', async () => {
  const sentence = async (kind: string, id: string) => {
    const { code, body } = await editor.remove(kind, id)
    return `${code} ${body.message}`
  }
  const { id: state } = await editor.add('states', { state_name: 'Kaveri Pradesh' })
  const city = await editor.add('cities', { city_name: 'Kaveripur', state_id: state })
  expect(await sentence('states', state)).toBe('409 1 city is in this state.')
  const { id: second } = await editor.add('cities', {
    city_name: 'Old Kaveripur',
    state_id: 'Kaveri Pradesh',
  })
  expect(await sentence('states', state)).toBe('409 2 cities are in this state.')
  await editor.remove('cities', city.id)
  await editor.remove('cities', second)
  expect((await editor.remove('states', state)).code).toBe(200)

  const { id: place } = await editor.add('locations', { location_name: 'Kaveripur' })
  for (const [path, form] of [
    ['/web/internship/save', internshipForm({ current_location: place })],
    ['/web/job/apply-for-post', applicationForm({ current_location: place })],
  ] as const)
    expect(await post(site, path, form)).toMatchObject({ code: 200 })
  expect(await sentence('locations', place)).toBe('409 2 submissions name this location.')

  const jobs = await office.db.selectFrom('job').select(['department_id']).execute()
  const inDepartment = jobs.filter(({ department_id: id }) => id === '3').length
  expect(await sentence('departments', '3')).toBe(`409 ${inDepartment} jobs are in this department.`)
})

test('a list has each name once, and two states may have a city of one name', async () => {
  await editor.add('roles', { role_name: 'Tandoor Chef' })
  expect(await editor.tryAdding('roles', { values: { role_name: ' tandoor  chef ' } })).toMatchObject(
    refusedWith(409, "There is 'Tandoor Chef' already."),
  )
  const [first, second] = (await editor.list('states')).rows
  await editor.add('cities', { city_name: 'Twinpur', state_id: first?.id ?? '' })
  await editor.add('cities', { city_name: 'Twinpur', state_id: second?.id ?? '' })
  expect(
    await editor.tryAdding('cities', { values: { city_name: 'twinpur', state_id: first?.id } }),
  ).toMatchObject({ code: 409 })
})

test('a text without Hindi is counted until it has some, which the log names', async () => {
  const counted = async () => {
    type Counts = Record<'counts' | 'withoutHindi', Record<string, number>>
    return (await office.as('reader').get<Counts>('/content')).body.withoutHindi
  }
  const { services: before = 0, emails } = await counted()
  expect(emails).toBe(0)
  const { id } = await editor.add('services', { title: 'Payroll', service_name: 'Payroll services' })
  expect((await counted()).services).toBe(before + 1)
  await editor.save('services', id, { title_hi: 'वेतन का काम' })
  expect((await counted()).services).toBe(before + 1)
  await editor.save('services', id, { service_name_hi: 'वेतन की सेवाएँ' })
  expect((await counted()).services).toBe(before)
  expect((await logged()).slice(-2)).toEqual([
    `recruiter@office.example: services ${id}: Changed Title (Hindi)`,
    `recruiter@office.example: services ${id}: Changed Name (Hindi)`,
  ])
  await editor.add('roles', { role_name: 'Welder Two', role_name_hi: 'वेल्डर दो' })
  const again = { role_name: 'welder two', role_name_hi: 'दूसरा वेल्डर' }
  expect((await editor.tryAdding('roles', { values: again })).code).toBe(409)
})

describe('what makes no sense', () => {
  const service = { title: 'A service', service_name: 'Service' }

  test.each<[string, string | RegExp, unknown]>([
    ['services', 'Title is missing.', { ...service, title: ' ' }],
    ['services', 'Invalid request.', { ...service, title: 7 }],
    ['services', 'Invalid request.', { ...service, sort_order: '7' }],
    [
      'services',
      /^Small picture is '\.\.\/portal\.db', but it must be a file name/,
      { ...service, small_img: '../portal.db' },
    ],
    ['services', 'Small picture: gone.png is not on the site.', { ...service, small_img: 'gone.png' }],
    ['services', /^Banner: a\.exe is not an image \(\.jpg,/, { ...service, banner_img: 'a.exe' }],
    [
      'cities',
      "There is no state with the id or the exact name 'Poseidonia'.",
      { city_name: 'A', state_id: 'Poseidonia' },
    ],
    ['emails', 'Invalid request.', ['x']],
    ['emails', 'Invalid request.', { label: 'a\0b', email: 'a@b.example' }],
  ])('is refused: %s: %s', async (kind, message, values) => {
    const before = await editor.ids(kind)
    const { code, body } = await editor.tryAdding(kind, { values })
    expect(code).toBe(422)
    expect(body.message).toMatch(message)
    expect(await editor.ids(kind)).toEqual(before)
  })

  test('is refused with every problem at its field', async () => {
    const { body } = await editor.tryAdding('services', {
      values: { title: ' ', small_img: 'gone.png', banner_img: 'x'.repeat(1001) },
    })
    expect(body.problems).toEqual([
      { field: 'title', code: 'missing' },
      { field: 'service_name', code: 'missing' },
      { field: 'banner_img', code: 'tooLong', values: { limit: 1000 } },
      { field: 'small_img', code: 'notOnSite', values: { file: 'gone.png' } },
    ])
  })

  test.each([
    ['/content/jobs', 404],
    ['/content/__proto__', 404],
    ['/content/services/none', 404],
    ['/content/services/%27%20or%201=1', 404],
  ])('%s answers %i', async (path, code) => {
    expect(await editor.get(path)).toMatchObject({ code, body: { status: '0' } })
  })

  test('a forged id, place or version', async () => {
    const values = { label: 'Us', email: 'us@navkaam.example' }
    for (const query of ['?id=', '?id=../1', '?id=a%20b', '?order=-1', '?order=x'])
      expect(await editor.tryAdding('emails', { values }, query)).toMatchObject({ code: 422 })
    expect(await editor.put('/content/emails/1', { values })).toMatchObject({ code: 422 })
    expect(await editor.put('/content/emails/1', { version: 'x', values })).toMatchObject({ code: 409 })
    expect(await editor.put('/content/emails/none', { version: 'x', values })).toMatchObject(
      refusedWith(404, 'There is no such e-mail. It may have been deleted.'),
    )
    expect(await editor.remove('emails', 'none')).toMatchObject({ code: 404 })
  })
})

import { applicationForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { get, post, startServer } from '@test/support/server'

const NOW = new Date('2026-03-10T20:00:00Z')

const server = forSuite(() => startServer({ now: () => NOW }))

type Row = Record<string, unknown>

const getRows = async (path: string) => {
  const { code, status, data } = await get(server, path)
  expect({ code, status }).toEqual({ code: 200, status: '1' })
  expect(Array.isArray(data)).toBe(true)
  return data as Row[]
}

const texts = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, expect.any(String) as unknown]))

const jobFields = new Set(
  (
    'job_id position company_name about_company job_description short_job_description location department_id ' +
    'd_name industry_name role_name employment_type experience_from experience_to ctc ctc_from ctc_to ' +
    'no_of_posts qualification date_posted'
  ).split(' '),
)

/** The row without its texts in Hindi, which only some have. */
const withoutHindi = (row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.endsWith('_hi')))

/** Fields that only some jobs have. */
const jobDetails = new Set(
  (
    'closing_date confirmed_on walk_in_date_from walk_in_date_to walk_in_time walk_in_address walk_in_bring ' +
    'company_hidden'
  ).split(' '),
)

describe('every list', () => {
  const shapes: [string, Row][] = [
    [
      '/web/get_header_content_data',
      texts('ads_content', 'img1', 'img2', 'img1_link', 'img2_link', 'video_file_name'),
    ],
    ['/web/get_clients_list', { ...texts('logo_file_name', 'image_url', 'name'), jobs: expect.any(Number) }],
    ['/web/csr/get', texts('image', 'description')],
    ['/web/category/get', { ...texts('industry_id', 'label'), count: 15 }],
    ['/web/home/get_industry_list', { ...texts('industry_id', 'label'), count: 15 }],
    [
      '/web/service/get',
      texts('service_id', 'title', 'service_name', 'description', 'small_img', 'banner_img'),
    ],
    ['/web/slider-image/get', texts('id', 'image')],
    ['/web/state/get', texts('state_id', 'state_name')],
    ['/web/city/get', texts('city_id', 'city_name', 'state_id')],
    ['/web/email/get', texts('label', 'email')],
    ['/web/office/get', texts('office_type', 'address', 'contact_no', 'whatsapp_no')],
    ['/web/contact_details/get', texts('working_hours', 'holidays')],
  ]
  test.each(shapes)('%s', async (path, shape) => {
    const rows = await getRows(path)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(withoutHindi(row)).toEqual(shape)
  })

  test('jobs, newest first, at both addresses', async () => {
    const jobs = await getRows('/web/job/get')
    expect(jobs).toHaveLength(240)
    expect(await getRows('/web/jobs/get')).toEqual(jobs)
    for (const job of jobs) {
      expect(new Set(Object.keys(withoutHindi(job)).filter((name) => !jobDetails.has(name)))).toEqual(
        jobFields,
      )
      expect(job).toMatchObject({
        ...texts('job_id', 'position', 'd_name'),
        experience_from: expect.any(Number),
      })
      expect(typeof JSON.parse(String(job.job_description))).toBe('string')
      expect(typeof JSON.parse(String(job.about_company))).toBe('string')
    }
    const dates = jobs.map(({ date_posted }) => date_posted as string | null)
    const dated = dates.filter((date) => date !== null)
    expect(dates.slice(dated.length)).toEqual(Array.from({ length: 16 }, () => null))
    expect(dated).toEqual(dated.toSorted((one, other) => other.localeCompare(one)))
  })

  test('the select lists', async () => {
    const { data } = await get(server, '/web/job/get_all_select_list')
    const lists = data as Record<string, Row[]>
    expect(Object.keys(lists).toSorted()).toEqual(['department', 'industry', 'location', 'role'])
    expect(lists.department?.[0]).toMatchObject({
      department_id: '1',
      d_name: 'Sales & Business Development',
    })
    expect(lists.industry?.[0]).toMatchObject({ industry_id: '1', industry_name: 'Information Technology' })
    expect(lists.role?.[0]).toMatchObject({ role_id: '1', role_name: 'Trainee' })
    expect(lists.location?.[0]).toMatchObject({ location_id: '1', location_name: 'Ahmedabad' })
  })
})

describe('Hindi', () => {
  const hindiOf = async (id: string) => {
    const job = (await getRows('/web/job/get')).find(({ job_id }) => job_id === id) ?? {}
    const { position_hi, job_description_hi, industry_name_hi, location_hi } = job
    return { position_hi, job_description_hi, industry_name_hi, location_hi }
  }

  test('stands beside a text that has it, and nowhere else', async () => {
    const { db } = server
    const change = (id: string, values: Record<string, string>) =>
      db.updateTable('job').set(values).where('job_id', '=', id).execute()
    await db
      .updateTable('industry')
      .set({ industry_name_hi: 'होटल' })
      .where('industry_id', '=', '10')
      .execute()
    await change('1010', {
      position_hi: 'कुक',
      job_description_hi: '<p>खाना</p>',
      location: 'Raipur; Bhilai',
    })
    await change('1026', { position_hi: '', job_description_hi: '', location: 'Raipur, Nowhere' })
    expect(await hindiOf('1010')).toEqual({
      position_hi: 'कुक',
      job_description_hi: '"<p>खाना</p>"',
      industry_name_hi: 'होटल',
      location_hi: 'रायपुर, भिलाई',
    })
    expect(await hindiOf('1026')).toEqual({ industry_name_hi: 'होटल' })
    const ours = { location_id: '900', location_name: 'Nowhere', location_name_hi: 'कहीं नहीं', sort_order: 99 }
    await db.insertInto('location').values(ours).execute()
    expect(await hindiOf('1026')).toMatchObject({ location_hi: 'रायपुर, कहीं नहीं' })
  })

  test('of a category, an office and the select lists', async () => {
    const { db } = server
    await db
      .updateTable('office')
      .set({ office_type_hi: '', address_hi: 'रायपुर' })
      .where('id', '=', '1')
      .execute()
    const category = (await getRows('/web/category/get')).find(({ industry_id }) => industry_id === '10')
    expect(category).toMatchObject({ label_hi: 'होटल' })
    const found = await get(server, '/web/job/search?industry=10')
    expect(found).toMatchObject({ name_hi: 'होटल' })
    const [office] = await getRows('/web/office/get')
    expect(office).toMatchObject({ address_hi: 'रायपुर' })
    expect(office).not.toHaveProperty('office_type_hi')
    const { data } = await get(server, '/web/job/get_all_select_list')
    const { industry = [] } = data as Record<string, Row[]>
    expect(industry[9]).toMatchObject({ industry_id: '10', industry_name_hi: 'होटल' })
  })
})

const setClosingDate = (job_id: string, closing_date: string | null) =>
  server.db.updateTable('job').set({ closing_date }).where('job_id', '=', job_id).execute()

describe('the closing date of a job', () => {
  const isOpen = async () => (await getRows('/web/job/get')).some(({ job_id }) => job_id === '1010')
  afterEach(() => setClosingDate('1010', null))

  test.each(['9999-12-31', '', ' ', '-', 'soon'])('%j leaves it open', async (closingDate) => {
    await setClosingDate('1010', closingDate)
    expect(await isOpen()).toBe(true)
  })

  test('a day that is over closes it', async () => {
    await setClosingDate('1010', '2026-01-31')
    expect(await isOpen()).toBe(false)
  })
})

const ask = (body: BodyInit, headers = {}) => post(server, '/web/job/get_jobs_by_category', body, headers)

describe('jobs by category', () => {
  const json = { 'content-type': 'application/json' }

  test.each([
    ['JSON', '{"industry_id":"3"}', json],
    ['urlencoded', new URLSearchParams({ industry_id: '3' }), {}],
    [
      'multipart',
      '--b\r\nContent-Disposition: form-data; name="industry_id"\r\n\r\n3\r\n--b--',
      { 'content-type': 'multipart/form-data; boundary=b' },
    ],
  ])('%s', async (_name, body, headers) => {
    const answer = await ask(body, headers)
    expect(answer).toMatchObject({ code: 200, status: '1', name: 'Healthcare & Hospitals' })
    const all = await getRows('/web/job/get')
    expect(answer.data).toEqual(all.filter((job) => job.industry_name === 'Healthcare & Hospitals'))
    expect(answer.data).toHaveLength(15)
  })

  test('an unknown category is refused', async () => {
    const answer = await ask('{"industry_id":"99"}', json)
    expect(answer).toMatchObject({ code: 422, status: '0', message: 'This category does not exist.' })
    expect(await ask('{}', json)).toMatchObject({ code: 422, status: '0', message: 'Invalid request.' })
  })

  test('are kept encoded until the content changes', async () => {
    const fetchJobs = () =>
      fetch(`${server.origin}/web/job/get_jobs_by_category`, {
        method: 'POST',
        body: new URLSearchParams({ industry_id: '4' }),
        headers: { 'accept-encoding': 'br' },
      })
    const response = await fetchJobs()
    expect(response.headers.get('content-encoding')).toBe('br')
    const { data } = (await response.json()) as { data: Row[] }
    const [job] = data
    await server.db
      .updateTable('job')
      .set({ position: 'Renamed' })
      .where('job_id', '=', String(job?.job_id))
      .execute()
    expect(await (await fetchJobs()).json()).toMatchObject({
      data: data.map((row) => (row === job ? { ...row, position: 'Renamed' } : row)),
    })
  })
})

const fetchList = (headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/web/email/get`, { headers })

describe('kept answers', () => {
  test.each([
    ['br;q=1, gzip;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('%s comes as %s', async (accept, encoding) => {
    const response = await fetchList({ 'accept-encoding': accept })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.json()).toMatchObject({ status: '1' })
  })

  test('an unchanged list is not sent again, and a submission changes none', async () => {
    const etag = (await fetchList()).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    await post(server, '/web/job/apply-for-post', applicationForm())
    for (const tag of [etag, `"x", ${etag}`, '*']) {
      const response = await fetchList({ 'if-none-match': tag })
      expect(response.status).toBe(304)
      expect(response.headers.get('etag')).toBe(etag)
      expect(await response.text()).toBe('')
    }
    expect((await fetchList({ 'if-none-match': '"other"' })).status).toBe(200)
  })
})

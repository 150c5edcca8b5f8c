import { todayInIndia } from '@/domain/site/calendar'
import { officeJobSorts } from '@/server/repositories/office/jobs'
import { deleteSubmissions } from '@/server/repositories/retention'
import { applicationForm } from '@test/support/builders'
import { get, post, startServer } from '@test/support/server'
import { newPlace } from '@test/support/places'
import { buildSmallSite } from '@test/support/site'
import { until } from '@test/support/until'
import { type OfficeServer, refusedWith } from '../officeServer'
import { type Recruiter, jobBody, startJobs } from './officeJobs'

let office: OfficeServer
let recruiter: Recruiter
beforeAll(async () => {
  ;({ office, recruiter } = await startJobs())
})
afterAll(() => office.close())

const RECRUITER = 'recruiter@office.example'

/** A job as a visitor meets it: the code of its page, whether the list has it, and the answer to an application. */
const visitorSees = async (id: string) => {
  const page = await fetch(`${office.origin}/job-details?s=${id}`)
  const { data } = await get(office, '/web/job/get')
  const applied = await post(office, '/web/job/apply-for-post', applicationForm({ job_id: id }))
  return {
    page: page.status,
    isListed: (data as { job_id: string }[]).some(({ job_id }) => job_id === id),
    applied: applied.message,
  }
}

const hidden = { page: 404, isListed: false, applied: 'This job is no longer open.' }
const shown = {
  page: 200,
  isListed: true,
  applied: 'Your application was sent. We will call you if your profile fits the job.',
}
const gone = { page: 410, isListed: false, applied: 'This job is no longer open.' }

test('a job is drafted, published, paused, reopened and closed, and visitors see it only while it is open', async () => {
  const draft = await recruiter.add('draft')
  // The sample content ends with 1240.
  expect(draft).toMatchObject({
    job: { job_id: '1241', position: 'Tandoor Cook', date_posted: null },
    state: 'draft',
  })
  const { job_id: id } = draft.job as { job_id: string }
  expect(await visitorSees(id)).toEqual(hidden)

  const today = todayInIndia(Date.now())
  const published = await recruiter.act(id, 'publish')
  expect(published.body).toMatchObject({ state: 'open', job: { date_posted: today }, applications: 0 })
  expect(published.body.version).not.toBe(draft.version)
  expect(await visitorSees(id)).toEqual(shown)

  expect((await recruiter.act(id, 'pause')).body).toMatchObject({ state: 'paused', applications: 1 })
  expect(await visitorSees(id)).toEqual(hidden)

  expect((await recruiter.act(id, 'reopen')).body.state).toBe('open')
  expect(await visitorSees(id)).toEqual(shown)

  expect((await recruiter.act(id, 'close')).body.state).toBe('closed')
  expect(await visitorSees(id)).toEqual(gone)

  expect((await recruiter.act(id, 'reopen')).body.state).toBe('open')
  expect(await visitorSees(id)).toEqual(shown)

  const { changes } = await recruiter.open(id)
  expect(changes.map(({ what }) => what)).toEqual([
    'Reopened',
    'Closed',
    'Reopened',
    'Paused',
    'Published',
    'Added as a draft',
  ])
  expect(new Set(changes.map(({ account }) => account))).toEqual(new Set([RECRUITER]))
  const lines = (await office.logLines()).filter(({ subject }) => subject === `job ${id}`)
  expect(lines.map(({ action }) => action).toSorted()).toEqual(
    ['job_added', 'job_changed', 'job_changed', 'job_changed', 'job_changed', 'job_closed'].toSorted(),
  )
  expect(lines[0]).toMatchObject({ account: RECRUITER })
})

test('an action that was done already changes nothing, and one that makes no sense is refused with a sentence', async () => {
  const { job } = await recruiter.add('open')
  const id = `${job.job_id}`
  expect(await recruiter.act(id, 'publish')).toMatchObject({
    code: 200,
    body: { changes: [{ what: 'Added, published' }] },
  })
  await recruiter.act(id, 'close')
  expect(await recruiter.act(id, 'close')).toMatchObject({
    code: 200,
    body: { changes: [{ what: 'Closed' }, {}] },
  })
  expect(await recruiter.act(id, 'pause')).toMatchObject(
    refusedWith(409, 'This job is closed. Only an open job can be paused.'),
  )
  expect((await recruiter.act(id, 'restore')).body).toMatchObject({
    state: 'paused',
    changes: [{ what: 'Paused again' }, { what: 'Closed' }, {}],
  })
  const draft = await recruiter.add('draft')
  expect(await recruiter.act(`${draft.job.job_id}`, 'close')).toMatchObject(
    refusedWith(409, `A draft cannot be closed: job ${draft.job.job_id}. Nothing was changed.`),
  )
  expect(await recruiter.act('nobody', 'close')).toMatchObject({ code: 404 })
  expect(await recruiter.act(id, 'explode')).toMatchObject({ code: 404 })
})

test('a job whose closing date has passed is closed, and is opened by a later date', async () => {
  const { job } = await recruiter.add('open')
  const id = `${job.job_id}`
  const closed = await recruiter.save(id, { date_posted: '2026-01-01', closing_date: '31-01-2026' })
  expect(closed.body).toMatchObject({ state: 'closed', job: { closing_date: '2026-01-31' } })
  const PASSED = 'Closing date has passed. Choose a later day, or none.'
  expect(await recruiter.act(id, 'reopen')).toMatchObject(refusedWith(422, PASSED))
  expect((await recruiter.save(id, { closing_date: '' })).body).toMatchObject({ state: 'open' })
  const late = await recruiter.post('/jobs', {
    state: 'open',
    ...jobBody({ date_posted: '2026-01-01', closing_date: '2026-01-31' }),
  })
  expect(late).toMatchObject(refusedWith(422, PASSED))
})

test('many are closed at once, or none where one is wrong', async () => {
  const ids = [await recruiter.add('open'), await recruiter.add('open')].map(({ job }) => `${job.job_id}`)
  const draft = await recruiter.add('draft')
  const close = (some: unknown) => recruiter.post('/jobs/close', { ids: some })
  expect(await close([...ids, 'x1'])).toMatchObject(
    refusedWith(404, 'There is no job x1. Nothing was changed.'),
  )
  expect(await close([...ids, draft.job.job_id])).toMatchObject({ code: 409 })
  expect((await recruiter.open(ids[0] ?? '')).state).toBe('open')
  expect(await close([...ids, ...ids])).toMatchObject({ code: 200, body: { changed: 2 } })
  expect(await close(ids)).toMatchObject({ code: 200, body: { changed: 0 } })
  for (const wrong of [undefined, [], 'all', [1], Array.from({ length: 10_001 }, (_, index) => `${index}`)])
    expect(await close(wrong)).toMatchObject({ code: 422 })
})

describe('deleting', () => {
  test('takes a draft, or a job without applications', async () => {
    const draft = await recruiter.add('draft')
    const job = await recruiter.add('open')
    for (const { job_id: id } of [draft.job, job.job]) {
      expect(await recruiter.delete(`/jobs/${id}`)).toMatchObject({ code: 204 })
      expect(await recruiter.get(`/jobs/${id}`)).toMatchObject({ code: 404 })
    }
    expect((await fetch(`${office.origin}/job-details?s=${job.job.job_id}`)).status).toBe(404)
    // A number that visitors may have kept is given to no other job.
    const next = await recruiter.add('draft')
    expect(Number(next.job.job_id)).toBe(Number(job.job.job_id) + 1)
  })

  test('never takes a job that was applied for, not even when the applications were erased', async () => {
    const { job } = await recruiter.add('open')
    const id = `${job.job_id}`
    await post(office, '/web/job/apply-for-post', applicationForm({ job_id: id }))
    const KEPT = refusedWith(409, 'This job has applications, so it is kept. Close it instead.')
    expect(await recruiter.delete(`/jobs/${id}`)).toMatchObject(KEPT)
    const [application] = await office.db
      .selectFrom('application')
      .select('id')
      .where('job_id', '=', id)
      .execute()
    await office.database.write((trx) => deleteSubmissions(trx, [application?.id ?? '']))
    expect((await recruiter.open(id)).applications).toBe(0)
    expect(await recruiter.delete(`/jobs/${id}`)).toMatchObject(KEPT)
    await recruiter.act(id, 'close')
    expect(await recruiter.delete(`/jobs/${id}`)).toMatchObject(KEPT)
  })
})

describe('the list', () => {
  const positions = async (query: string) =>
    (await recruiter.list(query)).rows.map(({ position }) => position)

  test('has every state, pages, sorts, filters and searches', async () => {
    await recruiter.add('draft', { position: 'Quince Alpha', location: 'Bhilai' })
    const beta = await recruiter.add('open', { position: 'Quince Beta 100%' })
    await recruiter.add('open', { position: 'Quince Gamma', location: 'Bhilai' })
    await recruiter.act(`${beta.job.job_id}`, 'pause')
    expect((await recruiter.list()).rows[0]).toMatchObject({
      id: beta.job.job_id,
      position: 'Quince Beta 100%',
      company: 'Shivnath Hotels',
      place: 'Raipur',
      state: 'paused',
      postedOn: todayInIndia(Date.now()),
      closingDate: null,
      closedOn: null,
      applications: 0,
      changedBy: RECRUITER,
    })
    expect(await positions('?search=quince&sort=position&order=asc')).toEqual([
      'Quince Alpha',
      'Quince Beta 100%',
      'Quince Gamma',
    ])
    expect(await positions('?search=QUINCE%20bhilai&sort=position')).toEqual(['Quince Gamma', 'Quince Alpha'])
    expect(await positions('?search=100%25')).toEqual(['Quince Beta 100%'])
    expect(await positions('?search=quince&state=draft')).toEqual(['Quince Alpha'])
    expect(await positions('?search=quince&state=open,paused&sort=position')).toEqual([
      'Quince Gamma',
      'Quince Beta 100%',
    ])
    expect(await recruiter.list('?search=quince&sort=position&order=asc&page=1&pageSize=2')).toMatchObject({
      rows: [{ position: 'Quince Gamma' }],
      total: 3,
    })
    expect(await recruiter.list(`?search=${beta.job.job_id}`)).toMatchObject({ total: 1 })
  })

  test('is sorted by each of its columns, and knows closed jobs and applications', async () => {
    const { job } = await recruiter.add('open', { position: 'Medlar' })
    await post(office, '/web/job/apply-for-post', applicationForm({ job_id: `${job.job_id}` }))
    await recruiter.act(`${job.job_id}`, 'close')
    for (const sort of [...officeJobSorts, 'nonsense'])
      expect((await recruiter.list(`?sort=${sort}&pageSize=5`)).rows).toHaveLength(5)
    expect((await recruiter.list('?search=medlar')).rows).toMatchObject([
      { state: 'closed', closedOn: todayInIndia(Date.now()), applications: 1 },
    ])
    expect((await recruiter.list('?state=closed&search=medlar')).total).toBe(1)
    expect((await recruiter.list('?state=open&search=medlar')).total).toBe(0)
  })
})

test('what changes at one server is seen at another at once, and by commands and the office alike', async () => {
  const place = await newPlace()
  const one = await startJobs(place)
  const other = await startServer({ ...place, settings: { SITE_DIR: buildSmallSite() } })
  const seenAtOther = async (id: string) => {
    const { data } = await get(other, '/web/job/get')
    const found = await get(other, '/web/job/search?q=Tandoor%20Cook')
    const page = await fetch(`${other.origin}/job-details?s=${id}`)
    return {
      isListed: (data as { job_id: string }[]).some(({ job_id }) => job_id === id),
      isFound: JSON.stringify(found.data).includes(`"job_id":"${id}"`),
      page: page.status,
    }
  }
  try {
    const { job } = await one.recruiter.add('draft')
    const id = `${job.job_id}`
    const found = { isListed: true, isFound: true, page: 200 }
    const notFound = { isListed: false, isFound: false, page: 404 }
    expect(await seenAtOther(id)).toEqual(notFound)
    for (const [action, seen] of [
      ['publish', found],
      ['pause', notFound],
      ['reopen', found],
      ['close', { ...notFound, page: 410 }],
      ['reopen', found],
    ] as const) {
      expect((await one.recruiter.act(id, action)).code).toBe(200)
      const { isFound } = seen
      // The index of a search may take a moment.
      await until(async () => (await seenAtOther(id)).isFound === isFound)
      expect(await seenAtOther(id)).toEqual(seen)
    }
    expect((await one.recruiter.save(id, { position: 'Tandoor Cook and Baker' })).code).toBe(200)
    expect(JSON.stringify((await get(other, `/api/jobs?id=${id}`)).data)).toContain('Tandoor Cook and Baker')
  } finally {
    await other.close()
    await one.office.close()
  }
})

test('Hindi beside English is stored, named in the history, cleaned, and missed in the list until it is there', async () => {
  const { job } = await recruiter.add('draft', { position: 'Lacks Hindi' })
  const id = `${job.job_id}`
  const missing = async (query = '') => {
    const { rows, total, withoutHindi } = await recruiter.list(`?search=lacks+hindi${query}`)
    return [rows.length, total, withoutHindi]
  }
  expect(await missing()).toEqual([1, 1, 1])
  expect(await missing('&hindi=without')).toEqual([1, 1, 1])
  const hindi = { position_hi: ' तंदूर कुक ', job_description_hi: '<h2 id=x>काम</h2><script>x()</script>' }
  const { body } = await recruiter.save(id, hindi)
  expect(body.job).toMatchObject({ position_hi: 'तंदूर कुक', job_description_hi: '<h3>काम</h3>' })
  expect(body.changes[0]?.what).toBe('Changed Position (Hindi), Description (Hindi)')
  expect(await missing('&hindi=without')).toEqual([1, 1, 1])
  await recruiter.save(id, { short_job_description_hi: 'रोटी और कबाब।' })
  expect(await missing()).toEqual([1, 1, 0])
  expect(await missing('&hindi=without')).toEqual([0, 0, 0])
  for (const written of ['तंदूर', 'तँदूर', 'तंदूर क़ुक'])
    expect((await recruiter.list(`?search=${written}`)).rows).toMatchObject([{ id }])
  expect((await recruiter.act(id, 'publish')).body.job.position_hi).toBe('तंदूर कुक')
})

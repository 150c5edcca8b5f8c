import { jobsAdapter } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { makeJob, wireJob } from '@test/support/jobs'
import { openPortal } from '@test/support/openPortal'
import { success } from '@test/support/scriptedApi'

const { selectAll } = jobsAdapter.getSelectors()

/** The jobs that the site has, when the API sends this as data. */
const readJobs = async (data: unknown) => {
  const portal = await openPortal({ '/web/job/get': [success(data)] })
  const { data: jobs } = await portal.store.dispatch(portalApi.endpoints.getJobs.initiate())
  await portal.close()
  return jobs ? selectAll(jobs) : undefined
}

const readJob = async (changes: Record<string, unknown>) => (await readJobs([wireJob(changes)]))?.[0]

const readCategory = async (envelope: object) => {
  const portal = await openPortal({ '/web/job/get_jobs_by_category': [{ json: envelope }] })
  const { data } = await portal.store.dispatch(portalApi.endpoints.getJobsByCategory.initiate('5'))
  await portal.close()
  return data && { name: data.name, ids: selectAll(data.jobs).map((job) => job.job_id) }
}

describe('a job from the API', () => {
  it('has ids as texts, quantities as numbers and its long texts decoded', async () => {
    expect(await readJob({})).toMatchObject(makeJob())
  })

  it('has names and short texts as they were sent', async () => {
    const texts = {
      position: 'C++ <Engineer> & "Lead"',
      company_name: 'R&amp;D <b>Hospital</b>',
      short_job_description: 'Temperatures < 5 °C',
      location: '<Raipur>',
      d_name: 'Care & Cure',
      role_name: 'Lead <Senior>',
    }
    expect(await readJob(texts)).toMatchObject(texts)
  })

  it.each<[unknown, string]>([
    [['Raipur', 'Bhilai', null], 'Raipur, Bhilai'],
    [{ city: 'Raipur', state: 'Chhattisgarh' }, 'Raipur, Chhattisgarh'],
    [[], ''],
    [null, ''],
    ['Raipur\nBhilai', 'Raipur, Bhilai'],
  ])('has one location where the API sends %j', async (location, expected) => {
    expect(await readJob({ location })).toMatchObject({ location: expected })
  })

  it('has empty texts and no quantities where the API sends null', async () => {
    const nulls = Object.fromEntries(Object.keys(makeJob()).map((name) => [name, null]))
    const job = await readJob({ ...nulls, job_id: '7' })
    expect(job).toMatchObject({
      job_id: '7',
      position: 'Position not specified',
      about_company: '',
      job_description: '',
      department_id: '',
      date_posted: '',
      ctc: '',
    })
    expect(job).toMatchObject({
      experience_from: null,
      experience_to: null,
      ctc_from: null,
      ctc_to: null,
      no_of_posts: null,
    })
  })

  it.each([
    ['', null],
    ['many', null],
    ['4', 4],
    [' 4 ', 4],
    ['2.50', 2.5],
    [[4], null],
  ])('has openings of %p as %p', async (no_of_posts, expected) => {
    expect((await readJob({ no_of_posts }))?.no_of_posts).toBe(expected)
  })

  it.each([
    ['JSON of a plain text', '"We make pumps."', 'We make pumps.'],
    ['JSON of HTML', '"<p>We \\"make\\" pumps.<\\/p>"', '<p>We "make" pumps.</p>'],
    ['plain text', 'We make pumps.', 'We make pumps.'],
    ['HTML', '<p class="x">We make pumps.</p>', '<p class="x">We make pumps.</p>'],
    ['broken JSON', '"We make pumps.', '"We make pumps.'],
    ['an empty text', '', ''],
  ])('has texts that come as %s', async (_kind, sent, read) => {
    const job = await readJob({ about_company: sent, job_description: sent })
    expect(job?.about_company).toBe(read)
    expect(job?.job_description).toBe(read)
  })
})

describe('the list of jobs from the API', () => {
  it('keeps its order', async () => {
    const jobs = await readJobs(['30', '4', '100'].map((job_id) => wireJob({ job_id })))
    expect(jobs?.map((job) => job.job_id)).toEqual(['30', '4', '100'])
  })

  it('has a job once where an id comes twice, as a number or as a text', async () => {
    const jobs = await readJobs([wireJob({ job_id: 1 }), wireJob({ job_id: '2' }), wireJob({ job_id: '1' })])
    expect(jobs?.map((job) => job.job_id).toSorted()).toEqual(['1', '2'])
  })

  it.each([[null], ['text'], [5], [{ job_id: '1' }], [{ 0: { job_id: '1' } }], [true], [undefined]])(
    'is empty where the data is no list: %p',
    async (data) => {
      expect(await readJobs(data)).toEqual([])
    },
  )
})

describe('the jobs of a category', () => {
  it('come with the name of the category', async () => {
    const data = [wireJob({ job_id: 11 }), wireJob({ job_id: '12' })]
    expect(await readCategory({ status: '1', data, name: 'Retail' })).toEqual({
      name: 'Retail',
      ids: ['11', '12'],
    })
  })
})

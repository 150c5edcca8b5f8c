import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { similarJobs } from '@/domain/jobs/similarJobs'
import type { Job } from '@/domain/content/entities'
import { makeBlankJob, makeJob } from '@test/support/jobs'

const noPay = { ctc: '', ctc_from: null, ctc_to: null }

/** A job of other work, in another place, for a pay that is not known. */
const other = (changes: Partial<Job> = {}) =>
  makeJob({
    job_id: '2',
    role_name: 'Cook',
    d_name: 'Kitchen',
    industry_name: 'Hospitality',
    location: 'Raipur',
    ...noPay,
    ...changes,
  })

const here = makeJob({ job_id: '1', role_name: 'Nurse', location: 'Nagpur', ctc_from: 3, ctc_to: 5 })

const similarities = (job: Job, one: Job) => similarJobs(job, [toSearchableJob(one)])[0]?.reasons ?? []

describe('Why a job is like another', () => {
  it.each<[Partial<Job>, string[]]>([
    [{}, []],
    [{ role_name: ' nurse', d_name: here.d_name }, ['role']],
    [{ industry_name: here.industry_name, d_name: here.d_name }, ['industry']],
    [{ location: 'Nagpur, Maharashtra', industry_name: here.industry_name }, ['industry', 'place']],
    [{ location: 'Mumbai / नागपुर', role_name: 'Nurse' }, ['role', 'place']],
    // In another place and department a role is another job, in its industry, too: an executive of sales and of a helpdesk.
    [{ role_name: 'Nurse' }, []],
    [{ industry_name: here.industry_name }, []],
    [{ role_name: 'Nurse', industry_name: here.industry_name, ctc_from: 3, ctc_to: 5 }, []],
    // It may be in Nagpur, or not.
    [{ location: 'PAN India', role_name: 'Nurse' }, []],
    // The industry goes without saying.
    [{ role_name: 'Nurse', industry_name: here.industry_name, d_name: here.d_name }, ['role']],
    // Other work is not alike, whatever else is.
    [{ location: 'Nagpur', d_name: here.d_name, ctc_from: 3, ctc_to: 5 }, []],
    // 4 lakhs in the middle; a fifth less than 5 is 4.
    [{ role_name: 'Nurse', d_name: here.d_name, ctc_from: 4, ctc_to: 6 }, ['role', 'pay']],
    [{ role_name: 'Nurse', d_name: here.d_name, ctc_from: 5, ctc_to: 6 }, ['role']],
    [{ role_name: 'Nurse', d_name: here.d_name, ctc_from: null, ctc_to: 3.2 }, ['role', 'pay']],
    [{ role_name: 'Nurse', d_name: here.d_name, ctc: '3-6' }, ['role', 'pay']],
    [{ role_name: 'Nurse', d_name: here.d_name, ctc: 'Negotiable' }, ['role']],
    // From half of 3 to double 5.
    [{ role_name: 'Nurse', d_name: here.d_name, ctc_from: 1, ctc_to: 1.5 }, ['role']],
    [{ role_name: 'Nurse', d_name: here.d_name, ctc_from: 1, ctc_to: 1.4 }, []],
    [{ role_name: 'Nurse', d_name: here.d_name, ctc_from: 10, ctc_to: 12 }, ['role']],
    [{ role_name: 'Nurse', d_name: here.d_name, ctc_from: 10.1, ctc_to: null }, []],
    [{ industry_name: here.industry_name, d_name: here.d_name, ctc: '25-50' }, []],
  ])('%j', (changes, reasons) => {
    expect(similarities(here, other(changes))).toEqual(reasons)
    expect(similarities(other(changes), here)).toEqual(reasons)
  })

  it('needs what is known: an API may leave all of it out', () => {
    const blank = (job_id: string, changes: Partial<Job> = {}) =>
      makeBlankJob({ job_id, ...noPay, ...changes })
    expect(similarities(blank('1'), blank('2'))).toEqual([])
    const paid = { ctc_from: 3, ctc_to: 5 }
    expect(similarities(blank('1', paid), blank('2', paid))).toEqual([])
    expect(similarities(blank('1', { location: 'Korba' }), blank('2', { location: 'korba' }))).toEqual([])
    const anywhere = { industry_name: 'Retail', location: 'Anywhere in India' }
    expect(similarities(blank('1', anywhere), blank('2', { ...anywhere, location: 'PAN India' }))).toEqual([
      'industry',
      'place',
    ])
  })
})

describe('Similar jobs', () => {
  const ids = (jobs: readonly Job[], of = here) =>
    similarJobs(of, jobs.map(toSearchableJob)).map(({ job_id }) => job_id)

  it('are never the job itself, nor one without a reason', () => {
    expect(ids([here, other()])).toEqual([])
  })

  it('are four at most: the most alike first, then the newest', () => {
    const nurse = { role_name: 'Nurse', d_name: here.d_name }
    const jobs = [
      other({ job_id: 'place', location: 'Nagpur' }),
      other({ job_id: 'role alone', role_name: 'Nurse' }),
      other({ job_id: 'industry and place', industry_name: here.industry_name, location: 'Nagpur' }),
      other({ ...nurse, job_id: 'role, old', date_posted: '2026-01-05' }),
      other({ ...nurse, job_id: 'role, undated', date_posted: '' }),
      other({ ...nurse, job_id: 'role, new', date_posted: '2026-03-05' }),
      other({ ...nurse, job_id: 'role and place', location: 'Nagpur', date_posted: '2025-01-05' }),
      other({ ...nurse, job_id: 'role and pay', ctc_from: 3, ctc_to: 5, date_posted: '2025-01-05' }),
    ]
    expect(ids(jobs)).toEqual(['role and place', 'role and pay', 'role, new', 'role, old'])
  })
})

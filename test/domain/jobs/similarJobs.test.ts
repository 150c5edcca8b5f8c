import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { similarJobs } from '@/domain/jobs/similarJobs'
import type { Job } from '@/domain/content/entities'
import { makeBlankJob, makeJob } from '@test/support/jobs'
import { jobPost, postLink } from '@/domain/office/jobPost'
import { i18nOf } from '@/locales/catalogs'

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

describe('A posted job', () => {
  const english = i18nOf('en')

  const ADDRESS = 'https://jobs.example.com/job-details?s=1001&via=whatsapp'

  const postOf = (changes: Partial<Job>) => jobPost(makeJob({ job_id: '1001', ...changes }), ADDRESS, english)

  test('a job is posted with what decides whether one applies', () => {
    expect(
      postOf({
        closing_date: '2026-12-31',
        walk_in_date_from: '2026-12-02',
        walk_in_date_to: '2026-12-04',
        walk_in_time: '10 am to 4 pm',
        walk_in_address: '12 Station Road,\n Bhilai',
      }),
    ).toBe(
      [
        '*Production Supervisor*',
        'Pay: ₹ 3.2 - 4.8 Lakhs a year',
        'Place: Bhilai',
        'Experience: 2 - 5 Years',
        'Employer: Trishul Precision Works',
        'Job no. 1001',
        'Apply by: 31-12-2026',
        'Walk-in: 02-12-2026 to 04-12-2026, 10 am to 4 pm, 12 Station Road, Bhilai',
        '',
        ADDRESS,
      ].join('\n'),
    )
  })

  test('what is not known, or not told, is left out', () => {
    const unknown = { ctc: '', ctc_from: null, ctc_to: null, experience_from: null, experience_to: null }
    const job = makeBlankJob({ job_id: '1001', ...unknown, position: 'Cook', company_name: 'Confidential' })
    expect(jobPost(job, ADDRESS, english)).toBe(`*Cook*\nJob no. 1001\n\n${ADDRESS}`)
    expect(postOf({ ctc_from: null, ctc_to: null })).toContain('\nPay: ₹ 3-6 Lakhs a year\n')
    expect(postOf({ closing_date: 'soon', walk_in_time: 'from 10 am' })).toMatch(
      /1001\nWalk-in: from 10 am\n/,
    )
  })

  test('nothing but the position is bold, and it stays so whatever is written in it', () => {
    expect(postOf({ position: ' *Urgent!* Driver _night_\n~12k~ ' })).toMatch(
      /^\*Urgent! Driver night 12k\*\n/,
    )
    expect(postOf({ position: '***' })).toMatch(/^\*Position not specified\*\n/)
    expect(postOf({ company_name: '*Star*\n`Foods`' })).toContain('\nEmployer: Star Foods\n')
  })

  test('a long position is cut, not within a letter of Hindi', () => {
    const [first = '', second] = postOf({ position: 'वरिष्ठ लेखापाल '.repeat(40) }).split('\n')
    expect(first).toMatch(/^\*वरिष्ठ लेखापाल .*…\*$/)
    expect(first.length).toBeLessThan(260)
    expect(second).toBe('Pay: ₹ 3.2 - 4.8 Lakhs a year')
    expect(postOf({ position: 'x'.repeat(121) })).toMatch(/^\*x{120}…\*\n/)
  })

  test('WhatsApp is opened with the text as it is', () => {
    const link = postLink(`*Cook & Baker*\n₹ 3\n${ADDRESS}`)
    expect(link).toMatch(/^https:\/\/wa\.me\/\?text=\*Cook%20%26%20Baker\*%0A/)
    expect(new URL(link).searchParams.get('text')).toBe(`*Cook & Baker*\n₹ 3\n${ADDRESS}`)
  })
})

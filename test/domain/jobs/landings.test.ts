import { noFilters } from '@/domain/jobs/jobFilter'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { toJobList } from '@/domain/jobs/jobList'
import { landingFigures, landingGroupTitles, landingTitle } from '@/domain/jobs/landingTitles'
import { landingAnswer, landingLinks, landingsOf, slugOf, type Landing } from '@/domain/jobs/landings'
import { filterJobs, makeBlankJob } from '@test/support/jobs'
import { i18nOf } from '@/locales/catalogs'

const english = i18nOf('en')

const titleOf = (landing: Landing | undefined) => landing && landingTitle(landing, english)

/** Jobs as 'role, department @ location', each so many times. */
const list = (...rows: [string, string, string, number][]) =>
  rows
    .flatMap(([role_name, d_name, location, times]) =>
      Array.from({ length: times }, () => ({
        role_name,
        d_name,
        location,
        department_id: d_name && `d ${d_name}`,
      })),
    )
    .map((changes, index) => toSearchableJob(makeBlankJob({ ...changes, job_id: `${index}` })))

const jobs = list(
  ['Nurse', 'Health', 'Raipur', 3],
  ['Nurse', 'Health', 'Bhilai', 1],
  ['Nurse', 'Health', 'PAN India', 1],
  ['Software Developer', 'IT & Telecom', 'Bangalore, Pune', 3],
  ['Cook', 'Hotels', 'Raipur', 2],
  ['', '', 'Korba', 1],
)
const index = landingsOf(jobs)

const pathsOf = (landings: Iterable<{ path: string; total: number }>) =>
  [...landings].map(({ path, total }) => `${path} ${total}`)

describe('the slug of a name', () => {
  it.each([
    ['Software Developer', 'software-developer'],
    ['Sales & Business Development', 'sales-business-development'],
    ["Women's Hostel Warden", 'womens-hostel-warden'],
    ['Café Élan', 'cafe-elan'],
    ['नर्स (Nurse)', 'nurse'],
    ['IT', 'it'],
    // No sensible one.
    ['नर्स', ''],
    ['---', ''],
    ['In', ''],
    ['x'.repeat(61), ''],
  ])('of %s is "%s"', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })
})

describe('the landing pages of a list', () => {
  it('are the places, roles and departments of three jobs or more, and their pairs', () => {
    expect(pathsOf(index.values()).sort()).toEqual([
      '/jobs/health 5',
      '/jobs/health/in/raipur 4',
      '/jobs/in/bengaluru 4',
      '/jobs/in/pune 4',
      '/jobs/in/raipur 6',
      '/jobs/it-telecom 3',
      '/jobs/it-telecom/in/bengaluru 3',
      '/jobs/it-telecom/in/pune 3',
      '/jobs/nurse 5',
      '/jobs/nurse/in/raipur 4',
      '/jobs/software-developer 3',
      '/jobs/software-developer/in/bengaluru 3',
      '/jobs/software-developer/in/pune 3',
    ])
  })

  it('count what their filters leave', () => {
    for (const { filters, total } of index.values())
      expect(filterJobs(jobs, filters, '2026-03-10')).toHaveLength(total)
  })

  it('are known by their path, filters and title', () => {
    expect(index.get('/jobs/nurse/in/raipur')).toMatchObject({
      total: 4,
      filters: { ...noFilters, roles: ['Nurse'], locations: ['Raipur'] },
    })
    expect(index.get('/jobs/it-telecom')?.filters).toEqual({ ...noFilters, departments: ['d IT & Telecom'] })
    const titles = ['/jobs/nurse/in/raipur', '/jobs/it-telecom', '/jobs/in/raipur'].map((path) =>
      titleOf(index.get(path)),
    )
    expect(titles).toEqual(['Nurse jobs in Raipur', 'IT & Telecom jobs', 'Jobs in Raipur'])
  })

  it('take a slug that two names have for the one with more jobs, and for the role before the department', () => {
    const twice = landingsOf(
      list(
        ['Marketing', 'Sales', 'Pune', 3],
        ['Agent', 'Marketing', 'Pune', 4],
        ['Sales', 'Other', 'Pune', 3],
      ),
    )
    const departments = ['d Marketing']
    expect(twice.get('/jobs/marketing')?.filters).toEqual({ ...noFilters, departments })
    expect(twice.get('/jobs/sales')?.filters).toEqual({ ...noFilters, roles: ['Sales'] })
  })

  it('name remote work as people do', () => {
    const remote = landingsOf(list(['Tutor', '', 'Remote', 3]))
    expect([...remote.values()].map((one) => [one.path, titleOf(one)])).toEqual([
      ['/jobs/in/remote', 'Remote jobs'],
      ['/jobs/tutor', 'Tutor jobs'],
      ['/jobs/tutor/in/remote', 'Remote Tutor jobs'],
    ])
  })
})

describe('the links', () => {
  const titles = (path?: string) =>
    landingLinks(index, path === undefined ? undefined : index.get(path)).map(({ name, landings }) => [
      english._(landingGroupTitles[name]),
      ...landings.map(titleOf),
    ])

  it('of the list lead to places, roles and departments', () => {
    expect(titles()).toEqual([
      ['Jobs by place', 'Jobs in Raipur', 'Jobs in Bengaluru', 'Jobs in Pune'],
      ['Jobs by role', 'Nurse jobs', 'Software Developer jobs'],
      ['Jobs by department', 'Health jobs', 'IT & Telecom jobs'],
    ])
  })

  it('of a page lead to the same work elsewhere, and to other work in the same place', () => {
    expect(titles('/jobs/nurse/in/raipur')).toEqual([
      ['Jobs by place', 'Nurse jobs'],
      ['Jobs by role', 'Jobs in Raipur'],
      ['Jobs by department', 'Health jobs in Raipur'],
    ])
    expect(titles('/jobs/in/raipur')).toEqual([
      ['Jobs by place', 'Jobs in Bengaluru', 'Jobs in Pune'],
      ['Jobs by role', 'Nurse jobs in Raipur'],
      ['Jobs by department', 'Health jobs in Raipur'],
    ])
    expect(titles('/jobs/software-developer')).toEqual([
      ['Jobs by place', 'Software Developer jobs in Bengaluru', 'Software Developer jobs in Pune'],
      ['Jobs by role', 'Nurse jobs'],
      ['Jobs by department', 'Health jobs', 'IT & Telecom jobs'],
    ])
  })

  it('are at most ten under a heading', () => {
    const towns = 'Raipur Bhilai Korba Durg Pune Nagpur Indore Bhopal Delhi Patna Surat Kota'.split(' ')
    const many = landingsOf(list(...towns.map((town): [string, string, string, number] => ['', '', town, 3])))
    expect(landingLinks(many).map(({ landings }) => landings.length)).toEqual([10])
  })
})

describe('the figures of a landing page', () => {
  const figuresOf = (...rows: Partial<ReturnType<typeof makeBlankJob>>[]) => {
    const found = rows.map((row, at) =>
      toSearchableJob(
        makeBlankJob({
          location: 'Raipur',
          ctc: '',
          ctc_from: null,
          ctc_to: null,
          ...row,
          job_id: `${at}`,
        }),
      ),
    )
    const { figures } = landingAnswer(landingsOf(found), toJobList(found, '2026-03-10'), '/jobs/in/raipur')
    return figures && landingFigures(figures, english)
  }

  it('are its jobs, their employers that are named, and the least and the best pay', () => {
    expect(
      figuresOf(
        { company_name: 'Otter', ctc_from: 1.8, ctc_to: 2.4 },
        { company_name: 'Otter', location: 'PAN India', ctc: '6-10' },
        { company_name: 'Confidential', ctc_from: 3 },
        { company_name: 'Heron', location: 'Bhilai', ctc_to: 60 },
        { company_name: 'Lynx', location: 'Raipur, Bhilai' },
      ),
    ).toBe('4 jobs from 2 employers. Pay: ₹ 1.8 - 10 Lakhs a year.')
  })

  it('leave out what is not known', () => {
    expect(figuresOf({}, {}, {})).toBe('3 jobs.')
  })
})

import { CONFIDENTIAL } from '../text/display'
import { countJobs, type JobList } from './jobList'
import { EVERY_PLACE, noFilters, type JobFilters } from './jobFilter'
import { yearlyLakhs } from './pay'
import type { SearchableJob } from './searchableJob'

/** A name in an address: 'Software Developer' is `software-developer`. '' if no Latin letters make a sensible one. */
export const slugOf = (name: string) => {
  const slug = name
    .normalize('NFKD')
    .replace(/['’]|\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  // 'in' separates work and place.
  return /^(?=.*[a-z]).{2,60}$/.test(slug) && slug !== 'in' ? slug : ''
}

/** A list of fewer jobs has no page of its own. */
const LANDING_MIN_JOBS = 3

type Work = { name: string; name_hi?: string; filter: 'roles' | 'departments'; value: string }

/** A list of jobs with a page of its own: the jobs of a place, of a role or department, or of both. */
export type Landing = {
  path: string
  /** The filters that make it. */
  filters: JobFilters
  total: number
  /** The day of its newest job, YYYY-MM-DD; undefined if unknown. */
  newest: string | undefined
  /** The names; undefined for a list of all work or of all places. */
  work?: string
  work_hi?: string
  place?: string
}

/** The landing pages of a list by their paths, sorted by their number of jobs. */
type Landings = ReadonlyMap<string, Landing>

const worksOf = ({ job }: SearchableJob): Work[] => {
  const { role_name: role, d_name: department } = job
  const works: Work[] = [
    { name: role, name_hi: job.role_name_hi, filter: 'roles', value: role },
    { name: department, name_hi: job.d_name_hi, filter: 'departments', value: job.department_id },
  ]
  return works.filter(({ value }) => value !== '')
}

const keyOf = (work: Work | undefined, place = '') => `${work?.filter} ${work?.value}\n${place}`

/** The days of posting of the jobs by role or department and place; '' for an unknown day. */
const groupDays = (jobs: readonly SearchableJob[]) => {
  const groups = new Map<string, string[]>()
  for (const one of jobs)
    for (const work of [undefined, ...worksOf(one)])
      for (const place of [undefined, ...(one.isAnywhere ? [EVERY_PLACE] : one.places)]) {
        const key = keyOf(work, place)
        const days = groups.get(key) ?? []
        groups.set(key, days)
        days.push(one.postedDay ?? '')
      }
  const daysOf = (work: Work | undefined, place?: string) => groups.get(keyOf(work, place)) ?? []
  return (work: Work | undefined, place?: string) =>
    place === undefined ? daysOf(work) : [...daysOf(work, place), ...daysOf(work, EVERY_PLACE)]
}

/** The landing pages of jobs. Of two lists with one address, the one with more jobs has it, or else the role. */
export const landingsOf = (jobs: readonly SearchableJob[]): Landings => {
  const daysOf = groupDays(jobs)
  const works = [...new Map(jobs.flatMap(worksOf).map((work) => [keyOf(work), work])).values()]
  const rolesFirst = works.sort((one, other) => other.filter.localeCompare(one.filter))
  const places = [...new Set(jobs.flatMap((one) => one.places))]
  const landingIn = (work: Work | undefined, place: string | undefined): Landing[] => {
    const days = daysOf(work, place)
    if (days.length < LANDING_MIN_JOBS || !(work ?? place)) return []
    const [workSlug, placeSlug] = [work && slugOf(work.name), place && slugOf(place)]
    if (workSlug === '' || placeSlug === '') return []
    return [
      {
        path: ['/jobs', workSlug, placeSlug && `in/${placeSlug}`].filter(Boolean).join('/'),
        filters: {
          ...noFilters,
          ...(work && { [work.filter]: [work.value] }),
          ...(place && { locations: [place] }),
        },
        total: days.length,
        newest: days.reduce((newest, day) => (day > newest ? day : newest), '') || undefined,
        work: work?.name,
        work_hi: work?.name_hi,
        place,
      },
    ]
  }
  const found = [undefined, ...rolesFirst]
    .flatMap((work) => [undefined, ...places].flatMap((place) => landingIn(work, place)))
    .sort((one, other) => other.total - one.total)
  const landings = new Map<string, Landing>()
  for (const one of found) if (!landings.has(one.path)) landings.set(one.path, one)
  return landings
}

export type LandingGroupName = 'places' | 'roles' | 'departments'

export type LandingGroup = { name: LandingGroupName; landings: readonly Landing[] }

const LINKS_MAX = 10

/** The landing pages to link from the list of all jobs, or from a landing page: they share its work or its place. */
export const landingLinks = (landings: Landings, landing?: Landing): readonly LandingGroup[] => {
  const isOfWork = ({ work }: Landing) => work === landing?.work
  const isOfPlace = ({ place }: Landing) => place === landing?.place
  const isOfDepartment = ({ filters }: Landing) => filters.departments.length > 0
  const group = (name: LandingGroupName, belongs: (one: Landing) => boolean) => ({
    name,
    landings: [...landings.values()].filter((one) => one !== landing && belongs(one)).slice(0, LINKS_MAX),
  })
  return [
    group('places', isOfWork),
    group('roles', (one) => isOfPlace(one) && !isOfDepartment(one)),
    group('departments', (one) => isOfPlace(one) && isOfDepartment(one)),
  ].filter((one) => one.landings.length > 0)
}

/** How many employers the jobs have, and from what to what they pay in lakhs a year, as far as it is known. */
const figuresOf = (jobs: readonly SearchableJob[]) => {
  const names = jobs.map(({ job }) => job.company_name).filter((name) => name && name !== CONFIDENTIAL)
  const lakhs = jobs
    .flatMap(({ job }) => yearlyLakhs(job) ?? [])
    .flatMap(({ from, to }) => [from ?? 0, to ?? 0])
    .filter((figure) => figure > 0)
    .sort((one, other) => one - other)
  return {
    jobs: jobs.length,
    employers: new Set(names).size,
    from: lakhs[0] ?? null,
    to: lakhs[lakhs.length - 1] ?? null,
  }
}

export type LandingFigures = ReturnType<typeof figuresOf>

/** What our own server answers about the path of a list, where the browser does not load the jobs. */
export type LandingAnswer = ReturnType<typeof landingAnswer>

/** The landing page at a path with its figures, if there is one, and the pages to link. */
export const landingAnswer = (landings: Landings, list: JobList, path: string) => {
  const landing = landings.get(path)
  const jobs = landing && countJobs(list, landing.filters).matching.flatMap((at) => list.jobs[at] ?? [])
  return {
    landing: landing ?? null,
    figures: jobs ? figuresOf(jobs) : null,
    groups: landingLinks(landings, landing),
  }
}

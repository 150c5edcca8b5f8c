import { noFilters, type JobFilters } from '../jobFilter'
import { landingPath, type LandingWords } from '../paths'
import { rolesOf } from './jobChoices'
import { canonicalPlace, REMOTE } from './places'
import type { SearchableJob } from './searchableJob'

const MIN_CHARACTERS = 2
const MAX_CHARACTERS = 60

/**
 * A name as an address has it: 'Software Developer' is `software-developer`. '' where no sensible one remains: letters of
 * other scripts than Latin are left out.
 */
export const slugOf = (name: string) => {
  const slug = name
    .normalize('NFKD')
    .replace(/['’]|\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const isSensible = /[a-z]/.test(slug) && slug.length >= MIN_CHARACTERS && slug.length <= MAX_CHARACTERS
  // 'in' separates work and place.
  return isSensible && slug !== 'in' ? slug : ''
}

/** Whether a slug contains these words, whole and side by side. */
export const hasWords = (slug: string, words: string) => `-${slug}-`.includes(`-${words}-`)

/** How many jobs, and the day of the newest as YYYY-MM-DD; '' if unknown. */
type Sum = { total: number; newest: string }

/** The jobs of a list by place; those that are in every place apart. */
type JobTally = { all: Sum; everywhere: Sum; places: Map<string, Sum> }

const nothing = (): Sum => ({ total: 0, newest: '' })

const newTally = (): JobTally => ({ all: nothing(), everywhere: nothing(), places: new Map() })

/** Days as YYYY-MM-DD sort as texts. */
const added = (one: Sum, { total, newest }: Sum): Sum => ({
  total: one.total + total,
  newest: one.newest > newest ? one.newest : newest,
})

const addTo = (tally: JobTally, { isAnywhere, places, postedDay: newest = '' }: SearchableJob) => {
  const one = { total: 1, newest }
  tally.all = added(tally.all, one)
  if (isAnywhere) tally.everywhere = added(tally.everywhere, one)
  else for (const place of places) tally.places.set(place, added(tally.places.get(place) ?? nothing(), one))
}

/** Adds up the jobs of a place and those of every place; without a place, returns all jobs. */
const sumIn = ({ all, everywhere, places }: JobTally, place: string | undefined) =>
  place === undefined ? all : added(everywhere, places.get(place) ?? nothing())

/** A list of fewer jobs has no page of its own. */
const LANDING_MIN_JOBS = 3

/** A role or a department. */
type Work = { slug: string; name: string; filter: 'roles' | 'departments'; value: string; jobs: JobTally }

type Place = { slug: string; name: string }

/** A list of jobs with a page of its own: those of a place, of a role or department, or of both. */
export type Landing = {
  path: string
  /** 'Nurse jobs in Raipur'. */
  title: string
  /** Its own filters, and no others. */
  filters: JobFilters
  total: number
  /** The day of its newest job, YYYY-MM-DD; undefined if unknown. */
  newest: string | undefined
  /** The names; undefined where it is for all. */
  work?: string
  place?: string
  /** The slugs. */
  words: LandingWords
}

/** What a list of jobs has pages for, derived once for each list. */
export type LandingIndex = {
  landings: ReadonlyMap<string, Landing>
  works: ReadonlyMap<string, Work>
  places: ReadonlyMap<string, Place>
  all: JobTally
}

const worksIn = (jobs: readonly SearchableJob[]): Work[] => {
  const found = new Map<string, Work>()
  const count = (one: SearchableJob, filter: Work['filter'], value: string, name: string) => {
    if (value === '') return
    const key = `${filter} ${value}`
    const work = found.get(key) ?? { slug: slugOf(name), name, filter, value, jobs: newTally() }
    found.set(key, work)
    addTo(work.jobs, one)
  }
  for (const one of jobs) for (const role of rolesOf(one)) count(one, 'roles', role, role)
  for (const one of jobs) count(one, 'departments', one.job.department_id, one.job.d_name)
  return [...found.values()]
}

/** Of two with one slug, the one with more jobs; of a role and a department with as many, the role, which comes first. */
const bySlug = <Named extends { slug: string }>(all: readonly Named[], count: (one: Named) => number) => {
  const found = new Map<string, Named>()
  for (const one of all) {
    const other = found.get(one.slug)
    if (one.slug !== '' && (!other || count(one) > count(other))) found.set(one.slug, one)
  }
  return found
}

/** 'Jobs in Raipur', 'Nurse jobs', 'Nurse jobs in Raipur', 'Remote nurse jobs'. */
const titleOf = (work?: Work, place?: Place) => {
  if (place?.name === REMOTE) return work ? `Remote ${work.name} jobs` : 'Remote jobs'
  return `${work ? `${work.name} jobs` : 'Jobs'}${place ? ` in ${place.name}` : ''}`
}

const toLanding = (tally: JobTally, work?: Work, place?: Place): Landing => {
  const words = { work: work?.slug, place: place?.slug }
  const { total, newest } = sumIn(tally, place?.name)
  return {
    path: landingPath(words),
    title: titleOf(work, place),
    filters: {
      ...noFilters,
      ...(work && { [work.filter]: [work.value] }),
      ...(place && { locations: [place.name] }),
    },
    total,
    newest: newest || undefined,
    work: work?.name,
    place: place?.name,
    words,
  }
}

const mostJobsFirst = (one: { total: number }, other: { total: number }) => other.total - one.total

/** The pages of a list, those with most jobs first. */
export const landingIndex = (jobs: readonly SearchableJob[]): LandingIndex => {
  const all = newTally()
  for (const one of jobs) addTo(all, one)
  const names = new Set(jobs.flatMap((one) => one.places))
  const places = bySlug(
    [...names].map((name) => ({ slug: slugOf(name), name })),
    ({ name }) => sumIn(all, name).total,
  )
  const works = bySlug(worksIn(jobs), (work) => work.jobs.all.total)
  const ofWork = (tally: JobTally, work?: Work) =>
    [...(work ? [undefined] : []), ...places.values()]
      .filter((place) => sumIn(tally, place?.name).total >= LANDING_MIN_JOBS)
      .map((place) => toLanding(tally, work, place))
  const landings = [...ofWork(all), ...[...works.values()].flatMap((work) => ofWork(work.jobs, work))]
  return { landings: new Map(landings.sort(mostJobsFirst).map((one) => [one.path, one])), works, places, all }
}

/** By its slug, or by another name of it: `bangalore` is Bengaluru. */
const findPlace = ({ places }: LandingIndex, word: string) =>
  places.get(slugOf(word)) ?? places.get(slugOf(canonicalPlace(word.replace(/-/g, ' '))))

/** By its slug, or by a part of the slug that only one with enough jobs has: `nurse` may be `staff-nurse`. */
const findWork = ({ works }: LandingIndex, word: string) => {
  const slug = slugOf(word)
  if (slug === '') return undefined
  const exact = works.get(slug)
  if (exact) return exact
  const [only, another] = [...works.values()].filter(
    (work) => work.jobs.all.total >= LANDING_MIN_JOBS && hasWords(work.slug, slug),
  )
  return another ? undefined : only
}

/** The list that the words of an address mean, of however few jobs; undefined if one of them is unknown. */
export const listOfWords = (index: LandingIndex, { work: workWord, place: placeWord }: LandingWords) => {
  const work = workWord === undefined ? undefined : findWork(index, workWord)
  const place = placeWord === undefined ? undefined : findPlace(index, placeWord)
  if ((workWord !== undefined && !work) || (placeWord !== undefined && !place)) return undefined
  return toLanding(work?.jobs ?? index.all, work, place)
}

/** The page that the words of an address mean; its own address may be another one. */
export const landingOf = (index: LandingIndex, words: LandingWords): Landing | undefined => {
  const list = listOfWords(index, words)
  return list && index.landings.get(list.path)
}

/** Landing pages under one heading. */
export type LandingGroup = { title: string; landings: readonly Landing[] }

const LINKS_MAX = 10
const PAIRS_MAX = 6

type Kind = 'place' | 'role' | 'department' | 'pair'

const kindOf = ({ work, place, filters }: Landing): Kind => {
  if (work !== undefined && place !== undefined) return 'pair'
  if (place !== undefined) return 'place'
  return filters.roles.length > 0 ? 'role' : 'department'
}

const isOf = (kind: Kind) => (landing: Landing) => kindOf(landing) === kind

const filled = (groups: readonly LandingGroup[]) => groups.filter(({ landings }) => landings.length > 0)

/** The pages to link from the list of all jobs. */
const groupsOfList = (all: readonly Landing[]) => [
  { title: 'Jobs by place', landings: all.filter(isOf('place')).slice(0, LINKS_MAX) },
  { title: 'Jobs by role', landings: all.filter(isOf('role')).slice(0, LINKS_MAX) },
  { title: 'Jobs by department', landings: all.filter(isOf('department')).slice(0, LINKS_MAX) },
  { title: 'Jobs by role and place', landings: all.filter(isOf('pair')).slice(0, PAIRS_MAX) },
]

/** The pages beside a landing page: the same work in other places, and other work in the same place. */
const groupsBeside = (all: readonly Landing[], { path, work, place, words }: Landing) => {
  const others = all.filter((other) => other.path !== path)
  const first = (belongs: (other: Landing) => boolean) => others.filter(belongs).slice(0, LINKS_MAX)
  return [
    work === undefined
      ? { title: 'Jobs in other places', landings: first(isOf('place')) }
      : {
          title: place === undefined ? `${work} jobs by place` : `${work} jobs elsewhere`,
          landings: first((other) => other.words.work === words.work),
        },
    place === undefined
      ? { title: 'Jobs by role', landings: first(isOf('role')) }
      : {
          title: work === undefined ? `Jobs in ${place} by role` : `Other jobs in ${place}`,
          landings: first((other) => other.words.place === words.place),
        },
  ]
}

/** The landing pages to link from the list of all jobs, or from a landing page. */
export const landingLinks = ({ landings }: LandingIndex, landing?: Landing): readonly LandingGroup[] => {
  const all = [...landings.values()]
  return filled(landing ? groupsBeside(all, landing) : groupsOfList(all))
}

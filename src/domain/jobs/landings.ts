import { EVERY_PLACE, noFilters, type JobFilters } from '../jobFilter'
import { landingPath, landingWords, type LandingWords } from '../paths'
import { mistakesBetween } from './mistakes'
import { canonicalPlace, placeSpellings, REMOTE } from './places'
import type { SearchableJob } from './searchableJob'

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
  // 'in' separates work and place.
  return /^(?=.*[a-z]).{2,60}$/.test(slug) && slug !== 'in' ? slug : ''
}

/** Whether a slug contains these words, whole and side by side. */
const hasWords = (slug: string, words: string) => `-${slug}-`.includes(`-${words}-`)

/** A list of fewer jobs has no page of its own. */
const LANDING_MIN_JOBS = 3

/** A role or a department. */
type Work = { name: string; filter: 'roles' | 'departments'; value: string }

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
  /** By their paths, those with most jobs first. */
  landings: ReadonlyMap<string, Landing>
  /** Roles and departments, and places, by their slugs. */
  works: ReadonlyMap<string, Work>
  places: ReadonlyMap<string, string>
  /** The list of a role or department, of a place or of both, of however few jobs. */
  listOf: (work: Work | undefined, place: string | undefined) => Landing
}

/** How many jobs, and the day of the newest as YYYY-MM-DD; '' if unknown. Days sort as texts. */
type Sum = { total: number; newest: string }

const sumOf = (sums: readonly (Sum | undefined)[]) =>
  sums.reduce<Sum>(
    ({ total, newest }, sum) => ({
      total: total + (sum?.total ?? 0),
      newest: sum && sum.newest > newest ? sum.newest : newest,
    }),
    { total: 0, newest: '' },
  )

/** Stands for the jobs of all places. */
const ALL = ''

const keyOf = (work: Work | undefined, place: string) => `${work?.filter} ${work?.value}\n${place}`

const worksOf = ({ job }: SearchableJob): Work[] => {
  const role: Work = { name: job.role_name, filter: 'roles', value: job.role_name }
  const department: Work = { name: job.d_name, filter: 'departments', value: job.department_id }
  return [role, department].filter(({ value }) => value !== '')
}

/** Adds the jobs of a list up by role or department and place. */
const addUp = (jobs: readonly SearchableJob[]) => {
  const sums = new Map<string, Sum>()
  for (const one of jobs) {
    const counted = { total: 1, newest: one.postedDay ?? '' }
    for (const work of [undefined, ...worksOf(one)])
      for (const place of [ALL, ...(one.isAnywhere ? [EVERY_PLACE] : one.places)]) {
        const key = keyOf(work, place)
        sums.set(key, sumOf([sums.get(key), counted]))
      }
  }
  return (work: Work | undefined, place: string | undefined) =>
    place === undefined
      ? sumOf([sums.get(keyOf(work, ALL))])
      : sumOf([place, EVERY_PLACE].map((name) => sums.get(keyOf(work, name))))
}

/** By their slugs; of two with one slug, the one with more jobs, else the first. */
const bySlug = <Named>(
  all: Iterable<Named>,
  nameOf: (one: Named) => string,
  count: (one: Named) => number,
) => {
  const found = new Map<string, Named>()
  for (const one of all) {
    const slug = slugOf(nameOf(one))
    const other = found.get(slug)
    if (slug !== '' && (other === undefined || count(one) > count(other))) found.set(slug, one)
  }
  return found
}

/** 'Jobs in Raipur', 'Nurse jobs', 'Nurse jobs in Raipur', 'Remote nurse jobs'. */
const titleOf = (work: Work | undefined, place: string | undefined) => {
  if (place === REMOTE) return work ? `Remote ${work.name} jobs` : 'Remote jobs'
  return `${work ? `${work.name} jobs` : 'Jobs'}${place === undefined ? '' : ` in ${place}`}`
}

export const landingIndex = (jobs: readonly SearchableJob[]): LandingIndex => {
  const sumIn = addUp(jobs)
  const places = bySlug(
    new Set(jobs.flatMap((one) => one.places)),
    (name) => name,
    (name) => sumIn(undefined, name).total,
  )
  const found = new Map<string, Work>()
  for (const work of jobs.flatMap(worksOf))
    if (!found.has(keyOf(work, ALL))) found.set(keyOf(work, ALL), work)
  const isRole = ({ filter }: Work) => filter === 'roles'
  const works = bySlug(
    // If a role and a department have as many jobs, the role gets the slug.
    [...found.values()].sort((one, other) => Number(isRole(other)) - Number(isRole(one))),
    ({ name }) => name,
    (work) => sumIn(work, undefined).total,
  )
  const listOf = (work: Work | undefined, place: string | undefined): Landing => {
    const { total, newest } = sumIn(work, place)
    const words = { work: work && slugOf(work.name), place: place && slugOf(place) }
    return {
      path: landingPath(words),
      title: titleOf(work, place),
      filters: {
        ...noFilters,
        ...(work && { [work.filter]: [work.value] }),
        ...(place && { locations: [place] }),
      },
      total,
      newest: newest || undefined,
      work: work?.name,
      place,
      words,
    }
  }
  const landings = [undefined, ...works.values()]
    .flatMap((work) =>
      [...(work ? [undefined] : []), ...places.values()]
        .filter((place) => sumIn(work, place).total >= LANDING_MIN_JOBS)
        .map((place) => listOf(work, place)),
    )
    .sort((one, other) => other.total - one.total)
  return { landings: new Map(landings.map((one) => [one.path, one])), works, places, listOf }
}

/** By its slug, or by another name of it: `bangalore` is Bengaluru. */
const findPlace = ({ places }: LandingIndex, word: string) =>
  places.get(slugOf(word)) ?? places.get(slugOf(canonicalPlace(word.replace(/-/g, ' '))))

/** By its slug, or by a part of the slug that only one with enough jobs has: `nurse` may be `staff-nurse`. */
const findWork = ({ works, listOf }: LandingIndex, word: string) => {
  const slug = slugOf(word)
  if (slug === '' || works.has(slug)) return works.get(slug)
  const [only, another] = [...works].filter(
    ([other, work]) => hasWords(other, slug) && listOf(work, undefined).total >= LANDING_MIN_JOBS,
  )
  return another ? undefined : only?.[1]
}

/** The list that the words of an address mean, of however few jobs; undefined if one of them is unknown. */
const listOfWords = (index: LandingIndex, words: LandingWords) => {
  const work = words.work === undefined ? undefined : findWork(index, words.work)
  const place = words.place === undefined ? undefined : findPlace(index, words.place)
  const isKnown = (words.work === undefined || work) && (words.place === undefined || place)
  return isKnown ? index.listOf(work, place) : undefined
}

/** The page that the words of an address mean; its own address may be another one. */
export const landingOf = (index: LandingIndex, words: LandingWords) =>
  index.landings.get(listOfWords(index, words)?.path ?? '')

/** Landing pages under one heading. */
export type LandingGroup = { title: string; landings: readonly Landing[] }

const LINKS_MAX = 10
const PAIRS_MAX = 6

const isOfPlace = ({ work }: Landing) => work === undefined
const isOfRole = ({ place, filters }: Landing) => place === undefined && filters.roles.length > 0
const isOfDepartment = ({ place, filters }: Landing) => place === undefined && filters.departments.length > 0
const isPair = ({ work, place }: Landing) => work !== undefined && place !== undefined

/** The landing pages to link from the list of all jobs, or those beside a landing page. */
export const landingLinks = ({ landings }: LandingIndex, landing?: Landing): readonly LandingGroup[] => {
  const others = [...landings.values()].filter(({ path }) => path !== landing?.path)
  const group = (title: string, belongs: (one: Landing) => boolean, most = LINKS_MAX) => ({
    title,
    landings: others.filter(belongs).slice(0, most),
  })
  const ofWork = ({ words }: Landing) => words.work === landing?.words.work
  const ofPlace = ({ words }: Landing) => words.place === landing?.words.place
  const beside = ({ work, place }: Landing) => [
    work === undefined
      ? group('Jobs in other places', isOfPlace)
      : group(place === undefined ? `${work} jobs by place` : `${work} jobs elsewhere`, ofWork),
    place === undefined
      ? group('Jobs by role', isOfRole)
      : group(work === undefined ? `Jobs in ${place} by role` : `Other jobs in ${place}`, ofPlace),
  ]
  const groups = landing
    ? beside(landing)
    : [
        group('Jobs by place', isOfPlace),
        group('Jobs by role', isOfRole),
        group('Jobs by department', isOfDepartment),
        group('Jobs by role and place', isPair, PAIRS_MAX),
      ]
  return groups.filter((one) => one.landings.length > 0)
}

/** A slug with more letters wrong is another word. */
const WRONG_LETTERS_MAX = 2
/** In a shorter word, a wrong letter makes another one. */
const LETTERS_PER_WRONG = 3

/** The name that is written most like a word, the first of several; undefined if none is close. */
const closestTo = (word: string, names: Iterable<string>) => {
  const asked = slugOf(word)
  let closest: string | undefined
  let least = 1 + Math.min(WRONG_LETTERS_MAX, Math.floor(asked.length / LETTERS_PER_WRONG))
  for (const name of asked === '' ? [] : names) {
    const slug = slugOf(name)
    const isPart = hasWords(slug, asked) || hasWords(asked, slug)
    const wrong = isPart ? 0 : mistakesBetween(slug, asked)
    if (wrong < least) [closest, least] = [name, wrong]
  }
  return closest
}

/** What there is in place of a landing page that does not exist. */
export type Nearest = {
  /** The few jobs that its words mean, or else one of them: too few for a page. */
  few?: Landing
  /** The nearest pages: with the words as they are spelt, or else without the place, and without the role. */
  landings: readonly Landing[]
}

/** For words that have no landing page. */
export const nearestLandings = (index: LandingIndex, { work, place }: LandingWords): Nearest => {
  const few = [{ work, place }, { work }, { place }]
    .map((words) => ((words.work ?? words.place) ? listOfWords(index, words) : undefined))
    .find((list) => list && list.total > 0 && !index.landings.has(list.path))
  const all = [...index.landings.values()]
  const slugsOf = (part: 'work' | 'place') => new Set(all.flatMap(({ words }) => words[part] ?? []))
  const pageOf = (words: LandingWords) => landingOf(index, words)
  const ofWork =
    work === undefined ? undefined : (pageOf({ work }) ?? pageOf({ work: closestTo(work, slugsOf('work')) }))
  // `bangalor` is most like another name of Bengaluru.
  const spelt = (word: string) => closestTo(word, slugsOf('place')) ?? closestTo(word, placeSpellings())
  const ofPlace = place === undefined ? undefined : (pageOf({ place }) ?? pageOf({ place: spelt(place) }))
  const ofBoth = ofWork && ofPlace && pageOf({ work: ofWork.words.work, place: ofPlace.words.place })
  return { few, landings: ofBoth ? [ofBoth] : [ofWork, ofPlace].filter((page) => page !== undefined) }
}

/** What our own server says of the path of a list, where the browser does not load the jobs. */
export type LandingAnswer = {
  /** Null for the list of all jobs, and where there is no such page. */
  landing: Landing | null
  /** What there is in place of a page that does not exist. */
  nearest: Nearest | null
  /** The pages to link. */
  groups: readonly LandingGroup[]
}

export const landingAnswer = (index: LandingIndex, path: string): LandingAnswer => {
  const words = landingWords(path)
  const landing = words && landingOf(index, words)
  return {
    landing: landing ?? null,
    nearest: words && !landing ? nearestLandings(index, words) : null,
    groups: landingLinks(index, landing),
  }
}

import { CONFIDENTIAL } from '../text/display'
import { EVERY_PLACE, noFilters, type JobFilters } from './jobFilter'
import { landingPath, landingWords, type LandingWords } from '../paths'
import { mistakesBetween } from './mistakes'
import { yearlyLakhs } from './pay'
import { canonicalPlace, placeSpellings } from './places'
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

/** Whether a slug contains these words, whole and side by side. */
const hasWords = (slug: string, words: string) => `-${slug}-`.includes(`-${words}-`)

/** A list of fewer jobs has no page of its own. */
const LANDING_MIN_JOBS = 3

/** A role or a department. */
type Work = { name: string; name_hi?: string; filter: 'roles' | 'departments'; value: string }

/** A list of jobs with a page of its own: those of a place, of a role or department, or of both. */
export type Landing = {
  path: string
  /** Its own filters, and no others. */
  filters: JobFilters
  total: number
  /** The day of its newest job, YYYY-MM-DD; undefined if unknown. */
  newest: string | undefined
  /** The names; undefined where it is for all. */
  work?: string
  work_hi?: string
  place?: string
}

/** The landing pages of a list by their paths, those with most jobs first. */
export type Landings = ReadonlyMap<string, Landing>

/** How many jobs, and the day of the newest as YYYY-MM-DD; '' if unknown. Days sort as texts. */
type Sum = { total: number; newest: string }

const noJobs: Sum = { total: 0, newest: '' }

const added = (one = noJobs, other = noJobs): Sum => ({
  total: one.total + other.total,
  newest: other.newest > one.newest ? other.newest : one.newest,
})

const keyOf = (work: Work | undefined, place = '') => `${work?.filter} ${work?.value}\n${place}`

const worksOf = ({ job }: SearchableJob): Work[] => {
  const { role_name: role, d_name: department } = job
  const works: Work[] = [
    { name: role, name_hi: job.role_name_hi, filter: 'roles', value: role },
    { name: department, name_hi: job.d_name_hi, filter: 'departments', value: job.department_id },
  ]
  return works.filter(({ value }) => value !== '')
}

/** Adds the jobs of a list up by role or department and place. */
const addUp = (jobs: readonly SearchableJob[]) => {
  const sums = new Map<string, Sum>()
  for (const one of jobs)
    for (const work of [undefined, ...worksOf(one)])
      for (const place of [undefined, ...(one.isAnywhere ? [EVERY_PLACE] : one.places)]) {
        const key = keyOf(work, place)
        sums.set(key, added(sums.get(key), { total: 1, newest: one.postedDay ?? '' }))
      }
  return (work?: Work, place?: string) =>
    added(sums.get(keyOf(work, place)), place === undefined ? undefined : sums.get(keyOf(work, EVERY_PLACE)))
}

/** One of the names for each slug: of two with one slug, the one with more jobs, else the first. */
const oneForEachSlug = <Named extends { name: string }>(
  all: readonly Named[],
  count: (one: Named) => number,
) => {
  const found = new Map<string, Named>()
  for (const one of all) {
    const slug = slugOf(one.name)
    const other = found.get(slug)
    if (slug !== '' && (other === undefined || count(one) > count(other))) found.set(slug, one)
  }
  return [...found.values()]
}

export const landingsOf = (jobs: readonly SearchableJob[]): Landings => {
  const sumOf = addUp(jobs)
  const names = [...new Set(jobs.flatMap((one) => one.places))].map((name) => ({ name }))
  const places = oneForEachSlug(names, ({ name }) => sumOf(undefined, name).total)
  const known = new Map(jobs.flatMap(worksOf).map((work) => [keyOf(work), work]))
  // If a role and a department have as many jobs, the role gets the slug.
  const rolesFirst = [...known.values()].sort((one, other) => other.filter.localeCompare(one.filter))
  const works = oneForEachSlug(rolesFirst, (work) => sumOf(work).total)
  const toLanding = (work: Work | undefined, place: string | undefined): Landing => {
    const { total, newest } = sumOf(work, place)
    return {
      path: landingPath({ work: work && slugOf(work.name), place: place && slugOf(place) }),
      filters: {
        ...noFilters,
        ...(work && { [work.filter]: [work.value] }),
        ...(place && { locations: [place] }),
      },
      total,
      newest: newest || undefined,
      work: work?.name,
      work_hi: work?.name_hi,
      place,
    }
  }
  const landings = [undefined, ...works]
    .flatMap((work) =>
      [undefined, ...places.map(({ name }) => name)]
        .filter((place) => (work ?? place) && sumOf(work, place).total >= LANDING_MIN_JOBS)
        .map((place) => toLanding(work, place)),
    )
    .sort((one, other) => other.total - one.total)
  return new Map(landings.map((one) => [one.path, one]))
}

/** The roles and departments, or the places, that have landing pages. */
const namesOf = (landings: Landings, part: 'work' | 'place') =>
  new Set([...landings.values()].flatMap((landing) => landing[part] ?? []))

/** By its slug, or by a part of the slug that no other has: `nurse` may be `staff-nurse`. */
const workMeant = (landings: Landings, word: string) => {
  const slug = slugOf(word)
  if (slug === '' || landings.has(landingPath({ work: slug }))) return slug
  const slugs = [...namesOf(landings, 'work')].map(slugOf)
  const [only = '', another] = slugs.filter((other) => hasWords(other, slug))
  return another ? '' : only
}

/** By its slug, or by another name of it: `bangalore` is Bengaluru. */
const placeMeant = (landings: Landings, word: string) => {
  const slug = slugOf(word)
  const isPlace = landings.has(landingPath({ place: slug }))
  return isPlace ? slug : slugOf(canonicalPlace(word.replace(/-/g, ' ')))
}

/** The page that the words of an address mean; its own address may be another one. */
export const landingOf = (landings: Landings, { work, place }: LandingWords) =>
  landings.get(
    landingPath({
      work: work === undefined ? undefined : workMeant(landings, work),
      place: place === undefined ? undefined : placeMeant(landings, place),
    }),
  )

/** Which landing pages a group of links holds. */
export type LandingGroupName =
  | 'places'
  | 'roles'
  | 'departments'
  | 'rolesAndPlaces'
  | 'otherPlaces'
  | 'placesOfWork'
  | 'elsewhere'
  | 'rolesInPlace'
  | 'otherWork'

export type LandingGroup = { name: LandingGroupName; landings: readonly Landing[] }

const LINKS_MAX = 10
const PAIRS_MAX = 6

const isOfPlace = ({ work }: Landing) => work === undefined
const isOfRole = ({ place, filters }: Landing) => place === undefined && filters.roles.length > 0
const isOfDepartment = ({ place, filters }: Landing) => place === undefined && filters.departments.length > 0
const isPair = ({ work, place }: Landing) => work !== undefined && place !== undefined

/** The landing pages to link from the list of all jobs, or those beside a landing page. */
export const landingLinks = (landings: Landings, landing?: Landing): readonly LandingGroup[] => {
  const others = [...landings.values()].filter(({ path }) => path !== landing?.path)
  const group = (name: LandingGroupName, belongs: (one: Landing) => boolean, most = LINKS_MAX) => ({
    name,
    landings: others.filter(belongs).slice(0, most),
  })
  const ofWork = ({ work }: Landing) => work === landing?.work
  const ofPlace = ({ place }: Landing) => place === landing?.place
  const beside = ({ work, place }: Landing) => [
    work === undefined
      ? group('otherPlaces', isOfPlace)
      : group(place === undefined ? 'placesOfWork' : 'elsewhere', ofWork),
    place === undefined
      ? group('roles', isOfRole)
      : group(work === undefined ? 'rolesInPlace' : 'otherWork', ofPlace),
  ]
  const groups = landing
    ? beside(landing)
    : [
        group('places', isOfPlace),
        group('roles', isOfRole),
        group('departments', isOfDepartment),
        group('rolesAndPlaces', isPair, PAIRS_MAX),
      ]
  return groups.filter((one) => one.landings.length > 0)
}

/** A slug with more letters wrong is another word. */
const WRONG_LETTERS_MAX = 2
/** In a shorter word, a wrong letter makes another one. */
const LETTERS_PER_WRONG = 3

/** The name that is written most like a word, the first of several; '' if none is close. */
const closestTo = (names: Iterable<string>, word = '') => {
  const asked = slugOf(word)
  let closest = ''
  let least = 1 + Math.min(WRONG_LETTERS_MAX, Math.floor(asked.length / LETTERS_PER_WRONG))
  for (const name of asked === '' ? [] : names) {
    const slug = slugOf(name)
    const isPart = hasWords(slug, asked) || hasWords(asked, slug)
    const wrong = isPart ? 0 : mistakesBetween(slug, asked)
    if (wrong < least) [closest, least] = [name, wrong]
  }
  return closest
}

/** In place of a page that does not exist: with the words as they are spelt, or else without the place, and without the role. */
export const nearestLandings = (landings: Landings, { work, place }: LandingWords): readonly Landing[] => {
  // `bangalor` is most like another name of Bengaluru.
  const places = [...namesOf(landings, 'place'), ...placeSpellings()]
  const pageOf = (words: LandingWords) => landingOf(landings, words)
  const ofWork = pageOf({ work }) ?? pageOf({ work: closestTo(namesOf(landings, 'work'), work) })
  const ofPlace = pageOf({ place }) ?? pageOf({ place: closestTo(places, place) })
  const ofBoth = ofWork && ofPlace && pageOf({ work: ofWork.work, place: ofPlace.place })
  return ofBoth ? [ofBoth] : [ofWork, ofPlace].filter((page) => page !== undefined)
}

const isOf =
  ({ place, filters: { roles, departments } }: Landing) =>
  ({ job, isAnywhere, places }: SearchableJob) =>
    (place === undefined || isAnywhere || places.includes(place)) &&
    (roles.length === 0 || roles.includes(job.role_name)) &&
    (departments.length === 0 || departments.includes(job.department_id))

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

/** The answer of our own server about the path of a list, where the browser does not load the jobs. */
export type LandingAnswer = ReturnType<typeof landingAnswer>

/** The landing page at a path with its figures, those in place of one that does not exist, and the pages to link. */
export const landingAnswer = (landings: Landings, jobs: readonly SearchableJob[], path: string) => {
  const words = landingWords(path)
  const landing = words && landingOf(landings, words)
  return {
    landing: landing ?? null,
    figures: landing ? figuresOf(jobs.filter(isOf(landing))) : null,
    nearest: words && !landing ? nearestLandings(landings, words) : null,
    groups: landingLinks(landings, landing),
  }
}

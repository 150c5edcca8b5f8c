import type { Landing, LandingIndex } from './landings'

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

import type { SearchableJob } from './searchableJob'

/** How many jobs, and the day of the newest as YYYY-MM-DD; '' if unknown. */
type Sum = { total: number; newest: string }

/** The jobs of a list by place; those that are in every place apart. */
export type JobTally = { all: Sum; everywhere: Sum; places: Map<string, Sum> }

const nothing = (): Sum => ({ total: 0, newest: '' })

export const newTally = (): JobTally => ({ all: nothing(), everywhere: nothing(), places: new Map() })

/** Days as YYYY-MM-DD sort as texts. */
const added = (one: Sum, { total, newest }: Sum): Sum => ({
  total: one.total + total,
  newest: one.newest > newest ? one.newest : newest,
})

export const addTo = (tally: JobTally, { isAnywhere, places, postedDay: newest = '' }: SearchableJob) => {
  const one = { total: 1, newest }
  tally.all = added(tally.all, one)
  if (isAnywhere) tally.everywhere = added(tally.everywhere, one)
  else for (const place of places) tally.places.set(place, added(tally.places.get(place) ?? nothing(), one))
}

/** What the filter by a place leaves; without one, all jobs. */
export const sumIn = ({ all, everywhere, places }: JobTally, place: string | undefined) =>
  place === undefined ? all : added(everywhere, places.get(place) ?? nothing())

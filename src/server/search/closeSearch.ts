import {
  CLOSE_MATCHES_MAX,
  closeSteps,
  correctedStep,
  countInTitle,
  fitsStep,
  type CloseStep,
} from '@/domain/jobs/closeMatches'
import type { Searched } from '../repositories/jobSearch'
import type { JobTable } from './jobTable'
import { readJobs, type FindText } from './textSearch'

/** Jobs that are read for one step, those with the best titles first: of more, ten fit. */
const CANDIDATES_MAX = 300

type CloseSearch = {
  database: Searched
  table: JobTable
  findText: FindText
}

/** The positions among these in which a step may find everything, those with more of it in the title first. */
const candidatesOf = async ({ table, findText }: CloseSearch, step: CloseStep, among: readonly number[]) => {
  let left = among
  for (const { typed, otherNames, places } of step) {
    const traces = await Promise.all([...new Set([typed, ...otherNames])].map(findText))
    left = left.filter(
      (position) =>
        traces.some((hasText) => hasText[position] === 1) ||
        table.jobs[position]?.facts.places.some((place) => places.includes(place)),
    )
  }
  const ranked = left.map((position) => ({
    position,
    inTitle: countInTitle(table.jobs[position]?.facts.texts ?? [], step),
  }))
  return ranked.sort((one, other) => other.inTitle - one.inTitle).map(({ position }) => position)
}

/** The positions of what `closeMatches` finds among these jobs, by the indexes. */
export const findClose = async (search: CloseSearch, text: string, among: readonly number[]) => {
  const { database, table } = search
  const found: number[] = []
  const take = async (step: CloseStep) => {
    const positions = await candidatesOf(search, step, among)
    const unread = positions.filter((position) => !found.includes(position)).slice(0, CANDIDATES_MAX)
    for await (const { position, one } of readJobs(database, table, unread)) {
      if (found.length === CLOSE_MATCHES_MAX) return
      if (fitsStep(one, step)) found.push(position)
    }
  }
  const steps = closeSteps(text)
  for (const step of steps) if (found.length < CLOSE_MATCHES_MAX) await take(step)
  const last = steps.at(-1)
  if (last && found.length < CLOSE_MATCHES_MAX) await take(correctedStep(last, table.vocabulary()))
  return found
}

import { EVERY_PLACE } from '@/domain/jobFilter'
import {
  CLOSE_MATCHES_MAX,
  closeSteps,
  correctedStep,
  countInTitle,
  fitsStep,
  type CloseStep,
} from '@/domain/jobs/closeMatches'
import type { Searched } from '../repositories/jobSearch'
import { matcherOfValues, positionsIn, type Flags, type JobTable } from './jobTable'
import { readJobs, type FindText } from './textSearch'

/** Jobs that are read for one step, those with the best titles first: of more, ten fit. */
const CANDIDATES_MAX = 300

type CloseSearch = {
  database: Searched
  table: JobTable
  findText: FindText
}

/** Whether the job at a position names one of these places. The column knows a job for all of India as such alone. */
const atPlaces = ({ facts, columns: { locations } }: JobTable, places: readonly string[]) => {
  const isAt = matcherOfValues(locations, places)
  const isAnywhere = matcherOfValues(locations, [EVERY_PLACE])
  return (position: number) =>
    isAt(position) ||
    (isAnywhere(position) && facts[position]?.places.some((place) => places.includes(place)))
}

/** The positions among these in which a step may find everything, those with more of it in the title first. */
const candidatesOf = async ({ table, findText }: CloseSearch, step: CloseStep, among: Flags) => {
  let left = among
  for (const { typed, otherNames, places } of step) {
    const isTraced = new Uint8Array(table.jobs.length)
    for (const text of new Set([typed, ...otherNames])) {
      for (const position of await findText(text)) if (left[position] === 1) isTraced[position] = 1
    }
    const isAt = atPlaces(table, places)
    if (places.length > 0)
      for (let position = 0; position < left.length; position++)
        if (left[position] === 1 && isAt(position)) isTraced[position] = 1
    left = isTraced
  }
  const ranked: { position: number; inTitle: number }[] = []
  let best = 0
  for (const position of positionsIn(left)) {
    if (best === CANDIDATES_MAX) break
    const inTitle = countInTitle(table.facts[position]?.texts ?? [], step)
    if (inTitle === step.length) best += 1
    ranked.push({ position, inTitle })
  }
  return ranked.sort((one, other) => other.inTitle - one.inTitle).map(({ position }) => position)
}

/** The positions of what `closeMatches` finds among these jobs, by the indexes. */
export const findClose = async (search: CloseSearch, text: string, among: Flags) => {
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

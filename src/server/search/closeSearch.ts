import type { Job } from '@/domain/entities'
import {
  CLOSE_MATCHES_MAX,
  closeSteps,
  correctedStep,
  countInTitle,
  fitsStep,
  namesOfWork,
  tracesOf,
  type CloseStep,
} from '@/domain/jobs/closeMatches'
import { listSearchWords, type Searched } from '../repositories/jobSearch'
import { addSet, intersect, noBits, positionsIn, type Bits } from './bits'
import type { JobIndex } from './jobIndex'
import { createPace } from './pace'
import { readJobs, type BitsOfText } from './textSets'

/** Jobs that are read for one step, those with the best titles first: of more, ten fit. */
const CANDIDATES_MAX = 300
const WORDS_AT_ONCE = 2000

/** The words that stand in the jobs, read when they are first needed. */
export const createVocabulary = ({ db }: Pick<Searched, 'db'>) => {
  const read = async () => {
    const words = new Set(namesOfWork())
    const pace = createPace()
    for (let after: string | undefined = ''; after !== undefined;) {
      const more = await listSearchWords(db, after, WORDS_AT_ONCE)
      for (const word of more) words.add(word)
      after = more.at(-1)
      await pace()
    }
    return words
  }
  let words: Promise<Set<string>> | undefined
  return () =>
    (words ??= read().catch((error: unknown) => {
      words = undefined
      throw error
    }))
}

type Needs = {
  database: Searched
  index: JobIndex
  bitsOfText: BitsOfText
  vocabulary: () => Promise<ReadonlySet<string>>
}

/** The jobs among these in which a step may find everything. */
const candidatesOf = async ({ index, bitsOfText }: Needs, step: CloseStep, among: Bits) => {
  let left = among
  for (const wanted of step.wanted) {
    const { texts, places } = tracesOf(step, wanted)
    const bits = noBits(index.size)
    for (const text of new Set(texts)) addSet(bits, { bits: await bitsOfText(text) })
    for (const place of places) index.addPlace(bits, place)
    left = intersect(left, [bits])
  }
  return [...positionsIn(left)]
}

/** Those with more of what is looked for in their title first. */
const byTitle = async ({ index }: Needs, step: CloseStep, positions: readonly number[]) => {
  const pace = createPace()
  const levels: number[][] = step.wanted.map(() => []).concat([[]])
  // Many jobs have one title, which is kept once.
  const counts = new Map<readonly string[], number>()
  for (const position of positions) {
    const texts = index.jobs[position]?.facts.texts ?? []
    const known = counts.get(texts)
    const count = known ?? countInTitle(texts, step)
    if (known === undefined) {
      counts.set(texts, count)
      await pace()
    }
    levels[count]?.push(position)
  }
  return levels.toReversed().flat()
}

const corrected = async (step: CloseStep, vocabulary: ReadonlySet<string>): Promise<CloseStep> => {
  const pace = createPace()
  const wanted: CloseStep['wanted'][number][] = []
  for (const each of step.wanted) {
    wanted.push(...correctedStep({ ...step, wanted: [each] }, vocabulary).wanted)
    await pace()
  }
  return { ...correctedStep(step, []), wanted }
}

/** What `closeMatches` finds among these jobs, by the indexes. */
export const findClose = async (needs: Needs, text: string, among: Bits): Promise<Job[]> => {
  const found = new Map<number, Job>()
  const take = async (step: CloseStep) => {
    const positions = await byTitle(needs, step, await candidatesOf(needs, step, among))
    const unread = positions.filter((position) => !found.has(position)).slice(0, CANDIDATES_MAX)
    for await (const { position, one } of readJobs(needs.database, needs.index, unread)) {
      if (found.size === CLOSE_MATCHES_MAX) return
      if (fitsStep(one, step)) found.set(position, one.job)
    }
  }
  const steps = closeSteps(text)
  const [first] = steps
  if (!first) return []
  for (const step of steps) if (found.size < CLOSE_MATCHES_MAX) await take(step)
  if (found.size < CLOSE_MATCHES_MAX) await take(await corrected(first, await needs.vocabulary()))
  return [...found.values()]
}

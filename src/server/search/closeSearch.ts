import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { EVERY_PLACE } from '@/domain/jobFilter'
import {
  closenessOf,
  ENOUGH,
  FRESHER,
  isAbout,
  paysAbout,
  pickClose,
  type CloseLimits,
} from '@/domain/jobs/closeMatches'
import {
  lexiconOf,
  readQuery,
  titleTexts,
  wordsOf,
  type CloseQuery,
  type Wanted,
} from '@/domain/jobs/closeQuery'
import type { Searched } from '../repositories/jobSearch'
import { matcherOfValues, positionsIn, type Flags, type JobTable } from './jobTable'
import { readJobs, type FindText } from './textSearch'

const TITLES_AT_ONCE = 500
/** Jobs whose titles are compared. */
const COMPARED_MAX = 1000
/** In a long list so many are read with all their texts: of more, enough are close. */
const READ_MAX = 30

/** The positions of the jobs with each word in the title, in their order. */
const readTitles = async ({ facts }: JobTable) => {
  const positionsOf = new Map<string, number[]>()
  for (const [position, { job }] of facts.entries()) {
    for (const word of new Set(titleTexts(job).flatMap(wordsOf))) {
      const positions = positionsOf.get(word)
      if (positions) positions.push(position)
      else positionsOf.set(word, [position])
    }
    if (position % TITLES_AT_ONCE === 0) await yieldToEventLoop()
  }
  return { positionsOf, lexicon: lexiconOf(facts, positionsOf.keys()) }
}

type CloseSearch = { database: Searched; table: JobTable; findText: FindText }

/** Finds what `closeJobs` finds, by the indexes of titles and texts. */
export const createCloseSearch = ({ database, table, findText }: CloseSearch) => {
  const { facts, columns, isSmall } = table
  const readMax = isSmall ? facts.length : READ_MAX
  let titles: ReturnType<typeof readTitles> | undefined

  const flagsOf = (isIn: (position: number) => boolean | undefined): Flags => {
    const flags = new Uint8Array(facts.length)
    for (let position = 0; position < flags.length; position++) if (isIn(position)) flags[position] = 1
    return flags
  }
  const both = (all: readonly Flags[]): Flags => {
    const flags = new Uint8Array(facts.length).fill(1)
    for (const one of all)
      for (let position = 0; position < flags.length; position++) if (one[position] !== 1) flags[position] = 0
    return flags
  }

  /** The jobs whose titles may have what is wanted. */
  const inTitles = async ({ typed, names, isPart, isQuality, pay }: Wanted): Promise<Flags> => {
    if (pay !== undefined) return Uint8Array.from(facts, ({ job }) => Number(paysAbout(job, pay)))
    const { positionsOf } = await (titles ??= readTitles(table))
    const flags = new Uint8Array(facts.length)
    const rarest = (phrase: string) =>
      wordsOf(phrase)
        .map((word) => [word, `${word}s`, `${word}es`].flatMap((form) => positionsOf.get(form) ?? []))
        .sort((one, other) => one.length - other.length)[0] ?? []
    for (const phrase of [typed, ...names]) for (const position of rarest(phrase)) flags[position] = 1
    if (isPart)
      for (const [word, positions] of positionsOf)
        if (word.startsWith(typed)) for (const position of positions) flags[position] = 1
    if (!isQuality || !names.includes(FRESHER)) return flags
    const isForFresher = matcherOfValues(columns.fresher, ['1'])
    return flagsOf((position) => flags[position] === 1 || isForFresher(position))
  }

  /** The jobs that have what is wanted in any text, or a word that holds it. */
  const inTexts = async (wanted: Wanted): Promise<Flags> => {
    const { typed, names, pay } = wanted
    if (pay !== undefined) return inTitles(wanted)
    const flags = await inTitles(wanted)
    for (const text of new Set([typed, ...names]))
      for (const position of await findText(text)) flags[position] = 1
    return flags
  }

  const scored = (position: number, query: CloseQuery, one = facts[position]) =>
    one ? [{ ...closenessOf(one, query), one: position }] : []

  /** Reads what a text asks for. */
  const read = async (text: string) => readQuery(text, (await (titles ??= readTitles(table))).lexicon)

  /** Whether some of these jobs are what is asked for. */
  const isAnyAbout = (query: CloseQuery, positions: readonly number[]) =>
    positions.some((position) => {
      const one = facts[position]
      return one !== undefined && isAbout(one, query)
    })

  /** The positions of the jobs among these that are close. */
  const find = async (query: CloseQuery, among: Flags, limits: CloseLimits) => {
    const { most, withMentions } = limits
    const { places, must, isAnything } = query
    const isInPlace = matcherOfValues(columns.locations, [...places, EVERY_PLACE])
    const isFirst = (position: number) => places.length === 0 || isInPlace(position)
    /** So many positions in the place, and so many others. */
    const firstOf = (flags: Flags, count: number) => {
      const positions = positionsIn(flags)
      return [
        ...positions.filter(isFirst).slice(0, count),
        ...positions.filter((position) => !isFirst(position)).slice(0, count),
      ]
    }
    const readAll = async (positions: readonly number[]) => {
      const all: ReturnType<typeof scored> = []
      for await (const { position, one } of readJobs(database, table, positions))
        all.push(...scored(position, query, one))
      return all.sort((one, other) => one.one - other.one)
    }
    const inTitle = await Promise.all(must.map(inTitles))
    const best = (flags: Flags) =>
      firstOf(flags, COMPARED_MAX)
        .flatMap((position) => scored(position, query))
        .filter(({ isPartly }) => isPartly)
        .sort((one, other) => Number(other.isInPlace) - Number(one.isInPlace) || other.sum - one.sum)
        .slice(0, readMax)
        .map(({ one }) => one)
    const inAll = must.length === 0 ? [] : best(both([among, ...inTitle]))
    const inAny = () =>
      best(flagsOf((position) => among[position] === 1 && inTitle.some((one) => one[position] === 1)))
    const strong = must.length < 2 || inAll.length >= ENOUGH ? inAll : [...new Set([...inAll, ...inAny()])]
    let jobs = await readAll(strong)
    const isFull = jobs.filter((one) => one.isStrong).length >= most
    if (withMentions && must.length > 0 && !isFull) {
      // A few are read sooner than the index is asked for each name.
      const isFew = positionsIn(among).length <= readMax
      const mentioned = isFew ? among : both([among, ...(await Promise.all(must.map(inTexts)))])
      const others = firstOf(mentioned, readMax).filter((position) => !strong.includes(position))
      jobs = [...jobs, ...(await readAll(others))]
    }
    const close = pickClose(jobs, query, limits)
    if (close.found.length > 0) return close
    const isPlaceMeant = places.length > 0 || isAnything
    const inPlace = isPlaceMeant ? firstOf(both([among, flagsOf(isFirst)]), most) : []
    return pickClose(
      inPlace.flatMap((position) => scored(position, query)),
      query,
      limits,
    )
  }

  return { read, find, isAnyAbout }
}

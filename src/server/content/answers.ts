import type { Transport } from '@/api/baseQuery'
import type { Envelope } from '@/api/envelope'
import { MEGABYTE } from '@/domain/site/limits'
import { Refusal } from '../config/refusal'
import { createContentCache } from './contentCache'
import { encode, type Encoded } from './encoded'

/** A read of the API: what its query asks for, and how that is loaded. */
export type Read = (query: URLSearchParams) => {
  /** Queries with the same key have the same answer. */
  key: string
  /** Rejects with a Refusal where the query asks for nothing that exists. */
  load: () => Promise<{ data: unknown; name?: string; name_hi?: string }>
}

/** Reads by their path. */
export type Reads = Readonly<Record<string, Read>>

/** An answer of the API: encoded for requests, and as it is for pages. */
type Answer = { encoded: Encoded; envelope: Envelope }

/** Visitors can invent queries, so their answers have a limit. */
const QUERIES_BYTES = 16 * MEGABYTE

const bytesOf = ({ encoded }: Answer) => 2 * encoded.bytes

/** The answers to the reads of the API, for its routes and pages. There are as many lists as there is content. */
export const createAnswers = (lists: Reads, queries: Reads, version: () => Promise<string>) => {
  const reads: Reads = { ...lists, ...queries }
  const listAnswers = createContentCache<Answer>({ bytesOf })
  const queryAnswers = createContentCache<Answer>({ maxBytes: QUERIES_BYTES, bytesOf })
  const answerTo = async (path: string, query: URLSearchParams) => {
    const { key, load } = reads[path]?.(query) ?? {}
    if (key === undefined || !load) throw new Error(`Nothing is read at ${path}.`)
    const cache = Object.hasOwn(lists, path) ? listAnswers : queryAnswers
    return cache.get(await version(), `${path} ${key}`, async () => {
      const envelope = { status: '1', ...(await load()) }
      return { encoded: encode(JSON.stringify(envelope), 'application/json; charset=utf-8'), envelope }
    })
  }
  /** Answers what a page reads; a refusal is an answer, too. */
  const load: NonNullable<Transport['load']> = async ({ url, body = {} }) => {
    const [path = '', query] = url.split('?')
    const parameters = new URLSearchParams(query)
    for (const [name, value] of Object.entries(body)) parameters.append(name, `${value}`)
    try {
      return (await answerTo(path, parameters)).envelope
    } catch (error) {
      if (error instanceof Refusal) return { status: '0', message: error.message }
      throw error
    }
  }
  return { paths: Object.keys(reads), answerTo, load }
}

export type Answers = ReturnType<typeof createAnswers>

import { makeSlices } from './breaks'

/** Parsed in a few milliseconds, also on a cheap phone. */
const SLICE_CHARACTERS = 32 * 1024

const LIST_BEGINS = /"data"\s*:\s*\[/g
const BETWEEN_ROWS = /\}\s*,\s*(?=\{)/g

/** Of what came at once so much is made text at a time. */
const PIECE_BYTES = 64 * 1024

/** What looks like the end of a row may stand inside a text; after so many of them the rest is read at once. */
const ATTEMPTS = 20

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The place behind the first match from a place on; -1 where there is none. */
const endOf = (pattern: RegExp, text: string, from: number) => {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : -1
}

/**
 * Reads the JSON of an envelope while it comes. The rows of a long list are parsed a slice at a time; `end` answers with what `JSON.parse` of the whole text would, and throws where it would.
 */
export const makeEnvelopeReader = () => {
  /** The text up to the first row, once the list began. */
  let head = ''
  let rest = ''
  const rows: unknown[] = []
  let isSliced = true

  const begin = () => {
    const start = endOf(LIST_BEGINS, rest, 0)
    // The list of the envelope itself, not one further inside.
    isSliced = start > 0 && parsed(`${rest.slice(0, start)}]}`) !== undefined
    if (!isSliced) return
    head = rest.slice(0, start)
    rest = rest.slice(start)
  }

  const takeSlice = () => {
    if (isSliced && head === '' && rest.length >= SLICE_CHARACTERS) begin()
    if (!isSliced || rest.length < SLICE_CHARACTERS) return false
    let end = SLICE_CHARACTERS
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      end = endOf(BETWEEN_ROWS, rest, end)
      if (end < 0) return false
      const slice = parsed(`[${rest.slice(0, rest.lastIndexOf(',', end))}]`)
      if (Array.isArray(slice)) {
        rows.push(...(slice as unknown[]))
        rest = rest.slice(end)
        return true
      }
    }
    isSliced = false
    return false
  }

  return {
    /** Takes the next piece of the text; each step of the answer parses some rows. */
    *add(text: string) {
      rest += text
      while (takeSlice()) yield
    },
    end: (): unknown => {
      const envelope: unknown = JSON.parse(head + rest)
      return rows.length > 0 && typeof envelope === 'object' && envelope !== null && 'data' in envelope
        ? { ...envelope, data: rows.concat(envelope.data) }
        : envelope
    },
  }
}

/**
 * The JSON of an answer; a long list is parsed in slices. Rejects where the answer is none. `heard` is called each time
 * something came, before more of it is waited for.
 */
export const readBody = async (response: Response, heard = () => {}): Promise<unknown> => {
  const chunks = response.body?.getReader()
  if (!chunks) return JSON.parse(await response.text())
  const decoder = new TextDecoder()
  const envelope = makeEnvelopeReader()
  const run = makeSlices()
  const take = function* (bytes: Uint8Array) {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      yield* envelope.add(decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true }))
      yield
    }
  }
  const readOn = async (): Promise<unknown> => {
    heard()
    const { done, value } = await chunks.read()
    await run(done ? envelope.add(decoder.decode()) : take(value))
    return done ? envelope.end() : readOn()
  }
  return readOn()
}

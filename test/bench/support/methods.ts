import type { SearchableJob } from '@/domain/jobFilter'

type Search = (wanted: string) => number[]

/** A way to find the jobs whose prepared text holds a text; `prepare` is done once for a list. */
export type Method = {
  name: string
  /** Without an index only the texts themselves are looked at. */
  isScan: boolean
  prepare: (jobs: readonly SearchableJob[]) => Search
}

const textsOf = (jobs: readonly SearchableJob[]) => jobs.map(({ searchText }) => searchText)

const collect = (count: number, matches: (index: number) => boolean) => {
  const found: number[] = []
  for (let index = 0; index < count; index += 1) if (matches(index)) found.push(index)
  return found
}

const perText: Method = {
  name: 'loop over prepared texts, includes',
  isScan: true,
  prepare: (jobs) => {
    const texts = textsOf(jobs)
    return (wanted) => collect(texts.length, (index) => texts[index]?.includes(wanted) ?? false)
  },
}

const perField: Method = {
  name: 'loop over prepared fields, includes',
  isScan: true,
  prepare: (jobs) => {
    const fields = jobs.map(({ searchText }) => searchText.split('\n'))
    return (wanted) =>
      collect(fields.length, (index) => fields[index]?.some((field) => field.includes(wanted)) ?? false)
  },
}

const regex: Method = {
  name: 'loop over prepared texts, regular expression',
  isScan: true,
  prepare: (jobs) => {
    const texts = textsOf(jobs)
    return (wanted) => {
      // A class of one character keeps the engine from taking the pattern for a mere text.
      const escaped = Array.from(wanted, (character) => `[${character.replace(/[\\\]^-]/, '\\$&')}]`)
      const pattern = new RegExp(escaped.join(''))
      return collect(texts.length, (index) => pattern.test(texts[index] ?? ''))
    }
  },
}

/** Where each text begins in all of them joined; a hit leads on to the text after the one it is in. */
const walk = (starts: Uint32Array, next: (from: number) => number) => {
  const found: number[] = []
  const count = starts.length - 1
  let text = 0
  for (let hit = next(0); hit !== -1 && text < count; hit = next(starts[text] ?? 0)) {
    // Hits are often far apart: the text of a hit is found by halving.
    let high = count
    while (high - text > 1) {
      const middle = (text + high) >> 1
      if ((starts[middle] ?? 0) <= hit) text = middle
      else high = middle
    }
    found.push(text)
    text += 1
    if (text >= count) break
  }
  return found
}

const startsOf = (lengths: readonly number[]) => {
  const starts = new Uint32Array(lengths.length + 1)
  lengths.forEach((length, index) => (starts[index + 1] = (starts[index] ?? 0) + length))
  return starts
}

const joined: Method = {
  name: 'one joined text, indexOf',
  isScan: true,
  prepare: (jobs) => {
    const texts = textsOf(jobs)
    const starts = startsOf(texts.map((text) => text.length + 1))
    // Flattened once: a text that was put together of parts is slow to search.
    const all = Buffer.from(`${texts.join('\n')}\n`, 'utf16le').toString('utf16le')
    return (wanted) => walk(starts, (from) => all.indexOf(wanted, from))
  },
}

const bytes: Method = {
  name: 'one joined buffer of UTF-8, indexOf',
  isScan: true,
  prepare: (jobs) => {
    const texts = textsOf(jobs).map((text) => Buffer.from(`${text}\n`))
    const starts = startsOf(texts.map(({ length }) => length))
    const all = Buffer.concat(texts)
    return (wanted) => {
      const pattern = Buffer.from(wanted)
      return walk(starts, (from) => all.indexOf(pattern, from))
    }
  },
}

/** The same texts again and again (companies, departments) are looked at once. */
const shared: Method = {
  name: 'fields that repeat looked up once, includes',
  isScan: true,
  prepare: (jobs) => {
    const numbers = new Map<string, number>()
    const numberOf = (text: string) => {
      const known = numbers.get(text) ?? numbers.size
      numbers.set(text, known)
      return known
    }
    const fields = jobs.map(({ searchText }) => Uint32Array.from(searchText.split('\n'), numberOf))
    const texts = [...numbers.keys()]
    return (wanted) => {
      const holds = Uint8Array.from(texts, (text) => Number(text.includes(wanted)))
      return collect(fields.length, (index) => fields[index]?.some((field) => holds[field] === 1) ?? false)
    }
  },
}

const ASCII_BITS = 7
const ASCII_GROUPS = 1 << (3 * ASCII_BITS)
const OTHER_GROUPS = 1 << 12

/** The number of a group of one to three characters: ASCII has one for each group, other scripts share some. */
const groupOf = (text: string, at: number, length: number) => {
  let group = 0
  let isAscii = true
  for (let offset = 0; offset < length; offset += 1) {
    const code = text.charCodeAt(at + offset)
    isAscii &&= code < 1 << ASCII_BITS
    group = Math.imul(group, 1 << ASCII_BITS) + code
  }
  return isAscii ? group : ASCII_GROUPS + ((Math.imul(group, 0x9e3779b1) >>> 8) & (OTHER_GROUPS - 1))
}

const isExact = (wanted: string) => wanted.length <= 3 && groupOf(wanted, 0, wanted.length) < ASCII_GROUPS

/**
 * For each group of three characters (and each of two and one) a row of bits, one for each job that has it. A search
 * joins the rows of its groups, and looks only at the jobs that are left, or at none where the group says it all.
 */
const bitmaps: Method = {
  name: 'bitmaps of character groups, then includes',
  isScan: false,
  prepare: (jobs) => {
    const texts = textsOf(jobs)
    const words = Math.ceil(texts.length / 32)
    const none = new Uint32Array(words)
    const rows: Uint32Array[] = []
    const rowOf = new Int32Array(ASCII_GROUPS + OTHER_GROUPS).fill(-1)
    const mark = (group: number, index: number) => {
      if ((rowOf[group] ?? -1) === -1) rowOf[group] = rows.push(new Uint32Array(words)) - 1
      const row = rows[rowOf[group] ?? -1] ?? none
      row[index >> 5] = (row[index >> 5] ?? 0) | (1 << (index & 31))
    }
    texts.forEach((text, index) => {
      for (let at = 0; at < text.length; at += 1) {
        for (let length = 1; length <= 3 && at + length <= text.length; length += 1) {
          mark(groupOf(text, at, length), index)
        }
      }
    })
    return (wanted) => {
      const length = Math.min(3, wanted.length)
      const left = new Uint32Array(words).fill(0xffffffff)
      for (let at = 0; at + length <= wanted.length; at += 1) {
        const row = rows[rowOf[groupOf(wanted, at, length)] ?? -1] ?? none
        for (let word = 0; word < words; word += 1) left[word] = (left[word] ?? 0) & (row[word] ?? 0)
      }
      const mustLook = !isExact(wanted)
      const found: number[] = []
      for (let word = 0; word < words; word += 1) {
        for (let bits = left[word] ?? 0; bits !== 0; bits &= bits - 1) {
          const index = (word << 5) + 31 - Math.clz32(bits & -bits)
          if (!mustLook || texts[index]?.includes(wanted)) found.push(index)
        }
      }
      return found
    }
  },
}

export const methods: readonly Method[] = [perText, perField, regex, joined, bytes, shared, bitmaps]

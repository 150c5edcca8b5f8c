/** A set of positions in the list of jobs, a bit for each. */
export type Bits = Uint32Array

const WORD = 32

export const noBits = (size: number): Bits => new Uint32Array(Math.ceil(size / WORD))

export const allBits = (size: number): Bits => {
  const bits = noBits(size).fill(0xffffffff)
  const rest = size % WORD
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1
  return bits
}

export const addBit = (bits: Bits, position: number) => {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31))
}

export const hasBit = (bits: Bits, position: number) =>
  (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1

/** How many of the 32 bits are set. */
const countWord = (word: number) => {
  let rest = word - ((word >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export const countBits = (bits: Bits) => {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += countWord(bits[at] ?? 0)
  return count
}

/** The positions that are in all of these. */
export const intersect = (first: Bits, others: Iterable<Bits>): Bits => {
  const bits = first.slice()
  for (const other of others)
    for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0)
  return bits
}

/** The positions of the first that are not in the other. */
export const subtract = (first: Bits, other: Bits): Bits => {
  const bits = first.slice()
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0)
  return bits
}

const countBoth = (one: Bits, other: Bits) => {
  let count = 0
  for (let at = 0; at < one.length; at++) count += countWord((one[at] ?? 0) & (other[at] ?? 0))
  return count
}

export function* positionsIn(bits: Bits) {
  for (let at = 0; at < bits.length; at++) {
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1)
      yield at * WORD + 31 - Math.clz32(rest & -rest)
  }
}

/** The jobs with one value: bits, or the positions themselves where they are few. */
export type JobSet = { bits: Bits } | { few: Uint32Array }

export const toJobSet = (positions: readonly number[], size: number): JobSet => {
  if (positions.length * WORD < size) return { few: Uint32Array.from(positions) }
  const bits = noBits(size)
  for (const position of positions) addBit(bits, position)
  return { bits }
}

/** How many jobs of the set are among these. */
export const countIn = (bits: Bits, set: JobSet) => {
  if ('bits' in set) return countBoth(bits, set.bits)
  let count = 0
  for (const position of set.few) if (hasBit(bits, position)) count += 1
  return count
}

/** Adds the jobs of a set to these. */
export const addSet = (bits: Bits, set: JobSet) => {
  if ('few' in set) for (const position of set.few) addBit(bits, position)
  else for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (set.bits[at] ?? 0)
}

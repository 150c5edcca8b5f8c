/** A stream has content; a storage has entries of its own. */
export type CompoundPart = { name: string; content?: Buffer; parts?: CompoundPart[]; classId?: string }

type Place = { part: CompoundPart; child: number; sibling: number; start: number; size: number }

const NONE = 0xffffffff
const END = 0xfffffffe
const TABLE = 0xfffffffd
const MINI_BYTES = 64

const sectorsOf = (bytes: number, sectorBytes: number) => Math.ceil(bytes / sectorBytes)

/** The parts of all storages one after the other, each with its first child and its next sibling. */
const placesOf = (root: CompoundPart) => {
  const places: Place[] = []
  const add = (part: CompoundPart) =>
    places.push({ part, child: NONE, sibling: NONE, start: END, size: part.content?.length ?? 0 }) - 1
  const addParts = (parent: number, parts: CompoundPart[] = []) => {
    const indexes = parts.map(add)
    for (const [n, index] of indexes.entries()) {
      if (n === 0) places[parent]!.child = index
      places[index]!.sibling = indexes[n + 1] ?? NONE
      addParts(index, parts[n]!.parts)
    }
  }
  addParts(add(root), root.parts)
  return places
}

const entryOf = ({ part, child, sibling, start, size }: Place, index: number) => {
  const entry = Buffer.alloc(128)
  entry.writeUInt16LE(entry.write(`${part.name}\0`, 'utf16le'), 64)
  entry[66] = index === 0 ? 5 : part.content ? 2 : 1
  entry[67] = 1
  for (const [at, value] of [NONE, sibling, child].entries()) entry.writeUInt32LE(value, 68 + 4 * at)
  if (part.classId) entry.write(part.classId, 80, 'hex')
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

/** Hands out sectors one after the other, and notes their order. */
const allocator = () => {
  const table: number[] = []
  const take = (count: number, mark?: number) => {
    const start = table.length
    for (let n = 0; n < count; n += 1) table.push(mark ?? (n + 1 < count ? start + n + 1 : END))
    return count > 0 ? start : END
  }
  return { table, take }
}

const numbers = (values: readonly number[]) => {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [n, value] of values.entries()) bytes.writeUInt32LE(value, 4 * n)
  return bytes
}

/** A compound file (OLE2) of these parts, as Word writes it. */
export const compoundBytes = (parts: CompoundPart[], { classId = '', sectorShift = 9 } = {}) => {
  const sectorBytes = 2 ** sectorShift
  const places = placesOf({ name: 'Root Entry', parts, classId })
  const mini = allocator()
  const isSmall = ({ size }: Place) => size > 0 && size < 4096
  for (const place of places.filter(isSmall)) place.start = mini.take(sectorsOf(place.size, MINI_BYTES))
  const miniBytes = mini.table.length * MINI_BYTES
  const large = places.filter(({ size }) => size >= 4096)
  const sizes = [places.length * 128, mini.table.length * 4, miniBytes, ...large.map(({ size }) => size)]
  const rest = sizes.reduce((sum, size) => sum + sectorsOf(size, sectorBytes), 0)
  const tables = Math.ceil(rest / (sectorBytes / 4 - 1))
  const { table, take } = allocator()
  take(tables, TABLE)
  const starts = sizes.map((size) => take(sectorsOf(size, sectorBytes)))
  Object.assign(places[0]!, { start: starts[2], size: miniBytes })
  for (const [n, place] of large.entries()) place.start = starts[3 + n]!
  const bytes = Buffer.alloc((1 + table.length) * sectorBytes)
  const put = (sector: number, content: Buffer) => content.copy(bytes, (1 + sector) * sectorBytes)
  bytes.fill(0xff, sectorBytes, (1 + tables) * sectorBytes)
  put(0, numbers(table))
  put(starts[0]!, Buffer.concat(places.map(entryOf)))
  if (miniBytes > 0) {
    put(starts[1]!, numbers(mini.table))
    for (const { part, start } of places.filter(isSmall))
      part.content?.copy(bytes, (1 + starts[2]!) * sectorBytes + start * MINI_BYTES)
  }
  for (const { part, start } of large) put(start, part.content!)
  bytes.write('d0cf11e0a1b11ae1', 'hex')
  for (const [n, value] of [0x3e, sectorShift === 9 ? 3 : 4, 0xfffe, sectorShift, 6].entries())
    bytes.writeUInt16LE(value, 24 + 2 * n)
  const head = [
    tables,
    starts[0]!,
    0,
    4096,
    miniBytes > 0 ? starts[1]! : END,
    sectorsOf(sizes[1]!, sectorBytes),
    END,
    0,
  ]
  put(-1, bytes.subarray(0, 44))
  numbers(head).copy(bytes, 44)
  bytes.fill(0xff, 76, 512)
  numbers(Array.from({ length: Math.min(tables, 109) }, (_, n) => n)).copy(bytes, 76)
  return bytes
}

type WordOptions = {
  text?: string
  encoding?: 'latin1' | 'utf16le'
  size?: number
  magic?: number
  flags?: number
}

const TEXT_AT = 1024

/** The streams of a .doc: its text, in two pieces, and the table that describes them. */
export const wordParts = ({
  text = 'Resume',
  encoding = 'latin1',
  size = 0,
  magic = 0xa5ec,
  flags = 0x0200,
}: WordOptions = {}): CompoundPart[] => {
  const words = Buffer.from(text, encoding)
  const main = Buffer.alloc(Math.max(4096, size, TEXT_AT + words.length))
  const half = Math.floor(text.length / 2)
  const width = encoding === 'latin1' ? 1 : 2
  const places = [TEXT_AT, TEXT_AT + width * half].map((at) =>
    encoding === 'latin1' ? (2 * at + 0x40000000) >>> 0 : at,
  )
  const pieces = Buffer.alloc(5 + 12 + 16)
  pieces[0] = 2
  pieces.writeUInt32LE(28, 1)
  for (const [n, value] of [0, half, text.length].entries()) pieces.writeUInt32LE(value, 5 + 4 * n)
  for (const [n, place] of places.entries()) pieces.writeUInt32LE(place, 17 + 8 * n + 2)
  main.writeUInt16LE(magic, 0)
  main.writeUInt16LE(0xc1, 2)
  main.writeUInt16LE(flags, 0x0a)
  main.writeUInt32LE(text.length, 0x4c)
  numbers([0, 0, 0, pieces.length]).copy(main, 0x19a)
  words.copy(main, TEXT_AT)
  return [
    { name: 'WordDocument', content: main },
    { name: '1Table', content: pieces },
  ]
}

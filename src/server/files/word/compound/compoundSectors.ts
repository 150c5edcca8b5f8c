const HEADER_BYTES = 512
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const BYTE_ORDER = 0xfffe
/** Sectors have 512 bytes, or 4096 in files of Windows. */
const SECTOR_SHIFTS = new Set([9, 12])
const HEADER_TABLES = 109
const LAST_SECTOR = 0xfffffffa
const END_OF_CHAIN = 0xfffffffe
/** Some programs fill the rest of the table with one of these. */
const UNUSED = new Set([0, END_OF_CHAIN, 0xffffffff])

export type Allocation = {
  bytes: Buffer
  sectorBytes: number
  directoryStart: number
  /** For each sector the next one of its stream. */
  table: Uint32Array
  /** The same for the small sectors that small streams share. */
  miniTable: Uint32Array
}

/** The bytes of these sectors, as far as there are any. The header takes the place of one sector. */
export const sectorsIn = (source: Buffer, chain: readonly number[], sectorBytes: number, skip: number) =>
  chain.map((sector) => source.subarray(skip + sector * sectorBytes, skip + (sector + 1) * sectorBytes))

/** The first `count` sectors of a stream, or all of them. Undefined where the chain is broken or a ring. */
export const chainOf = (table: ArrayLike<number>, start: number, count = Infinity) => {
  const chain: number[] = []
  for (
    let sector = start;
    chain.length < count && sector !== END_OF_CHAIN;
    sector = table[sector] ?? LAST_SECTOR
  ) {
    if (sector >= table.length || chain.length >= table.length) return undefined
    chain.push(sector)
  }
  return count === Infinity || chain.length === count ? chain : undefined
}

const numbersIn = (sectors: readonly Buffer[]) => {
  const bytes = Buffer.concat(sectors)
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) =>
    bytes.readUInt32LE(4 * index),
  )
}

/** The sectors with the table: the first are listed in the header, further ones in sectors of their own. */
const tableSectors = (bytes: Buffer, sectorBytes: number) => {
  const count = bytes.readUInt32LE(44)
  if (count * sectorBytes > bytes.length + sectorBytes) return undefined
  const sectors = [...numbersIn([bytes.subarray(76, 76 + 4 * Math.min(count, HEADER_TABLES))])]
  let list = bytes.readUInt32LE(68)
  while (sectors.length < count) {
    const [sector = Buffer.alloc(0)] = sectorsIn(bytes, [list], sectorBytes, sectorBytes)
    if (sector.length < sectorBytes) return undefined
    const numbers = numbersIn([sector])
    list = numbers[numbers.length - 1] ?? END_OF_CHAIN
    sectors.push(...numbers.subarray(0, Math.min(numbers.length - 1, count - sectors.length)))
  }
  return count > 0 && sectors.every((sector) => sector <= LAST_SECTOR) ? sectors : undefined
}

const follower = (next: number) => (next <= LAST_SECTOR ? next : 0)

/** How a compound file is divided into streams. A truncated file lacks sectors that its table marks as used. */
export const readAllocation = (bytes: Buffer): Allocation | 'incomplete' | 'unreadable' => {
  if (bytes.length < HEADER_BYTES || !bytes.subarray(0, 8).equals(SIGNATURE)) return 'unreadable'
  const shift = bytes.readUInt16LE(30)
  if (bytes.readUInt16LE(28) !== BYTE_ORDER || !SECTOR_SHIFTS.has(shift)) return 'unreadable'
  const sectorBytes = 2 ** shift
  const places = tableSectors(bytes, sectorBytes)
  if (!places) return 'unreadable'
  const sectors = sectorsIn(bytes, places, sectorBytes, sectorBytes)
  if (sectors.some((sector) => sector.length < sectorBytes)) return 'incomplete'
  const table = numbersIn(sectors)
  const used = table.reduce(
    (last, next, index) => (UNUSED.has(next) ? last : Math.max(last, index, follower(next))),
    0,
  )
  if ((used + 1) * sectorBytes >= bytes.length) return 'incomplete'
  const miniSectors = chainOf(table, bytes.readUInt32LE(60)) ?? []
  return {
    bytes,
    sectorBytes,
    directoryStart: bytes.readUInt32LE(48),
    table,
    miniTable: numbersIn(sectorsIn(bytes, miniSectors, sectorBytes, sectorBytes)),
  }
}

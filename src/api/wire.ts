import type { InHindi } from '@/domain/entities'

export type Row = Record<string, unknown>

/** An existing API may send a text as a number, or leave it out. */
export const text = (value: unknown) => {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? `${value}` : ''
}

/** An id, a name or another short text. */
export const trimmed = (value: unknown) => text(value).trim()

/** Several short texts of a row, under their names. */
export const trimmedTexts = <Name extends string>(row: Row, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, trimmed(row[name])])) as Record<Name, string>

/** The Hindi beside these texts of a row, where it has any. */
export const textsInHindi = <Name extends string>(row: Row, ...names: Name[]) =>
  Object.fromEntries(
    names
      .map((name) => `${name}_hi`)
      .filter((column) => trimmed(row[column]) !== '')
      .map((column) => [column, trimmed(row[column])]),
  ) as InHindi<Name>

/** Numbers and numeric strings; anything else is null. */
export const quantity = (value: unknown) => {
  const written = trimmed(value)
  const number = written === '' ? Number.NaN : Number(written)
  return Number.isFinite(number) ? number : null
}

const textsWithin = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).map(textsWithin).filter(Boolean).join('\n')
  }
  return text(value)
}

/** A short text on one line; the parts of a list are joined: 'Raipur, Bhilai'. */
export const joinedTexts = (value: unknown) => textsWithin(value).trim().replace(/\n/g, ', ')

/** A JSON-encoded text; a text that is not JSON is taken as it is. */
export const encodedText = (value: unknown) => {
  if (typeof value !== 'string') return textsWithin(value)
  try {
    return textsWithin(JSON.parse(value))
  } catch {
    return value
  }
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A row; a value of another kind has no fields. */
export const rowOf = (value: unknown): Row => (isRow(value) ? value : {})

/** The rows of a list; data that is not a list has none. */
export const rowsOf = (data: unknown): Row[] => (Array.isArray(data) ? data.filter(isRow) : [])

import type { Localizable } from '@/domain/content/localized'

export type Row = Record<string, unknown>

/** An existing API may send a text as a number, or leave it out. */
export const text = (value: unknown) => {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? `${value}` : ''
}

/** An id, a name or another short text. */
export const trimmed = (value: unknown) => text(value).trim()

/** Several short texts of a row, under their names, with their Hindi where the row has it. */
export const trimmedTexts = <Name extends string>(row: Row, ...names: Name[]) => {
  const texts: Record<string, string> = {}
  for (const name of names) {
    texts[name] = trimmed(row[name])
    const hindi = trimmed(row[`${name}_hi`])
    if (hindi !== '') texts[`${name}_hi`] = hindi
  }
  return texts as Localizable<Name>
}

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

import type { Sheet } from './cells'

/** 'A' is 1, 'AA' is 27. */
export const columnNumber = (letters: string) =>
  Array.from(letters).reduce((number, letter) => number * 26 + (letter.codePointAt(0) ?? 64) - 64, 0)

const SHEET = /<(?:\w+:)?sheet\s[^>]*\b\w+:id="([^"]*)"/
const RELATION = /<Relationship\s[^>]*>/g
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** The part of a workbook that holds its first sheet; undefined where that is not told in the usual way. */
export const firstSheetPart = (workbook: string, relations: string) => {
  const id = SHEET.exec(workbook)?.[1]
  const relation = (relations.match(RELATION) ?? []).find((tag) => attribute(tag, 'Id') === id)
  const target = relation && attribute(relation, 'Target')
  return target && (target.startsWith('/') ? target.slice(1) : `xl/${target}`)
}

const ERROR = /<c\s([^>]*\bt="e"[^>]*)>(?:(?!<\/c>).)*?<v>([^<]*)<\/v>/gs
const NOT_COMPUTED = /<c\s([^>/]*)>\s*<f\b(?:[^>]*\/>|[^>]*>[^<]*<\/f>)\s*<\/c>/g

/** How a formula shows that was never computed. */
const NEVER = '#NULL!'

/**
 * Puts what the reader of workbooks takes for empty cells back into them: formulas with an error, such as #DIV/0!, and
 * formulas that a program wrote and nobody computed.
 */
export const withFaults = (sheet: Sheet, xml: string) => {
  const faults = [...xml.matchAll(ERROR), ...xml.matchAll(NOT_COMPUTED)]
  for (const [, attributes = '', error = NEVER] of faults) {
    const [, letters = '', row = ''] = /\br="([A-Z]+)(\d+)"/.exec(attributes) ?? []
    const cells = sheet[Number(row) - 1]
    const index = columnNumber(letters) - 1
    if (!cells || index < 0) continue
    while (cells.length < index) cells.push('')
    cells[index] = error
  }
  return sheet
}

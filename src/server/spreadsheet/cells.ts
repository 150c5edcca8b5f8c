/** A number that its format displays differently, such as JOB-0012 for 12. */
export type FormattedNumber = { number: string; shown: string }

/** The value of a cell, '' where it is empty. A date is the start of its day in UTC. */
export type Cell = string | Date | FormattedNumber

/** The rows of a sheet. They may differ in length. */
export type Sheet = Cell[][]

/** The first visible sheet of a file, and what its reader should be warned of. */
export type Spreadsheet = {
  rows: Sheet
  /** The names of other visible sheets that are not empty. */
  otherSheets: readonly string[]
  /** The number of hidden rows, which are read all the same. */
  hiddenRows: number
}

export const isBlankCell = (cell: Cell) => typeof cell === 'string' && cell.trim() === ''

export const isBlankRow = (row: readonly Cell[]) => row.every(isBlankCell)

/** Far more than a staffing company has. */
export const ROWS_MAX = 200_000

/** Its message tells the user why a file cannot be read as a spreadsheet. */
export class UnreadableFile extends Error {}

/** Another kind of file, recognized by its first bytes or its parts. */
type OtherKind = readonly [sign: RegExp, what: string]

/** Throws for a file of another kind, with the way to a spreadsheet. */
export const refuseOther = (kinds: readonly OtherKind[], found: readonly string[]) => {
  const [, what] = kinds.find(([sign]) => found.some((text) => sign.test(text))) ?? []
  if (what !== undefined)
    throw new UnreadableFile(
      `It is ${what}. Open the list in your spreadsheet program and save it as .xlsx or CSV.`,
    )
}

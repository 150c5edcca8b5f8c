/** The value of a cell, '' where it is empty. A date is the start of its day in UTC. */
export type Cell = string | Date

/** The rows of the first sheet. They may differ in length. */
export type Sheet = Cell[][]

/** Far more than a staffing company has. */
export const ROWS_MAX = 200_000

/** Its message tells the user why a file cannot be read as a spreadsheet. */
export class UnreadableFile extends Error {}

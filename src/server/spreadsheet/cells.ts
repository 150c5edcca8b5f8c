/** What a cell holds; an empty one is ''. A date is the start of its day in UTC. */
export type Cell = string | Date

/** The rows of the first sheet, from its first row on; a row may be shorter than another. */
export type Sheet = Cell[][]

/** A cell that holds one must be written in quotation marks, or spreadsheets end the row there. */
export const LINE_END = /[\r\n]/

/** Far above what a staffing company has; more is a wrong file. */
export const ROWS_MAX = 50_000

/** Why a file cannot be read as a spreadsheet, in a sentence for the person who chose it. */
export class UnreadableFile extends Error {}

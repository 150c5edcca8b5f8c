import { checkSheet, UselessSheet } from '../../import/checkSheet'
import { jobs } from '../../import/contentKinds'
import { countKnown } from '../../import/headings'
import type { FileRow, RowProblem } from '../../import/readRows'
import { UnreadableFile } from '../../spreadsheet/cells'
import { readSpreadsheetBytes } from '../../spreadsheet/readSpreadsheet'

/** The rows of a spreadsheet of jobs with the problems of each, or why it cannot be read as a whole. */
export type JobSheet = { rows: FileRow[]; problems: RowProblem[] } | { reason: string }

export const readJobSheet = async (bytes: Buffer): Promise<JobSheet> => {
  try {
    return checkSheet(jobs, await readSpreadsheetBytes(bytes, countKnown(jobs)))
  } catch (error) {
    if (error instanceof UnreadableFile || error instanceof UselessSheet) return { reason: error.message }
    throw error
  }
}

import { isBlank, readRows, type FileRow, type RowProblem } from './readRows'
import type { ContentKind } from './contentKinds'
import { readHeadings } from './headings'
import type { Sheet } from '../spreadsheet/cells'

/** Its message tells the user why nothing can be read from a sheet as a whole. */
export class UselessSheet extends Error {}

/** The rows of a sheet of one kind, and the problems of each. Throws an UselessSheet if there are none. */
export const checkSheet = (kind: ContentKind, sheet: Sheet): { rows: FileRow[]; problems: RowProblem[] } => {
  if (sheet.every(isBlank)) throw new UselessSheet('It is empty. Only the first sheet of a workbook is read.')
  const { placed, problems: ofHeadings } = readHeadings(kind, sheet)
  if (ofHeadings.length > 0) throw new UselessSheet(ofHeadings.join('\n'))
  const { rows, problems } = readRows(kind, placed, sheet)
  if (rows.length + problems.length === 0) throw new UselessSheet('It has headings but no rows.')
  return { rows, problems }
}

import type { Problem } from '@/domain/problem'
import { problemSentence } from '@/domain/office/problems'
import { isBlank, readRows, type FileRow, type RowProblem } from './readRows'
import type { ContentKind } from './contentKinds'
import { readHeadings } from './headings'
import type { Sheet } from '../spreadsheet/cells'

/** Nothing can be read from a sheet as a whole. */
export class UselessSheet extends Error {
  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => problemSentence(problem)).join('\n'))
  }
}

const useless = (code: string) => new UselessSheet([{ field: '', code }])

/** The rows of a sheet of one kind, and the problems of each. Throws an UselessSheet if there are none. */
export const checkSheet = (kind: ContentKind, sheet: Sheet): { rows: FileRow[]; problems: RowProblem[] } => {
  if (sheet.every(isBlank)) throw useless('emptySheet')
  const { placed, problems: ofHeadings } = readHeadings(kind, sheet)
  if (ofHeadings.length > 0) throw new UselessSheet(ofHeadings)
  const { rows, problems } = readRows(kind, placed, sheet)
  if (rows.length + problems.length === 0) throw useless('noRows')
  return { rows, problems }
}

import type { ContentField } from '@/domain/content/fields'
import type { ContentTable, Db } from '../database/schema'
import { listContentRows } from '../repositories/contentRows'
import type { FileRow, RowProblem } from './readRows'

type Kind = { table: ContentTable; key: string; columns: readonly ContentField[] }

/** The rows whose unique value is taken, by another of these rows or by one that stays beside them. */
export const notUnique = async (
  db: Db,
  { table, key, columns }: Kind,
  rows: readonly FileRow[],
  removed: readonly string[] = [],
): Promise<RowProblem[]> => {
  const problems: RowProblem[] = []
  const replaced = new Set([...rows.map(({ id }) => id), ...removed])
  for (const { name } of columns.filter(({ isUnique }) => isUnique)) {
    const stored = await listContentRows(db, table, key, [key, name])
    const taken = new Set(stored.filter((row) => !replaced.has(`${row[key]}`)).map((row) => row[name]))
    for (const { number, values } of rows) {
      const value = values[name]
      if (value === undefined) continue
      if (taken.has(value))
        problems.push({ number, problem: { field: name, code: 'notUnique', values: { text: `${value}` } } })
      taken.add(value)
    }
  }
  return problems
}

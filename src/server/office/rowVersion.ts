import { hashOf } from '../content/encoded'

/** Another one whenever anything of a row was changed, by whomever: the office, a command or SQL. */
export const rowVersion = (row: Readonly<Record<string, unknown>>) =>
  hashOf(JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))))

/** A fault of one field as data: a code, and what its sentence needs. The sentence is made where it is shown. */
export type Problem = { field: string; code: string; values?: Readonly<Record<string, string | number>> }

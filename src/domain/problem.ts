/**
 * A fault of one field, as data: the code says which rule failed, `values` holds what its sentence needs.
 * The sentence is made where it is shown, in the language of who reads it.
 */
export type Problem = { field: string; code: string; values?: Readonly<Record<string, string | number>> }

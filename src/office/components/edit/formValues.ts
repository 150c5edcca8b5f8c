/** What a form holds: texts by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>

/** The names of the fields that differ, in the order of the form. */
export const changedNames = (before: FormValues, after: FormValues) =>
  Object.keys(after).filter((name) => before[name] !== after[name])

/** The fields that differ, as they are sent: the others may be changed by another account meanwhile. */
export const changedValues = <Values extends FormValues>(before: Values, after: Values) =>
  Object.fromEntries(changedNames(before, after).map((name) => [name, after[name]])) as Partial<Values>

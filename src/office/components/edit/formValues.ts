/** What a form holds: texts by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>

/** The names of the fields that differ, in the order of the form. */
export const changedNames = <Name extends string>(
  before: Readonly<Record<Name, string>>,
  after: Readonly<Record<Name, string>>,
) => (Object.keys(after) as Name[]).filter((name) => before[name] !== after[name])

/** The fields that differ, as they are sent: what nobody touched may be changed by somebody else meanwhile. */
export const changedValues = <Name extends string>(
  before: Readonly<Record<Name, string>>,
  after: Readonly<Record<Name, string>>,
) =>
  Object.fromEntries(changedNames(before, after).map((name) => [name, after[name]])) as Partial<
    Record<Name, string>
  >

import { foldName } from './searchText'

/** What tells people apart. `mobile` and `email` are as `inbox_entry` holds them, each in one spelling. */
type Person = { name: string; mobile: string; email: string }

const isSame = (one: string, other: string) => one !== '' && one === other

/**
 * Whether two submissions are one person's: the same name, and the same number or address. Compare pairs, never by way of
 * a third: families and cafés share numbers and addresses, and anybody can type those of another.
 */
export const areOfSamePerson = (one: Person, other: Person) =>
  isSame(foldName(one.name), foldName(other.name)) &&
  (isSame(one.mobile, other.mobile) || isSame(one.email, other.email))

/** Whether two submissions also have the same number and the same address: only then their sender rules both. */
export const haveSameContacts = (one: Person, other: Person) =>
  isSame(one.mobile, other.mobile) && isSame(one.email, other.email)

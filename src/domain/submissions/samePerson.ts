import { foldName } from '../text/searchText'

/** What tells people apart. `mobile` and `email` are as `inbox_entry` holds them, each in one spelling. */
type Person = { name: string; mobile: string; email: string }
type Contacts = Omit<Person, 'name'> & Partial<Person>

const isSame = (one: string, other: string) => one !== '' && one === other

/** Whether two submissions share a number or an address. They may still be of two people. */
export const shareContact = (one: Contacts, other: Contacts) =>
  isSame(one.mobile, other.mobile) || isSame(one.email, other.email)

export const sameOf = (one: Person, other: Person) => ({
  name: isSame(foldName(one.name), foldName(other.name)),
  mobile: isSame(one.mobile, other.mobile),
  email: isSame(one.email, other.email),
})

export type Same = ReturnType<typeof sameOf>

/**
 * Whether two submissions are one person's: the same name, and the same number or address. Compare pairs, never by way of
 * a third: families and cafés share numbers and addresses, and anybody can type those of another.
 */
export const areOfSamePerson = (one: Person, other: Person) =>
  shareContact(one, other) && sameOf(one, other).name

/** Whether two submissions also have the same number and the same address: only then their applicant rules both. */
export const haveSameContacts = (one: Contacts, other: Contacts) =>
  isSame(one.mobile, other.mobile) && isSame(one.email, other.email)

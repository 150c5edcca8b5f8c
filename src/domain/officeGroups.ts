import type { Office } from './entities'

/** The groups of the contact screen (spec section 2), which stand there also where they are empty. */
const GROUPS = ['Registered Office', 'Corporate Office', 'Regional Office', 'Branch Offices']

/** Offices of a kind that the specification does not know are not lost. */
const OTHERS = 'Other Offices'

export type OfficeGroup = { name: string; offices: readonly Office[] }

/** 'branch' of 'Branch Office' and of 'BRANCH OFFICES' alike. */
const kindOf = (type: string) =>
  type
    .toLowerCase()
    .replace(/\boffices?\b/, '')
    .trim()

const groupNames = new Map(GROUPS.map((name) => [kindOf(name), name]))

const groupOf = ({ office_type }: Office) => groupNames.get(kindOf(office_type)) ?? OTHERS

/** An office of which nothing but its kind is known cannot be visited or called. */
const canBeFound = ({ address, contact_no, whatsapp_no }: Office) =>
  (address || contact_no || whatsapp_no) !== ''

/** The offices in the order of the groups, and within a group in their own. */
export const groupOffices = (offices: readonly Office[]): OfficeGroup[] => {
  const found = offices.filter(canBeFound)
  return [...GROUPS, OTHERS]
    .map((name) => ({ name, offices: found.filter((office) => groupOf(office) === name) }))
    .filter((group) => group.name !== OTHERS || group.offices.length > 0)
}

import type { Office } from './entities'

/** The groups of the contact screen, which shows empty ones too. */
const GROUPS = ['Registered Office', 'Corporate Office', 'Regional Office', 'Branch Offices']

/** The group of offices with another type. */
const OTHERS = 'Other Offices'

/** 'branch' of 'Branch Office' and of 'BRANCH OFFICES' alike. */
const groupKey = (type: string) =>
  type
    .toLowerCase()
    .replace(/\boffices?\b/, '')
    .trim()

const groupNames = new Map(GROUPS.map((name) => [groupKey(name), name]))

const groupOf = ({ office_type }: Office) => groupNames.get(groupKey(office_type)) ?? OTHERS

/** The offices by group; each group in the order of the list. One without address and numbers is left out. */
export const groupOffices = (offices: readonly Office[]) => {
  const found = offices.filter((office) => office.address || office.contact_no || office.whatsapp_no)
  return [...GROUPS, OTHERS]
    .map((name) => ({ name, offices: found.filter((office) => groupOf(office) === name) }))
    .filter((group) => group.name !== OTHERS || group.offices.length > 0)
}

import { msg } from '@lingui/core/macro'
import type { Office } from './entities'

/** The group of offices with another type. */
const OTHERS = 'Other Offices'

/** The groups of the contact screen, which shows empty ones too; the last only where it is needed. */
const groups = [
  { name: 'Registered Office', heading: msg`Registered Office` },
  { name: 'Corporate Office', heading: msg`Corporate Office` },
  { name: 'Regional Office', heading: msg`Regional Office` },
  { name: 'Branch Offices', heading: msg`Branch Offices` },
  { name: OTHERS, heading: msg`Other Offices` },
]

/** 'branch' of 'Branch Office' and of 'BRANCH OFFICES' alike. */
const groupKey = (type: string) =>
  type
    .toLowerCase()
    .replace(/\boffices?\b/, '')
    .trim()

const groupNames = new Map(groups.map(({ name }) => [groupKey(name), name]))

const groupOf = ({ office_type }: Office) => groupNames.get(groupKey(office_type)) ?? OTHERS

/** The offices by group; each group in the order of the list. One without address and numbers is left out. */
export const groupOffices = (offices: readonly Office[]) => {
  const found = offices.filter((office) => office.address || office.contact_no || office.whatsapp_no)
  return groups
    .map((group) => ({ ...group, offices: found.filter((office) => groupOf(office) === group.name) }))
    .filter((group) => group.name !== OTHERS || group.offices.length > 0)
}

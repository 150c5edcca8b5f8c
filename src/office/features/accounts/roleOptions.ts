import type { Role } from '@/domain/office/roles'

const abilities: Record<Role, string> = {
  reader: 'Reader: sees everything that came in',
  recruiter: 'Recruiter: works on submissions and jobs',
  owner: 'Owner: also accounts, settings, erasing and the log',
}

/** The roles as an owner chooses them. */
export const roleOptions = Object.entries(abilities).map(([value, label]) => ({ value, label }))

import { roles, type Role } from '@/domain/office/roles'

const names: Record<Role, string> = { reader: 'Reader', recruiter: 'Recruiter', owner: 'Owner' }

/** The roles as an owner chooses them. */
export const roleOptions = roles.map((value) => ({ value, label: names[value] }))

export const ROLE_HINT =
  'A reader sees what came in, a recruiter works on it and on jobs, an owner also manages accounts and settings, erases, and reads the log.'

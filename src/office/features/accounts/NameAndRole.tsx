import { roles, type Role } from '@/domain/office/roles'
import { OfficeInput, OfficeSelect } from '../../components/fields'

const labels: Record<Role, string> = { reader: 'Reader', recruiter: 'Recruiter', owner: 'Owner' }

const options = roles.map((value) => ({ value, label: labels[value] }))

const HINT =
  'A reader sees what came in, a recruiter works on it and on jobs, an owner also manages accounts and settings, erases, and reads the log.'

/** The fields of an account that owners change. */
export const NameAndRole = () => (
  <>
    <OfficeInput name="name" label="Name" autoComplete="off" />
    <OfficeSelect name="role" label="Role" hint={HINT} options={options} />
  </>
)

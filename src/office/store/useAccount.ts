import { isAtLeast, type Role } from '@/domain/office/roles'
import { useGetSessionQuery } from '../api/sessionApi'

/** Who is signed in. Screens are drawn only while somebody is. */
export const useAccount = () => {
  const { data } = useGetSessionQuery()
  if (!data) throw new Error('Nobody is signed in.')
  return data.account
}

/** Whether who is signed in may do what needs at least this role. */
export const useMay = (least: Role) => isAtLeast(useAccount().role, least)

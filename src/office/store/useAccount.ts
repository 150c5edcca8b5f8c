import { isAtLeast, type Role } from '@/domain/office/roles'
import { useGetSessionQuery } from '../api/sessionApi'

/** The session that is open. Screens are drawn only while there is one. */
export const useSession = () => {
  const { data } = useGetSessionQuery()
  if (!data) throw new Error('There is no session.')
  return data
}

/** The account that is signed in. */
export const useAccount = () => useSession().account

/** Whether the account may do what needs at least this role. */
export const useMay = (least: Role) => isAtLeast(useAccount().role, least)

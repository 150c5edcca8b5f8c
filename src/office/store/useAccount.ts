import { isAtLeast, type Role } from '@/domain/office/account'
import { sessionApi } from '../api/sessionApi'

/** The session that is open. Screens are drawn only while there is one. */
export const useSession = () => {
  const { data } = sessionApi.useGetSessionQuery()
  if (!data) throw new Error('There is no session.')
  return data
}

export const useAccount = () => useSession().account

/** Whether the account may do what needs at least this role. */
export const useMay = (least: Role) => isAtLeast(useAccount().role, least)

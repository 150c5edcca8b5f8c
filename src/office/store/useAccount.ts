import { isAtLeast, type Role } from '@/domain/office/account'
import { sessionApi } from '../api/sessionApi'

/** The open session. Screens render only with one. */
export const useSession = () => {
  const { data } = sessionApi.useGetSessionQuery()
  if (!data) throw new Error('There is no session.')
  return data
}

export const useAccount = () => useSession().account

export const useMay = (least: Role) => isAtLeast(useAccount().role, least)

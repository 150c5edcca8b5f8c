import { isAtLeast, type Role } from '@/domain/office/roles'
import { useSession } from './useSession'

/** Who is signed in. */
export const useAccount = () => useSession().account

/** Whether who is signed in may do what needs at least this role. */
export const useMay = (least: Role) => isAtLeast(useAccount().role, least)

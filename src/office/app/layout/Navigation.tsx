import { isAtLeast } from '@/domain/office/roles'
import { NavigationList } from '../../components/NavigationList'
import { useAccount } from '../../store/useAccount'
import { screens } from '../screens'

/** The screens that the role of the account may see. */
export const Navigation = ({ onLeave }: { onLeave?: () => void }) => {
  const { role } = useAccount()
  const links = screens.flatMap(({ path, role: least, link }) =>
    link && isAtLeast(role, least) ? [{ path, ...link }] : [],
  )
  return <NavigationList label="Main" links={links} onLeave={onLeave} />
}

import type { SvgIconComponent } from '@mui/icons-material'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import type { ComponentType } from 'react'
import type { Role } from '@/domain/office/roles'

type OfficeScreen = {
  path: string
  /** The least role that sees it. */
  role: Role
  load: () => Promise<ComponentType>
  /** Its entry in the navigation. */
  link?: { label: string; icon: SvgIconComponent }
}

/**
 * Every screen of the office, each a chunk of its own, in the order of the navigation. Whoever opens the office sees the
 * first.
 */
export const screens: readonly OfficeScreen[] = [
  {
    path: '/inbox',
    role: 'reader',
    load: async () => (await import('../features/inbox/InboxScreen')).InboxScreen,
    link: { label: 'Inbox', icon: InboxIcon },
  },
]

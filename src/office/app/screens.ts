import type { SvgIconComponent } from '@mui/icons-material'
import ContentIcon from '@mui/icons-material/ArticleOutlined'
import OverviewIcon from '@mui/icons-material/DashboardOutlined'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import LogIcon from '@mui/icons-material/HistoryOutlined'
import DataIcon from '@mui/icons-material/StorageOutlined'
import AccountsIcon from '@mui/icons-material/PeopleOutlined'
import JobsIcon from '@mui/icons-material/WorkOutlineOutlined'
import type { ComponentType } from 'react'
import type { Role } from '@/domain/office/roles'
import { SECOND_FACTOR_PATH } from './paths'

type OfficeScreen = {
  path: string
  /** What its address may have below the path, such as what is open in it. */
  below?: string
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
    path: '/overview',
    role: 'reader',
    load: async () => (await import('../features/overview/OverviewScreen')).OverviewScreen,
    link: { label: 'Overview', icon: OverviewIcon },
  },
  {
    path: '/inbox',
    below: '/:reference?',
    role: 'reader',
    load: async () => (await import('../features/inbox/InboxScreen')).InboxScreen,
    link: { label: 'Inbox', icon: InboxIcon },
  },
  {
    path: '/jobs',
    role: 'reader',
    load: async () => (await import('../features/jobs/list/JobsScreen')).JobsScreen,
    link: { label: 'Jobs', icon: JobsIcon },
  },
  {
    path: '/jobs/new',
    role: 'recruiter',
    load: async () => (await import('../features/jobs/edit/NewJobScreen')).NewJobScreen,
  },
  {
    path: '/jobs/import',
    role: 'recruiter',
    load: async () => (await import('../features/jobs/import/ImportScreen')).ImportScreen,
  },
  {
    path: '/jobs/:id',
    role: 'reader',
    load: async () => (await import('../features/jobs/view/JobScreen')).JobScreen,
  },
  {
    path: '/jobs/:id/edit',
    role: 'recruiter',
    load: async () => (await import('../features/jobs/edit/EditJobScreen')).EditJobScreen,
  },
  {
    path: '/content',
    role: 'reader',
    load: async () => (await import('../features/content/ContentScreen')).ContentScreen,
    link: { label: 'Content', icon: ContentIcon },
  },
  {
    path: '/content/lists',
    below: '/:list?',
    role: 'reader',
    load: async () => (await import('../features/content/lists/ListsScreen')).ListsScreen,
  },
  {
    path: '/content/:kind',
    role: 'reader',
    load: async () => (await import('../features/content/KindScreen')).KindScreen,
  },
  {
    path: '/content/:kind/new',
    role: 'recruiter',
    load: async () => (await import('../features/content/edit/NewRowScreen')).NewRowScreen,
  },
  {
    path: '/content/:kind/:id',
    role: 'reader',
    load: async () => (await import('../features/content/edit/RowScreen')).RowScreen,
  },
  {
    path: '/accounts',
    role: 'owner',
    load: async () => (await import('../features/accounts/AccountsScreen')).AccountsScreen,
    link: { label: 'Accounts', icon: AccountsIcon },
  },
  {
    path: '/data',
    role: 'owner',
    load: async () => (await import('../features/data/DataScreen')).DataScreen,
    link: { label: 'Data', icon: DataIcon },
  },
  {
    path: '/log',
    role: 'owner',
    load: async () => (await import('../features/log/LogScreen')).LogScreen,
    link: { label: 'Log', icon: LogIcon },
  },
  {
    path: SECOND_FACTOR_PATH,
    role: 'reader',
    load: async () => (await import('../features/secondFactor/SecondFactorScreen')).SecondFactorScreen,
  },
]

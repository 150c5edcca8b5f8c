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
import {
  ACCOUNTS_PATH,
  CONTENT_PATH,
  DATA_PATH,
  IMPORT_JOBS_PATH,
  INBOX_PATH,
  JOBS_PATH,
  LISTS_PATH,
  LOG_PATH,
  NEW_JOB_PATH,
  OVERVIEW_PATH,
  SECOND_FACTOR_PATH,
} from '../paths'

type OfficeScreen = {
  path: string
  /** The part of its address below the path, such as the open submission. */
  below?: string
  /** The least role that sees it. */
  role: Role
  load: () => Promise<ComponentType>
  /** Its line in the navigation. */
  link?: { label: string; Icon: SvgIconComponent }
}

/**
 * Every screen of the office, each a chunk of its own, in the order of the navigation. Whoever opens the office sees the
 * first.
 */
export const screens: readonly OfficeScreen[] = [
  {
    path: OVERVIEW_PATH,
    role: 'reader',
    load: async () => (await import('../features/overview/OverviewScreen')).OverviewScreen,
    link: { label: 'Overview', Icon: OverviewIcon },
  },
  {
    path: INBOX_PATH,
    below: '/:reference?',
    role: 'reader',
    load: async () => (await import('../features/inbox/InboxScreen')).InboxScreen,
    link: { label: 'Inbox', Icon: InboxIcon },
  },
  {
    path: JOBS_PATH,
    role: 'reader',
    load: async () => (await import('../features/jobs/JobsScreen')).JobsScreen,
    link: { label: 'Jobs', Icon: JobsIcon },
  },
  {
    path: NEW_JOB_PATH,
    role: 'recruiter',
    load: async () => (await import('../features/jobs/JobEditor')).NewJobScreen,
  },
  {
    path: IMPORT_JOBS_PATH,
    role: 'recruiter',
    load: async () => (await import('../features/jobs/ImportScreen')).ImportScreen,
  },
  {
    path: `${JOBS_PATH}/:id`,
    role: 'reader',
    load: async () => (await import('../features/jobs/JobScreen')).JobScreen,
  },
  {
    path: `${JOBS_PATH}/:id/edit`,
    role: 'recruiter',
    load: async () => (await import('../features/jobs/JobEditor')).EditJobScreen,
  },
  {
    path: CONTENT_PATH,
    role: 'reader',
    load: async () => (await import('../features/content/ContentScreen')).ContentScreen,
    link: { label: 'Content', Icon: ContentIcon },
  },
  {
    path: LISTS_PATH,
    below: '/:list?',
    role: 'reader',
    load: async () => (await import('../features/content/ListsScreen')).ListsScreen,
  },
  {
    path: `${CONTENT_PATH}/:kind`,
    role: 'reader',
    load: async () => (await import('../features/content/contentScreens')).KindScreen,
  },
  {
    path: `${CONTENT_PATH}/:kind/new`,
    role: 'recruiter',
    load: async () => (await import('../features/content/contentScreens')).NewRowScreen,
  },
  {
    path: `${CONTENT_PATH}/:kind/:id`,
    role: 'reader',
    load: async () => (await import('../features/content/contentScreens')).RowScreen,
  },
  {
    path: ACCOUNTS_PATH,
    role: 'owner',
    load: async () => (await import('../features/accounts/AccountsScreen')).AccountsScreen,
    link: { label: 'Accounts', Icon: AccountsIcon },
  },
  {
    path: DATA_PATH,
    role: 'owner',
    load: async () => (await import('../features/data/DataScreen')).DataScreen,
    link: { label: 'Data', Icon: DataIcon },
  },
  {
    path: LOG_PATH,
    role: 'owner',
    load: async () => (await import('../features/log/LogScreen')).LogScreen,
    link: { label: 'Log', Icon: LogIcon },
  },
  {
    path: SECOND_FACTOR_PATH,
    role: 'reader',
    load: async () => (await import('../features/secondFactor/SecondFactorScreen')).SecondFactorScreen,
  },
]

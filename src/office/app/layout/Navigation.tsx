import ContentIcon from '@mui/icons-material/ArticleOutlined'
import OverviewIcon from '@mui/icons-material/DashboardOutlined'
import LogIcon from '@mui/icons-material/HistoryOutlined'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import AccountsIcon from '@mui/icons-material/PeopleOutlined'
import DataIcon from '@mui/icons-material/StorageOutlined'
import JobsIcon from '@mui/icons-material/WorkOutlineOutlined'
import { NavigationList } from '../../components/NavigationList'
import {
  ACCOUNTS_PATH,
  CONTENT_PATH,
  DATA_PATH,
  INBOX_PATH,
  JOBS_PATH,
  LOG_PATH,
  OVERVIEW_PATH,
} from '../../paths'
import { useMay } from '../../store/useAccount'

const forAll = [
  { path: OVERVIEW_PATH, label: 'Overview', Icon: OverviewIcon },
  { path: INBOX_PATH, label: 'Inbox', Icon: InboxIcon },
  { path: JOBS_PATH, label: 'Jobs', Icon: JobsIcon },
  { path: CONTENT_PATH, label: 'Content', Icon: ContentIcon },
]

const forOwners = [
  { path: ACCOUNTS_PATH, label: 'Accounts', Icon: AccountsIcon },
  { path: DATA_PATH, label: 'Data', Icon: DataIcon },
  { path: LOG_PATH, label: 'Log', Icon: LogIcon },
]

/** The screens that the role of the account may see. */
export const Navigation = ({ onLeave }: { onLeave?: () => void }) => {
  const links = useMay('owner') ? [...forAll, ...forOwners] : forAll
  return <NavigationList label="Main" links={links} onLeave={onLeave} />
}

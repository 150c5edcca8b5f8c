import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { Navigate, Outlet, type RouteObject } from 'react-router'
import type { Role } from '@/domain/office/roles'
import { Screen } from '../components/Screen'
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
  SET_PASSWORD_PATH,
} from '../paths'
import { useMay } from '../store/useAccount'
import { ErrorScreen } from './ErrorScreen'
import { FirstLoading, Office } from './Office'

/** A screen by the name under which its file exports it; it is a chunk of its own. */
const screen = <Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject => ({ path, lazy: async () => ({ Component: (await load())[name] }) })

const forReaders = [
  screen(OVERVIEW_PATH, () => import('../features/overview/OverviewScreen'), 'OverviewScreen'),
  screen(`${INBOX_PATH}/:reference?`, () => import('../features/inbox/InboxScreen'), 'InboxScreen'),
  screen(JOBS_PATH, () => import('../features/jobs/JobsScreen'), 'JobsScreen'),
  screen(`${JOBS_PATH}/:id`, () => import('../features/jobs/JobScreen'), 'JobScreen'),
  screen(CONTENT_PATH, () => import('../features/content/ContentScreen'), 'ContentScreen'),
  screen(`${LISTS_PATH}/:list?`, () => import('../features/content/ListsScreen'), 'ListsScreen'),
  screen(`${CONTENT_PATH}/:kind`, () => import('../features/content/contentScreens'), 'KindScreen'),
  screen(`${CONTENT_PATH}/:kind/:id`, () => import('../features/content/contentScreens'), 'RowScreen'),
  screen(
    SECOND_FACTOR_PATH,
    () => import('../features/secondFactor/SecondFactorScreen'),
    'SecondFactorScreen',
  ),
]

const forRecruiters = [
  screen(NEW_JOB_PATH, () => import('../features/jobs/JobEditor'), 'NewJobScreen'),
  screen(IMPORT_JOBS_PATH, () => import('../features/jobs/ImportScreen'), 'ImportScreen'),
  screen(`${JOBS_PATH}/:id/edit`, () => import('../features/jobs/JobEditor'), 'EditJobScreen'),
  screen(`${CONTENT_PATH}/:kind/new`, () => import('../features/content/contentScreens'), 'NewRowScreen'),
]

const forOwners = [
  screen(ACCOUNTS_PATH, () => import('../features/accounts/AccountsScreen'), 'AccountsScreen'),
  screen(DATA_PATH, () => import('../features/data/DataScreen'), 'DataScreen'),
  screen(LOG_PATH, () => import('../features/log/LogScreen'), 'LogScreen'),
]

/** Says so where the role of the account does not suffice; the API refuses it, too. */
const ForRole = ({ least }: { least: Role }) =>
  useMay(least) ? (
    <Outlet />
  ) : (
    <Screen title="Not for your role">
      <Typography>This screen needs the role {least}. An owner can change yours.</Typography>
    </Screen>
  )

const unknownAddress: RouteObject = {
  path: '*',
  loader: () => {
    throw new Response(null, { status: 404 })
  },
}

/** The screens within the frame that they share. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: FirstLoading,
    ErrorBoundary: ErrorScreen,
    children: [
      screen(SET_PASSWORD_PATH, () => import('../features/signIn/SetPasswordScreen'), 'SetPasswordScreen'),
      {
        Component: Office,
        children: [
          {
            ErrorBoundary: ErrorScreen,
            children: [
              { index: true, element: <Navigate to={OVERVIEW_PATH} replace /> },
              ...forReaders,
              { element: <ForRole least="recruiter" />, children: forRecruiters },
              { element: <ForRole least="owner" />, children: forOwners },
              unknownAddress,
            ],
          },
        ],
      },
    ],
  },
]

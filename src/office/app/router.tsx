import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, type ComponentType } from 'react'
import {
  Navigate,
  Outlet,
  useLocation,
  isRouteErrorResponse,
  useRouteError,
  type RouteObject,
} from 'react-router'
import { reloadPage } from '@/components/form/reload'
import { Loading } from '@/components/Loading'
import type { Role } from '@/domain/office/account'
import { changesApi } from '../api/changes'
import { NOT_FOUND } from '../api/officeError'
import { sessionApi } from '../api/sessionApi'
import { selectIsExpired } from '../api/sessionSlice'
import { LoadFailure } from '../components/Loaded'
import { Screen } from '../components/Screen'
import { officePaths } from '../paths'
import { useOfficeSelector, useMay } from '../store/store'
import { Layout } from './layout/Layout'

const FirstLoading = () => <Loading label="Loading the office" minHeight="100%" />

/** Loaded only for signing in: an open session needs no forms. */
const SignInScreen = lazy(async () => ({
  default: (await import('../features/accounts/signInScreens')).SignInScreen,
}))
const SignInAgainDialog = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ '../features/accounts/signInScreens')).SignInAgainDialog,
}))

export const Office = () => {
  const query = sessionApi.useGetSessionQuery()
  const { data: session, error } = query
  const { pathname } = useLocation()
  const isExpired = useOfficeSelector(selectIsExpired)
  changesApi.useFollowChangesQuery(undefined, {
    skip: !session || session.mustSetUpSecondFactor || isExpired,
  })
  // Kept during a refetch: a screen must not lose typed text.
  if (session) {
    const mustLeave = session.mustSetUpSecondFactor && pathname !== officePaths.secondFactor
    return (
      <Layout isBare={session.mustSetUpSecondFactor}>
        {mustLeave ? <Navigate to={officePaths.secondFactor} replace /> : <Outlet />}
        <Suspense>{isExpired ? <SignInAgainDialog email={session.account.email} /> : null}</Suspense>
      </Layout>
    )
  }
  if (session === null)
    return (
      <Suspense fallback={<FirstLoading />}>
        <SignInScreen />
      </Suspense>
    )
  if (!error) return <FirstLoading />
  return (
    <Box component="main" sx={{ maxWidth: 480, mx: 'auto', p: 3 }}>
      <LoadFailure query={query} />
    </Box>
  )
}

const describe = (error: unknown) => {
  if (isRouteErrorResponse(error) && error.status === NOT_FOUND)
    return { title: 'Not found', text: 'There is no page at this address.', isFinal: true }
  if (error instanceof Error && error.name === 'ChunkLoadError')
    return {
      title: 'Not loaded',
      text: 'This screen could not be loaded. The office may have been updated, or the connection failed.',
    }
  return {
    title: 'Something went wrong',
    text: 'This screen has stopped working. Try again, or go back to the start.',
  }
}

/** Replaces a screen that does not exist, threw, or failed to load. */
export const ErrorScreen = () => {
  const { title, text, isFinal = false } = describe(useRouteError())
  return (
    <Screen title={title}>
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      <Stack direction="row" spacing={1}>
        {isFinal ? null : (
          <Button variant="contained" onClick={reloadPage}>
            Try again
          </Button>
        )}
        <Button variant={isFinal ? 'contained' : 'text'} href="/">
          Back to the start
        </Button>
      </Stack>
    </Screen>
  )
}

/** A lazy route: the screen is a chunk of its own, exported by this name. */
const screen = <Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject => ({ path, lazy: async () => ({ Component: (await load())[name] }) })

const forReaders = [
  screen(officePaths.overview, () => import('../features/overview/OverviewScreen'), 'OverviewScreen'),
  screen(`${officePaths.inbox}/:reference?`, () => import('../features/inbox/InboxScreen'), 'InboxScreen'),
  screen(officePaths.placements, () => import('../features/interviews/PlacementsScreen'), 'PlacementsScreen'),
  screen(officePaths.jobs, () => import('../features/jobs/JobsScreen'), 'JobsScreen'),
  screen(`${officePaths.jobs}/:id`, () => import('../features/jobs/JobScreen'), 'JobScreen'),
  screen(officePaths.content, () => import('../features/content/ContentScreen'), 'ContentScreen'),
  screen(`${officePaths.lists}/:list?`, () => import('../features/content/contentScreens'), 'ListsScreen'),
  screen(`${officePaths.content}/:kind`, () => import('../features/content/contentScreens'), 'KindScreen'),
  screen(`${officePaths.content}/:kind/:id`, () => import('../features/content/contentScreens'), 'RowScreen'),
  screen(
    officePaths.secondFactor,
    () => import('../features/accounts/SecondFactorScreen'),
    'SecondFactorScreen',
  ),
]

const forRecruiters = [
  screen(`${officePaths.toSend}/:reference?`, () => import('../features/inbox/ToSendScreen'), 'ToSendScreen'),
  screen(officePaths.interviews, () => import('../features/interviews/InterviewsScreen'), 'InterviewsScreen'),
  screen(officePaths.newJob, () => import('../features/jobs/JobEditor'), 'NewJobScreen'),
  screen(officePaths.importJobs, () => import('../features/jobs/ImportScreen'), 'ImportScreen'),
  screen(`${officePaths.jobs}/:id/edit`, () => import('../features/jobs/JobEditor'), 'EditJobScreen'),
  screen(
    `${officePaths.content}/:kind/new`,
    () => import('../features/content/contentScreens'),
    'NewRowScreen',
  ),
]

const forOwners = [
  screen(officePaths.accounts, () => import('../features/accounts/AccountsScreen'), 'AccountsScreen'),
  screen(officePaths.data, () => import('../features/data/DataScreen'), 'DataScreen'),
  screen(officePaths.log, () => import('../features/data/LogScreen'), 'LogScreen'),
]

/** Explains that the role is too low. The API refuses it, too. */
const ForRole = ({ least }: { least: Role }) =>
  useMay(least) ? (
    <Outlet />
  ) : (
    <Screen title="Not for your role">
      <Typography>
        {`This screen is for ${least === 'owner' ? 'owners' : 'recruiters and owners'}. An owner can change your role.`}
      </Typography>
    </Screen>
  )

const unknownAddress: RouteObject = {
  path: '*',
  loader: () => {
    throw new Response(null, { status: 404 })
  },
}

/** All screens share one frame. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: FirstLoading,
    ErrorBoundary: ErrorScreen,
    children: [
      screen(
        officePaths.setPassword,
        () => import('../features/accounts/signInScreens'),
        'SetPasswordScreen',
      ),
      {
        Component: Office,
        children: [
          {
            ErrorBoundary: ErrorScreen,
            children: [
              { index: true, element: <Navigate to={officePaths.overview} replace /> },
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

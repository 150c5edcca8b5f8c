import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { Loading } from '@/components/Loading'
import { Navigate, Outlet, useLocation } from 'react-router'
import { changesApi } from '../api/changes'
import { sessionApi } from '../api/sessionApi'
import { selectIsExpired } from '../api/sessionSlice'
import { LoadFailure } from '../components/Loaded'
import { useOfficeSelector } from '../store/store'
import { Layout } from './layout/Layout'
import { officePaths } from '../paths'

export const FirstLoading = () => <Loading label="Loading the office" minHeight="100%" />

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

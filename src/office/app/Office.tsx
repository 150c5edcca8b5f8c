import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useFollowChangesQuery } from '../api/changes'
import { useGetSessionQuery } from '../api/sessionApi'
import { codeOf } from '../api/officeError'
import { LoadFailure } from '../components/LoadFailure'
import { useOfficeSelector } from '../store/hooks'
import { selectIsExpired } from '../store/session'
import { FirstLoading } from './FirstLoading'
import { Layout } from './layout/Layout'
import { SECOND_FACTOR_PATH } from '../paths'

/** Forms and what they are made of are loaded when somebody signs in: who is signed in waits for none. */
const SignInScreen = lazy(async () => ({
  default: (await import('../features/signIn/SignInScreen')).SignInScreen,
}))
const SignInAgainDialog = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ '../features/signIn/SignInAgainDialog'))
    .SignInAgainDialog,
}))

const UNAUTHORIZED = 401

/** The office, or the form for signing in where nobody is signed in. */
export const Office = () => {
  const { data: session, error, refetch } = useGetSessionQuery()
  const { pathname } = useLocation()
  const isExpired = useOfficeSelector(selectIsExpired)
  useFollowChangesQuery(undefined, { skip: !session || session.mustSetUpSecondFactor || isExpired })
  // Kept while it is read again: a screen must not lose what is typed in it.
  if (session) {
    const mustLeave = session.mustSetUpSecondFactor && pathname !== SECOND_FACTOR_PATH
    return (
      <Layout isBare={session.mustSetUpSecondFactor}>
        {mustLeave ? <Navigate to={SECOND_FACTOR_PATH} replace /> : <Outlet />}
        <Suspense>{isExpired ? <SignInAgainDialog email={session.account.email} /> : null}</Suspense>
      </Layout>
    )
  }
  if (codeOf(error) === UNAUTHORIZED)
    return (
      <Suspense fallback={<FirstLoading />}>
        <SignInScreen />
      </Suspense>
    )
  if (!error) return <FirstLoading />
  return (
    <Box component="main" sx={{ maxWidth: 480, mx: 'auto', p: 3 }}>
      <LoadFailure error={error} onRetry={() => void refetch()} />
    </Box>
  )
}

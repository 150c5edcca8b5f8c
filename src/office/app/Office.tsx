import { Navigate, Outlet, useLocation } from 'react-router'
import Box from '@mui/material/Box'
import { useGetSessionQuery } from '../api/sessionApi'
import { codeOf } from '../api/officeError'
import { LoadFailure } from '../components/LoadFailure'
import { SignInScreen } from '../features/signIn/SignInScreen'
import { SignInAgainDialog } from '../features/signIn/SignInAgainDialog'
import { FirstLoading } from './FirstLoading'
import { Layout } from './layout/Layout'
import { SECOND_FACTOR_PATH } from './paths'

const UNAUTHORIZED = 401

/** The office, or the form for signing in where nobody is signed in. */
export const Office = () => {
  const { data: session, error, refetch } = useGetSessionQuery()
  const { pathname } = useLocation()
  // Kept while it is read again: a screen must not lose what is typed in it.
  if (session) {
    const mustLeave = session.mustSetUpSecondFactor && pathname !== SECOND_FACTOR_PATH
    return (
      <Layout isBare={session.mustSetUpSecondFactor}>
        {mustLeave ? <Navigate to={SECOND_FACTOR_PATH} replace /> : <Outlet />}
        <SignInAgainDialog email={session.account.email} />
      </Layout>
    )
  }
  if (codeOf(error) === UNAUTHORIZED) return <SignInScreen />
  if (!error) return <FirstLoading />
  return (
    <Box component="main" sx={{ maxWidth: 480, mx: 'auto', p: 3 }}>
      <LoadFailure error={error} onRetry={() => void refetch()} />
    </Box>
  )
}

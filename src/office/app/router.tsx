import { Navigate, type RouteObject } from 'react-router'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'
import type { Role } from '@/domain/office/roles'
import { ErrorScreen } from './ErrorScreen'
import { FirstLoading, Office } from './Office'
import { SET_PASSWORD_PATH } from '../paths'
import { screens } from './screens'
import { Screen } from '../components/Screen'
import { useMay } from '../store/useAccount'

/** Says so where the role of the account does not suffice; the API refuses it, too. */
const ForRole = ({ least, children }: PropsWithChildren<{ least: Role }>) =>
  useMay(least) ? (
    children
  ) : (
    <Screen title="Not for your role">
      <Typography>This screen needs the role {least}. An owner can change yours.</Typography>
    </Screen>
  )

const toRoute = ({ path, below = '', role, load }: (typeof screens)[number]): RouteObject => ({
  path: path + below,
  lazy: async () => {
    const Component = await load()
    return {
      element: (
        <ForRole least={role}>
          <Component />
        </ForRole>
      ),
    }
  },
})

const unknownAddress: RouteObject = {
  path: '*',
  loader: () => {
    throw new Response(null, { status: 404 })
  },
}

/** The screens as React Router takes them, within the frame that they share. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: FirstLoading,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        path: SET_PASSWORD_PATH,
        lazy: async () => ({
          Component: (await import('../features/signIn/SetPasswordScreen')).SetPasswordScreen,
        }),
      },
      {
        Component: Office,
        children: [
          {
            ErrorBoundary: ErrorScreen,
            children: [
              { index: true, element: <Navigate to={screens[0]?.path ?? '/'} replace /> },
              ...screens.map(toRoute),
              unknownAddress,
            ],
          },
        ],
      },
    ],
  },
]

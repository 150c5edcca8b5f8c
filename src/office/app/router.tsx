import { Navigate, type RouteObject } from 'react-router'
import { FirstLoading } from './FirstLoading'
import { ErrorScreen } from './ErrorScreen'
import { ForRole } from './ForRole'
import { Office } from './Office'
import { SET_PASSWORD_PATH } from '../paths'
import { screens } from './screens'

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

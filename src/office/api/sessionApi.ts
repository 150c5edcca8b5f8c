import type { Session } from '@/domain/office/account'
import { officeApi } from './officeApi'

export type Credentials = { email: string; password: string; code?: string }

/** Either somebody is signed in, or the code of the second factor is asked for. */
export type SignInAnswer = Pick<Session, 'account'> | { needsCode: true }

export type SecondFactorStart = { secret: string; address: string; qr: string }

const withoutSession = { isWithoutSession: true }

const post = (url: string) => (body: object | void) => ({ url, method: 'POST', body: body ?? {} })

/** Signing in and out, passwords and the second factor of one's own account. */
const sessionApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<Session, void>({
      query: () => '/session',
      extraOptions: withoutSession,
      providesTags: ['Session'],
    }),
    signIn: build.mutation<SignInAnswer, Credentials>({
      query: post('/sign-in'),
      extraOptions: withoutSession,
      invalidatesTags: (answer) => (answer && 'account' in answer ? ['Session'] : []),
    }),
    signOut: build.mutation<void, void>({ query: post('/sign-out'), extraOptions: withoutSession }),
    getPasswordLink: build.query<{ email: string; name: string }, string>({
      query: (token) => ({ url: '/password-link', method: 'POST', body: { token } }),
      extraOptions: withoutSession,
      keepUnusedDataFor: 0,
    }),
    setPassword: build.mutation<void, { token: string; password: string }>({
      query: post('/password'),
      extraOptions: withoutSession,
    }),
    changePassword: build.mutation<void, { currentPassword: string; password: string }>({
      query: post('/password/change'),
    }),
    startSecondFactor: build.mutation<SecondFactorStart, void>({ query: post('/second-factor') }),
    confirmSecondFactor: build.mutation<{ recoveryCodes: string[] }, { code: string; password: string }>({
      query: post('/second-factor/confirm'),
      invalidatesTags: ['Session'],
    }),
    removeSecondFactor: build.mutation<void, { password: string }>({
      query: post('/second-factor/remove'),
      invalidatesTags: ['Session'],
    }),
  }),
})

/** Whether an action tells that somebody signed out. */
export const isSignedOut = sessionApi.endpoints.signOut.matchFulfilled

/** Reads who is signed in. */
export const readSession = () => sessionApi.endpoints.getSession.initiate()

export const {
  useGetSessionQuery,
  useSignInMutation,
  useSignOutMutation,
  useGetPasswordLinkQuery,
  useSetPasswordMutation,
  useChangePasswordMutation,
  useStartSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
} = sessionApi

import type { Session } from '@/domain/office/account'
import { officeApi, post } from './officeApi'

type SignInAnswer = Pick<Session, 'account'> | { needsCode: true }

export type SecondFactorStart = { secret: string; address: string; qr: string }

const withoutSession = { isWithoutSession: true }

const signedIn = (answer: SignInAnswer | undefined): 'Session'[] =>
  answer && 'account' in answer ? ['Session'] : []

export const sessionApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when signed out. */
    getSession: build.query<Session | null, void>({
      query: () => '/sign-in',
      // A screen stays when its session ends: typed text must not be lost.
      merge: (known, read) => read ?? known,
      providesTags: ['Session'],
    }),
    signIn: build.mutation<SignInAnswer, { email: string; password: string; code?: string }>({
      query: (body) => post('/sign-in', body),
      extraOptions: withoutSession,
      invalidatesTags: signedIn,
    }),
    signOut: build.mutation<void, void>({ query: () => post('/sign-out'), extraOptions: withoutSession }),
    getPasswordLink: build.query<{ email: string; name: string }, string>({
      query: (token) => post('/password-link', { token }),
      extraOptions: withoutSession,
      keepUnusedDataFor: 0,
    }),
    setPassword: build.mutation<SignInAnswer, { token: string; password: string }>({
      query: (body) => post('/password', body),
      extraOptions: withoutSession,
      invalidatesTags: signedIn,
    }),
    changePassword: build.mutation<void, { currentPassword: string; password: string }>({
      query: (body) => post('/password/change', body),
    }),
    startSecondFactor: build.mutation<SecondFactorStart, void>({ query: () => post('/second-factor') }),
    confirmSecondFactor: build.mutation<{ recoveryCodes: string[] }, { code: string; password: string }>({
      query: (body) => post('/second-factor/confirm', body),
      invalidatesTags: ['Session'],
    }),
    removeSecondFactor: build.mutation<void, { password: string }>({
      query: (body) => post('/second-factor/remove', body),
      invalidatesTags: ['Session'],
    }),
  }),
})

export const isSignedOut = sessionApi.endpoints.signOut.matchFulfilled

export const readSession = () => sessionApi.endpoints.getSession.initiate()

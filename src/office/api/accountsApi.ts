import type { ListedAccount, OfficeSettings } from '@/domain/office/account'
import type { Role } from '@/domain/office/roles'
import { officeApi } from './officeApi'

export type NewAccount = { email: string; name: string; role: Role }

export type AccountChange = { id: string; name?: string; role?: Role; isActive?: boolean }

/** The accounts of the staff and what holds for all of them: for owners. */
const accountsApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getAccounts: build.query<ListedAccount[], void>({
      query: () => '/accounts',
      transformResponse: ({ accounts }: { accounts: ListedAccount[] }) => accounts,
      providesTags: ['Accounts'],
    }),
    inviteAccount: build.mutation<{ link: string }, NewAccount>({
      query: (body) => ({ url: '/accounts', method: 'POST', body }),
      invalidatesTags: ['Accounts', 'Log'],
    }),
    changeAccount: build.mutation<void, AccountChange>({
      query: ({ id, ...body }) => ({ url: `/accounts/${id}`, method: 'PATCH', body }),
      // Owners may change their own name.
      invalidatesTags: ['Accounts', 'Session', 'Log'],
    }),
    makeLink: build.mutation<{ link: string }, string>({
      query: (id) => ({ url: `/accounts/${id}/link`, method: 'POST', body: {} }),
      invalidatesTags: ['Accounts', 'Log'],
    }),
    endSessions: build.mutation<void, string>({
      query: (id) => ({ url: `/accounts/${id}/end-sessions`, method: 'POST', body: {} }),
      invalidatesTags: ['Accounts', 'Log'],
    }),
    resetSecondFactor: build.mutation<void, string>({
      query: (id) => ({ url: `/accounts/${id}/reset-second-factor`, method: 'POST', body: {} }),
      invalidatesTags: ['Accounts', 'Session', 'Log'],
    }),
    getSettings: build.query<OfficeSettings, void>({
      query: () => '/settings',
      providesTags: ['Settings'],
    }),
    changeSettings: build.mutation<void, OfficeSettings>({
      query: (body) => ({ url: '/settings', method: 'PUT', body }),
      invalidatesTags: ['Settings', 'Session', 'Log'],
    }),
  }),
})

export const {
  useGetAccountsQuery,
  useInviteAccountMutation,
  useChangeAccountMutation,
  useMakeLinkMutation,
  useEndSessionsMutation,
  useResetSecondFactorMutation,
  useGetSettingsQuery,
  useChangeSettingsMutation,
} = accountsApi

import type { Account, ListedAccount, OfficeSettings } from '@/domain/office/account'
import { officeApi, post } from './officeApi'

export type NewAccount = Omit<Account, 'id'>

type AccountChange = Pick<Account, 'id'> & Partial<Pick<ListedAccount, 'name' | 'role' | 'isActive'>>

type AccountAction = Pick<Account, 'id'> & { action: 'link' | 'end-sessions' | 'reset-second-factor' }

/** The accounts of the staff and what holds for all of them: for owners. */
const accountsApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getAccounts: build.query<ListedAccount[], void>({
      query: () => '/accounts',
      transformResponse: ({ accounts }: { accounts: ListedAccount[] }) => accounts,
      providesTags: ['Accounts'],
    }),
    inviteAccount: build.mutation<{ link: string }, NewAccount>({
      query: (body) => post('/accounts', body),
      invalidatesTags: ['Accounts', 'Log'],
    }),
    changeAccount: build.mutation<void, AccountChange>({
      query: ({ id, ...body }) => ({ url: `/accounts/${id}`, method: 'PATCH', body }),
      // Owners may change their own name.
      invalidatesTags: ['Accounts', 'Session', 'Log'],
    }),
    /** A link for a new password is in the answer. */
    actOnAccount: build.mutation<{ link: string } | undefined, AccountAction>({
      query: ({ id, action }) => post(`/accounts/${id}/${action}`),
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
  useActOnAccountMutation,
  useGetSettingsQuery,
  useChangeSettingsMutation,
} = accountsApi

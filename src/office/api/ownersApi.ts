import type { Account, ListedAccount, OfficeSettings, ShownSettings } from '@/domain/office/account'
import type { ErasedPerson, FoundPerson, PersonContact, StoredData } from '@/domain/office/data'
import type { LogRow } from '@/domain/office/log'
import { officeApi, post, type ListQuery } from './officeApi'

export type NewAccount = Omit<Account, 'id'>

type AccountChange = Pick<Account, 'id'> & Partial<Pick<ListedAccount, 'name' | 'role' | 'isActive'>>

type AccountAction = Pick<Account, 'id'> & { action: 'link' | 'end-sessions' | 'reset-second-factor' }

export const ownersApi = officeApi.injectEndpoints({
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
    /** The answer may hold a link for a new password. */
    actOnAccount: build.mutation<{ link: string } | undefined, AccountAction>({
      query: ({ id, action }) => post(`/accounts/${id}/${action}`),
      invalidatesTags: ['Accounts', 'Session', 'Log'],
    }),
    getSettings: build.query<ShownSettings, void>({ query: () => '/settings', providesTags: ['Settings'] }),
    changeSettings: build.mutation<void, Partial<OfficeSettings>>({
      query: (body) => ({ url: '/settings', method: 'PUT', body }),
      invalidatesTags: ['Settings', 'Session', 'Log'],
    }),
    getData: build.query<StoredData, void>({
      query: () => '/data',
      providesTags: ['Data'],
      keepUnusedDataFor: 0,
    }),
    previewRetention: build.mutation<{ submissions: number }, { months: number }>({
      query: (body) => post('/data/retention/preview', body),
    }),
    setRetention: build.mutation<StoredData, { months: number | null }>({
      query: (body) => ({ url: '/data/retention', method: 'PUT', body }),
      invalidatesTags: ['Data', 'Log'],
    }),
    /** Deletes the waiting submissions that were shown. */
    deleteWaiting: build.mutation<StoredData, { sentBefore: string }>({
      query: (body) => post('/data/retention/delete', body),
      invalidatesTags: ['Data', 'Log', 'Submissions', 'Overview'],
    }),
    findPerson: build.mutation<FoundPerson, PersonContact>({ query: (body) => post('/data/person', body) }),
    erasePerson: build.mutation<ErasedPerson, PersonContact & { references: string[]; password: string }>({
      query: (body) => post('/data/person/erase', body),
      invalidatesTags: ['Data', 'Log', 'Submissions', 'Submission', 'InboxChoices', 'Jobs'],
    }),
    getLog: build.query<{ rows: LogRow[]; total: number }, ListQuery>({
      query: (params) => ({ url: '/log', params }),
      providesTags: ['Log'],
      // A newly opened log must show what just happened.
      keepUnusedDataFor: 0,
    }),
  }),
})

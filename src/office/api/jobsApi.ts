import type { JobField } from '@/domain/office/jobFields'
import type {
  EditableJobList,
  JobAction,
  JobChoice,
  JobImport,
  JobPreview,
  LastImport,
  OfficeJob,
  OfficeJobChoices,
  OfficeJobList,
} from '@/domain/office/jobs'
import { officeApi } from './officeApi'

/** The parameters of the list, as the API takes them. */
export type JobListQuery = Record<string, string | number | undefined>

/** Fields of a job as a form holds them. */
export type SentFields = Partial<Record<JobField, string>>

export type ImportRequest = { file: File; replace: boolean }

const list = { type: 'Jobs', id: 'list' } as const
const choices = { type: 'Jobs', id: 'choices' } as const
const one = (id: string) => ({ type: 'Jobs', id: `job ${id}` }) as const

const importRequest = ({ file, replace }: ImportRequest, isDryRun: boolean) => {
  const body = new FormData()
  body.append('file', file)
  const params = { ...(isDryRun && { dryRun: 'yes' }), ...(replace && { replace: 'yes' }) }
  return { url: '/jobs/import', method: 'POST', params, body }
}

/** The life of jobs, and the lists that their form offers. */
const jobsApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getJobs: build.query<OfficeJobList, JobListQuery>({
      query: (params) => ({ url: '/jobs', params }),
      providesTags: [list],
    }),
    getJob: build.query<OfficeJob, string>({
      query: (id) => `/jobs/${encodeURIComponent(id)}`,
      providesTags: (_job, _error, id) => [one(id)],
    }),
    addJob: build.mutation<OfficeJob, SentFields & { state: 'draft' | 'open' }>({
      query: (body) => ({ url: '/jobs', method: 'POST', body }),
      invalidatesTags: [list],
    }),
    saveJob: build.mutation<OfficeJob, { id: string; version: string; fields: SentFields }>({
      query: ({ id, version, fields }) => ({
        url: `/jobs/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: { ...fields, version },
      }),
      invalidatesTags: (_job, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    changeJobState: build.mutation<OfficeJob, { id: string; action: JobAction }>({
      query: ({ id, action }) => ({
        url: `/jobs/${encodeURIComponent(id)}/${action}`,
        method: 'POST',
        body: {},
      }),
      // A refusal means that the state was changed before.
      invalidatesTags: (_job, _error, { id }) => [list, one(id)],
    }),
    closeJobs: build.mutation<{ changed: number }, readonly string[]>({
      query: (ids) => ({ url: '/jobs/close', method: 'POST', body: { ids } }),
      invalidatesTags: (_answer, _error, ids) => [list, ...ids.map(one)],
    }),
    deleteJob: build.mutation<void, string>({
      query: (id) => ({ url: `/jobs/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: [list],
    }),
    /** Changes nothing: the form is too long for an address. */
    previewJob: build.query<JobPreview, SentFields>({
      query: (body) => ({ url: '/jobs/preview', method: 'POST', body }),
      keepUnusedDataFor: 0,
      // The names of the choices are in it.
      providesTags: [choices],
    }),
    getJobChoices: build.query<OfficeJobChoices, void>({
      query: () => '/job-choices',
      providesTags: [choices],
    }),
    addJobChoice: build.mutation<JobChoice, { list: EditableJobList; label: string }>({
      query: ({ list: name, label }) => ({ url: `/job-choices/${name}`, method: 'POST', body: { label } }),
      invalidatesTags: (_choice, _error, { list: name }) => [choices, { type: 'Content', id: name }],
    }),
    getLastImport: build.query<{ last: LastImport | null }, void>({
      query: () => '/job-imports/last',
      providesTags: [list],
    }),
    /** Says what an import would do. */
    checkImport: build.mutation<JobImport, ImportRequest>({
      query: (request) => importRequest(request, true),
    }),
    importJobs: build.mutation<JobImport, ImportRequest>({
      query: (request) => importRequest(request, false),
      // Where no answer came, it may have been done.
      invalidatesTags: ['Jobs'],
    }),
  }),
})

export const {
  useGetJobsQuery,
  useGetJobQuery,
  useLazyGetJobQuery,
  useAddJobMutation,
  useSaveJobMutation,
  useChangeJobStateMutation,
  useCloseJobsMutation,
  useDeleteJobMutation,
  usePreviewJobQuery,
  useGetJobChoicesQuery,
  useAddJobChoiceMutation,
  useGetLastImportQuery,
  useCheckImportMutation,
  useImportJobsMutation,
} = jobsApi

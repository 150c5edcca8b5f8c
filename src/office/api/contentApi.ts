import type {
  ContentFile,
  ContentValues,
  DeletedContent,
  OfficeContentCounts,
  OfficeContentEntry,
  OfficeContentList,
  OfficeContentRow,
} from '@/domain/office/content'
import { contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import { officeApi } from './officeApi'

type OfKind = { kind: ContentKindName }
type OfRow = OfKind & { id: string }

/** Where a deleted row stood, to which it comes back. */
type Place = { id: string; order: number }

const rowPath = ({ kind, id }: OfRow) => `/content/${kind}/${encodeURIComponent(id)}`

const counts = { type: 'Content', id: 'counts' } as const
const list = (kind: ContentKindName) => ({ type: 'Content', id: kind }) as const
const one = ({ kind, id }: OfRow) => ({ type: 'Content', id: `${kind} ${id}` }) as const
/** The choices of a job's form are content, too. */
const jobChoices = { type: 'Jobs', id: 'choices' } as const

/** The most that the API answers at once. */
const PAGE_ROWS = 100

const rowOf = ({ row }: OfficeContentEntry) => row

const upload = (file: File) => {
  const body = new FormData()
  body.append('file', file)
  return body
}

/** The content of the site beside the jobs. */
const contentApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getContentCounts: build.query<OfficeContentCounts, void>({
      query: () => '/content',
      providesTags: [counts],
    }),
    /** All rows: they are brought into order as a whole. */
    getContent: build.query<OfficeContentRow[], ContentKindName>({
      queryFn: async (kind, _api, _options, ask) => {
        const read = async (page: number) =>
          ask({ url: `/content/${kind}`, params: { page, pageSize: PAGE_ROWS } })
        const first = await read(0)
        if (first.error) return { error: first.error }
        const { total } = first.data as OfficeContentList
        const others = Array.from({ length: Math.max(0, Math.ceil(total / PAGE_ROWS) - 1) }, (_page, at) =>
          read(at + 1),
        )
        const answers = [first, ...(await Promise.all(others))]
        const failed = answers.find(({ error }) => error !== undefined)
        if (failed?.error) return { error: failed.error }
        return { data: answers.flatMap(({ data }) => (data as OfficeContentList).rows) }
      },
      providesTags: (_rows, _error, kind) => [list(kind)],
    }),
    getContentRow: build.query<OfficeContentRow, OfRow>({
      query: rowPath,
      transformResponse: rowOf,
      providesTags: (_row, _error, of) => [one(of)],
    }),
    addContent: build.mutation<OfficeContentRow, OfKind & { values: ContentValues; place?: Place }>({
      query: ({ kind, values, place }) => ({
        url: `/content/${kind}`,
        method: 'POST',
        params: place,
        body: { values },
      }),
      transformResponse: rowOf,
      invalidatesTags: (_row, error, { kind }) => (error ? [] : [counts, list(kind), jobChoices]),
    }),
    saveContent: build.mutation<OfficeContentRow, OfRow & { version: string; values: ContentValues }>({
      query: ({ version, values, ...of }) => ({
        url: rowPath(of),
        method: 'PUT',
        body: { version, values },
      }),
      transformResponse: rowOf,
      // A refusal means that the row was changed before.
      invalidatesTags: (_row, _error, of) => [list(of.kind), one(of), jobChoices],
    }),
    deleteContent: build.mutation<DeletedContent, OfRow>({
      query: (of) => ({ url: rowPath(of), method: 'DELETE' }),
      invalidatesTags: (_answer, _error, { kind }) => [counts, list(kind), jobChoices],
    }),
    orderContent: build.mutation<void, OfKind & { ids: readonly string[] }>({
      query: ({ kind, ids }) => ({ url: `/content/${kind}/order`, method: 'PUT', body: { ids } }),
      // Else the rows are shown as they are by now.
      invalidatesTags: (_answer, error, { kind }) => (error ? [list(kind)] : [jobChoices]),
    }),
    uploadContentFile: build.mutation<ContentFile, OfKind & { field: string; file: File }>({
      query: ({ kind, field, file }) => ({
        url: `/content/${kind}/files`,
        method: 'POST',
        params: { field },
        body: upload(file),
      }),
    }),
  }),
})

/** Puts the rows that are shown into another order before the server has done so. */
export const showOrder = (kind: ContentKindName, ids: readonly string[]) =>
  contentApi.util.updateQueryData('getContent', kind, (rows) => {
    const byId = new Map(rows.map((row) => [row.id, row]))
    const moved = ids.flatMap((id) => byId.get(id) ?? [])
    return contentKinds[kind].isOrderedById
      ? moved.map((row, at) => ({ ...row, id: rows[at]?.id ?? row.id }))
      : moved
  })

export const {
  useGetContentCountsQuery,
  useGetContentQuery,
  useGetContentRowQuery,
  useLazyGetContentRowQuery,
  useAddContentMutation,
  useSaveContentMutation,
  useDeleteContentMutation,
  useOrderContentMutation,
  useUploadContentFileMutation,
} = contentApi

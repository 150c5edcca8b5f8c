import type {
  ContentFile,
  ContentValues,
  DeletedContent,
  OfficeContentCounts,
  OfficeContentAnswer,
  OfficeContentList,
  OfficeContentRow,
} from '@/domain/office/content'
import { contentKinds, type ContentKindName } from '@/domain/content/contentKinds'
import { formOf, officeApi, post } from './officeApi'

type OfKind = { kind: ContentKindName }
type OfRow = OfKind & { id: string }

/** The place of a deleted row, for restoring it. */
type Place = { id: string; order: number }

const rowPath = ({ kind, id }: OfRow) => `/content/${kind}/${encodeURIComponent(id)}`

const counts = { type: 'Content', id: 'counts' } as const
const list = (kind: ContentKindName) => ({ type: 'Content', id: kind }) as const
const one = ({ kind, id }: OfRow) => ({ type: 'Content', id: `${kind} ${id}` }) as const
/** Job forms offer content as choices, and the inbox filters by sources. */
const choices = [{ type: 'Jobs', id: 'choices' }, 'InboxChoices'] as const

const rowOf = ({ row }: OfficeContentAnswer) => row

export const contentApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getContentCounts: build.query<OfficeContentCounts, void>({
      query: () => '/content',
      providesTags: [counts],
    }),
    /** All rows: ordering needs the whole list. */
    getContent: build.query<OfficeContentRow[], ContentKindName>({
      query: (kind) => `/content/${kind}`,
      transformResponse: ({ rows }: OfficeContentList) => rows,
      providesTags: (_rows, _error, kind) => [list(kind)],
    }),
    getContentRow: build.query<OfficeContentRow, OfRow>({
      query: rowPath,
      transformResponse: rowOf,
      providesTags: (_row, _error, of) => [one(of)],
    }),
    addContent: build.mutation<OfficeContentRow, OfKind & { values: ContentValues; place?: Place }>({
      query: ({ kind, values, place }) => ({ ...post(`/content/${kind}`, { values }), params: place }),
      transformResponse: rowOf,
      invalidatesTags: (_row, error, { kind }) => (error ? [] : [counts, list(kind), ...choices]),
    }),
    saveContent: build.mutation<OfficeContentRow, OfRow & { version: string; values: ContentValues }>({
      query: ({ version, values, ...of }) => ({ url: rowPath(of), method: 'PUT', body: { version, values } }),
      transformResponse: rowOf,
      // A refusal means that someone else changed it first.
      invalidatesTags: (_row, _error, of) => [counts, list(of.kind), one(of), ...choices],
    }),
    deleteContent: build.mutation<DeletedContent, OfRow>({
      query: (of) => ({ url: rowPath(of), method: 'DELETE' }),
      invalidatesTags: (_answer, _error, { kind }) => [counts, list(kind), ...choices],
    }),
    orderContent: build.mutation<void, OfKind & { ids: readonly string[] }>({
      query: ({ kind, ids }) => ({ url: `/content/${kind}/order`, method: 'PUT', body: { ids } }),
      // On failure, shows the stored order again.
      invalidatesTags: (_answer, error, { kind }) => (error ? [list(kind)] : [...choices]),
    }),
    uploadContentFile: build.mutation<ContentFile, OfKind & { field: string; file: File }>({
      query: ({ kind, field, file }) => ({
        ...post(`/content/${kind}/files`, formOf(file)),
        params: { field },
      }),
    }),
  }),
})

/** Reorders the rows on the screen before the server has. */
export const showOrder = (kind: ContentKindName, ids: readonly string[]) =>
  contentApi.util.updateQueryData('getContent', kind, (rows) => {
    const byId = new Map(rows.map((row) => [row.id, row]))
    const moved = ids.flatMap((id) => byId.get(id) ?? [])
    return contentKinds[kind].isOrderedById
      ? moved.map((row, at) => ({ ...row, id: rows[at]?.id ?? row.id }))
      : moved
  })

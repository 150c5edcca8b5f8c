import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { ListQuery } from '../api/officeApi'

export const PAGE_SIZES = [25, 50, 100]
const DEFAULT_PAGE_SIZE = 50

type SortOrder = 'asc' | 'desc'

/** The question of a grid to the server; the names are those of the API and of the address. */
export type GridQuery = {
  page: number
  pageSize: number
  search?: string
  sort?: string
  order?: SortOrder
} & ListQuery

/** The names of the filters besides the search, and the order until another is chosen: a constant outside the component. */
type GridOptions = { filters?: readonly string[]; sort?: { field: string; order: SortOrder } }

const noOptions: GridOptions = {}

const whole = (text: string | null, fallback: number) =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : fallback

const readQuery = (params: URLSearchParams, { filters = [], sort }: GridOptions): GridQuery => {
  const field = params.get('sort') ?? sort?.field
  const order = params.get('order') === 'asc' ? 'asc' : 'desc'
  const pageSize = whole(params.get('pageSize'), DEFAULT_PAGE_SIZE)
  return {
    page: whole(params.get('page'), 0),
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : DEFAULT_PAGE_SIZE,
    search: params.get('search') ?? undefined,
    ...(field === undefined ? {} : { sort: field, order: params.has('sort') ? order : sort?.order }),
    ...Object.fromEntries(filters.map((name) => [name, params.get(name) ?? undefined])),
  }
}

/** The query of a grid, kept in the address: going back finds the same rows, and a copied address shows them. */
export const useGridQuery = (options = noOptions) => {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => readQuery(params, options), [params, options])
  // The router shows a change a little later: further ones are made to it.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])

  /** Undefined, empty and 0 take a parameter away. Other rows begin on the first page. */
  const change = (changes: ListQuery) => {
    const next = new URLSearchParams(latest.current)
    const all: ListQuery = { page: undefined, ...changes }
    for (const [name, value] of Object.entries(all)) {
      if (value) next.set(name, `${value}`)
      else next.delete(name)
    }
    latest.current = next
    setParams(next, { replace: true })
  }

  const narrowing = ['search', ...(options.filters ?? [])]
  return {
    query,
    change,
    isNarrowed: narrowing.some((name) => query[name] !== undefined),
    /** Takes search and filters away. */
    clear: () => change(Object.fromEntries(narrowing.map((name) => [name, undefined]))),
  }
}

export type GridState = ReturnType<typeof useGridQuery>

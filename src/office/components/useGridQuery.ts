import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { ListQuery } from '../api/officeApi'

export const PAGE_SIZES = [25, 50, 100]
const DEFAULT_PAGE_SIZE = 50

type SortOrder = 'asc' | 'desc'

/** The query of a grid; its names match the API and the address. */
export type GridQuery = {
  page: number
  pageSize: number
  search?: string
  sort?: string
  order?: SortOrder
} & ListQuery

/** Filter names besides the search, and the default order. Define it outside the component. */
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

/** A grid's query, kept in the address: Back finds the same rows, and a copied link shows them. */
export const useGridQuery = (options = noOptions) => {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => readQuery(params, options), [params, options])
  // The router applies changes late, so further ones build on this.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])

  /** Undefined, empty and 0 remove a parameter. Any change goes to the first page. */
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

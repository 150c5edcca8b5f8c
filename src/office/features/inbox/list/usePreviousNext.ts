import { useState } from 'react'
import type { InboxPage } from '@/domain/office/inbox'
import { useGetSubmissionsQuery } from '../../../api/submissionsApi'
import type { GridQuery } from '../../../components/useGridQuery'

/** A submission that can be gone to, and the page on which it is listed. */
export type Step = { reference: string; page: number }

/** So close to the end of a page the one behind it is read, so that the next step need not wait. */
const CLOSE = 2

/** The rows of another page that are not on this one: new submissions may have moved some over. */
const useOtherRows = (query: GridQuery, here: ReadonlySet<string | undefined>, isNeeded: boolean) => {
  const options = { skip: !isNeeded, refetchOnMountOrArgChange: true }
  const { currentData } = useGetSubmissionsQuery(query, options)
  return currentData?.rows.filter((row) => !here.has(row.reference)) ?? []
}

const stepTo = (row: { reference: string } | undefined, page: number): Step | undefined =>
  row && { reference: row.reference, page }

/** The submissions before and after the one that is open, in the order of the list and over the ends of its pages. */
export const usePreviousNext = (
  query: GridQuery,
  shown: InboxPage | undefined,
  reference: string | undefined,
) => {
  const [last, setLast] = useState(0)
  const { page, pageSize } = query
  const { rows = [], total = 0 } = shown ?? {}
  const found = rows.findIndex((row) => row.reference === reference)
  if (found !== -1 && found !== last) setLast(found)
  // Where it is listed no more, the next one has come to its place.
  const [before, after] = found === -1 ? [last - 1, last] : [found - 1, found + 1]

  const here = new Set([reference, ...rows.map((row) => row.reference)])
  const isOpen = reference !== undefined && rows.length > 0
  const hasNextPage = (page + 1) * pageSize < total
  const isNearEnd = after > rows.length - CLOSE
  const earlier = useOtherRows({ ...query, page: page - 1 }, here, isOpen && page > 0 && before < CLOSE)
  const later = useOtherRows({ ...query, page: page + 1 }, here, isOpen && hasNextPage && isNearEnd)

  return {
    previous: stepTo(rows[before], page) ?? stepTo(earlier[earlier.length - 1], page - 1),
    next: stepTo(rows[after], page) ?? stepTo(later[0], page + 1),
  }
}

export type PreviousNext = ReturnType<typeof usePreviousNext>

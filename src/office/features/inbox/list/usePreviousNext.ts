import { useState } from 'react'
import type { InboxPage } from '@/domain/office/inbox'
import { useGetSubmissionsQuery } from '../../../api/submissionsApi'
import type { GridQuery } from '../../../components/useGridQuery'

/** A submission that can be gone to, and the page on which it is listed. */
export type Step = { reference: string; page: number }

/** So close to the end of a page the one behind it is read, so that the next step need not wait. */
const CLOSE = 2

const useRows = (query: GridQuery, page: number, isNeeded: boolean) => {
  const { currentData } = useGetSubmissionsQuery(
    { ...query, page },
    { skip: !isNeeded, refetchOnMountOrArgChange: true },
  )
  return isNeeded ? (currentData?.rows ?? []) : []
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
  const rows = shown?.rows ?? []
  const found = rows.findIndex((row) => row.reference === reference)
  if (found !== -1 && found !== last) setLast(found)
  // Where it is listed no more, the next one has come to its place.
  const [before, after] = found === -1 ? [last - 1, last] : [found - 1, found + 1]

  const isOpen = reference !== undefined && rows.length > 0
  const hasNextPage = (page + 1) * pageSize < (shown?.total ?? 0)
  const rowsBefore = useRows(query, page - 1, isOpen && page > 0 && before < CLOSE)
  const rowsAfter = useRows(query, page + 1, isOpen && hasNextPage && after > rows.length - CLOSE)
  // New submissions have moved some from one page to the other.
  const listed = new Set(rows.map((row) => row.reference))
  const isElsewhere = (row: { reference: string }) =>
    !listed.has(row.reference) && row.reference !== reference

  const earlier = rowsBefore.filter(isElsewhere)
  return {
    previous: stepTo(rows[before], page) ?? stepTo(earlier[earlier.length - 1], page - 1),
    next: stepTo(rows[after], page) ?? stepTo(rowsAfter.find(isElsewhere), page + 1),
  }
}

export type PreviousNext = ReturnType<typeof usePreviousNext>

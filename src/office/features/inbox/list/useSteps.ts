import { useState } from 'react'
import type { InboxPage } from '../../../api/submissions'

/** The submissions before and after the one that is open, as they stand on the page. */
export const useSteps = (page: InboxPage | undefined, reference: string | undefined) => {
  const [last, setLast] = useState(0)
  const rows = page?.rows ?? []
  const found = rows.findIndex((row) => row.reference === reference)
  if (found !== -1 && found !== last) setLast(found)
  // Where it is listed no more, the next one has come to its place.
  const [before, after] = found === -1 ? [last - 1, last] : [found - 1, found + 1]
  return { previous: rows[before]?.reference, next: rows[after]?.reference }
}

export type Steps = ReturnType<typeof useSteps>

import { useGridApiRef } from '@mui/x-data-grid'
import { useEffect, useRef } from 'react'

const nothing = { cell: null, columnHeader: null, columnHeaderFilter: null, columnGroupHeader: null }

/**
 * The focus in the table beside an open submission. The table forgets it: otherwise it would take the focus back where the
 * row that had it is listed no more, such as on another page. It gets it back when the submission is closed.
 */
export const useGridFocus = (reference: string | undefined) => {
  const apiRef = useGridApiRef()
  const left = useRef<string>(undefined)
  useEffect(() => {
    const was = left.current
    left.current = reference
    if (reference !== undefined) apiRef.current?.setState((state) => ({ ...state, focus: nothing }))
    // Back to the row, where the keyboard goes on.
    else if (was !== undefined && apiRef.current?.getRow(was)) apiRef.current.setCellFocus(was, 'name')
  }, [reference, apiRef])
  return apiRef
}

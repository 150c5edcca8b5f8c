import { useGridApiRef } from '@mui/x-data-grid'
import { useEffect, useRef, type FocusEvent } from 'react'

const nothing = { cell: null, columnHeader: null, columnHeaderFilter: null, columnGroupHeader: null }

/**
 * The focus in the table beside an open submission. The table forgets it when it goes elsewhere: otherwise it would take it
 * back where its row is listed no more. It gets it back when the submission is closed.
 */
export const useGridFocus = (reference: string | undefined) => {
  const apiRef = useGridApiRef()
  const left = useRef<string>(undefined)
  useEffect(() => {
    const was = left.current
    left.current = reference
    if (was === undefined || reference !== undefined) return
    // Back to the row, where the keyboard goes on.
    if (apiRef.current?.getRow(was)) apiRef.current.setCellFocus(was, 'name')
  }, [reference, apiRef])

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget === null || currentTarget.contains(relatedTarget)) return
    apiRef.current?.setState((state) => ({ ...state, focus: nothing }))
  }
  return { apiRef, onBlur }
}

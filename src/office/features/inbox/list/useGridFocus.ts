import { useGridApiRef } from '@mui/x-data-grid'
import { useEffect, useRef } from 'react'

/** The table gets the focus back when the submission beside it is closed. */
export const useGridFocus = (reference: string | undefined) => {
  const apiRef = useGridApiRef()
  const left = useRef<string>(undefined)
  useEffect(() => {
    const was = left.current
    left.current = reference
    if (reference !== undefined || was === undefined) return
    // Back to the row, where the keyboard goes on.
    if (apiRef.current?.getRow(was)) apiRef.current.setCellFocus(was, 'name')
  }, [reference, apiRef])
  return apiRef
}

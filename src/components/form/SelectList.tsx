import Autocomplete from '@mui/material/Autocomplete'
import { useEffect } from 'react'
import { setInputValue } from '../useEarlyInput'
import type { SelectListProps } from './SelectInput'

/** The drop-down with its list, which opens at once where the visitor waited for it. */
export const SelectList = ({ value, input, early, onChoose, renderInput, ...field }: SelectListProps) => {
  useEffect(() => {
    const { current } = input
    const text = early.current
    if (text === undefined || !current) return
    current.focus()
    if (text === current.value) current.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    else setInputValue(current, text)
  }, [input, early])

  return (
    <Autocomplete
      {...field}
      value={value || null}
      getOptionKey={(option) => option.value}
      getOptionValue={(option) => option.value}
      autoHighlight
      onChange={(_event, next) => onChoose(next ?? '')}
      renderInput={({ slotProps }) => renderInput(slotProps)}
    />
  )
}

import Autocomplete from '@mui/material/Autocomplete'
import type { InputBaseComponentProps } from '@mui/material/InputBase'
import type { OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useEffect, type ReactElement, type RefObject } from 'react'
import type { Option } from '@/domain/options'
import { setInputValue } from '../useEarlyInput'

type SelectSlots = { input: Partial<OutlinedInputProps>; htmlInput: InputBaseComponentProps }

export type SelectListProps = {
  id: string
  value: string
  options: readonly Option[]
  disabled?: boolean
  /** Stands in for the arrow while the options are fetched. */
  popupIcon?: ReactElement
  onChoose: (value: string) => void
  input: RefObject<HTMLInputElement | null>
  /** The text of the field, if it had the focus when the code of the list was loaded. */
  early: RefObject<string | undefined>
  renderInput: (slotProps: SelectSlots) => ReactElement
}

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

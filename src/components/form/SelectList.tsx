import { useLingui } from '@lingui/react/macro'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import type { InputBaseComponentProps } from '@mui/material/InputBase'
import type { OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useEffect, type ReactElement, type RefObject } from 'react'
import { setInputValue } from '../useEarlyInput'

/** `lang`: the language of the label, if it differs from the page's. `also`: another name by which it is found. */
export type Choice = { value: string; label: string; lang?: string; also?: string }

const filterOptions = createFilterOptions<Choice>({
  stringify: ({ label, also = '' }) => `${label} ${also}`,
})

type SelectSlots = { input: Partial<OutlinedInputProps>; htmlInput: InputBaseComponentProps }

export type SelectListProps = {
  id: string
  value: string
  options: readonly Choice[]
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
  const { t } = useLingui()
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
      filterOptions={filterOptions}
      renderOption={({ key, ...props }, { label, lang }) => (
        <li key={key} {...props} lang={lang}>
          {label}
        </li>
      )}
      clearText={t`Clear`}
      closeText={t`Close`}
      noOptionsText={t`No options`}
      openText={t({ message: 'Open', context: 'list' })}
      autoHighlight
      onChange={(_event, next) => onChoose(next ?? '')}
      renderInput={({ slotProps }) => renderInput(slotProps)}
    />
  )
}

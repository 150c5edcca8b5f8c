import { useLingui } from '@lingui/react/macro'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import CircularProgress from '@mui/material/CircularProgress'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { KeyboardEvent, RefObject } from 'react'

/** `lang`: the language of the label, if it differs from the page's. `also`: another name by which it is found. */
export type Choice = { value: string; label: string; lang?: string; also?: string }

const filterOptions = createFilterOptions<Choice>({
  stringify: ({ label, also = '' }) => `${label} ${also}`,
})

const folded = (text: string) => text.trim().toLowerCase()

type SelectListProps = {
  control: Pick<OutlinedInputProps, 'name' | 'aria-describedby'> & {
    id: string
    inputRef: RefObject<HTMLInputElement | null>
  }
  chosen: Choice | undefined
  options: readonly Choice[]
  disabled?: boolean
  isLoading?: boolean
  /** The visitor has the focus in the list that it replaces. */
  opensAtOnce: boolean
  onChoose: (value: string) => void
}

/** A list that narrows as one types. */
export const SelectList = (props: SelectListProps) => {
  const { control, chosen, options, disabled, isLoading, opensAtOnce, onChoose } = props
  const { t } = useLingui()
  const loadingIcon = isLoading ? <CircularProgress size={16} aria-label={t`Loading the list`} /> : undefined
  /** Takes a label that was typed in full; other text is dropped. */
  const takeTyped = (text: string) => {
    const typed = options.find(({ label, also = label }) => [label, also].map(folded).includes(folded(text)))
    if (typed && typed.value !== chosen?.value) onChoose(typed.value)
  }
  /** Enter must not send the form while the text is not the choice that would be sent. */
  const holdEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && control.inputRef.current?.value !== (chosen?.label ?? ''))
      event.preventDefault()
  }
  return (
    <Autocomplete
      id={control.id}
      options={options}
      disabled={disabled}
      popupIcon={loadingIcon}
      value={chosen?.value ?? null}
      getOptionKey={(option) => option.value}
      getOptionValue={(option) => option.value}
      filterOptions={filterOptions}
      renderOption={({ key, ...item }, { label, lang }) => (
        <li key={key} {...item} lang={lang}>
          {label}
        </li>
      )}
      clearText={t`Clear`}
      closeText={t`Close`}
      noOptionsText={t`No options`}
      openText={t({ message: 'Open', context: 'list' })}
      autoHighlight
      openOnFocus={opensAtOnce}
      onChange={(_event, next) => onChoose(next ?? '')}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          {...slotProps.input}
          {...control}
          autoFocus={opensAtOnce}
          placeholder={t`Select`}
          onBlur={({ target }) => takeTyped(target.value)}
          onKeyDown={holdEnter}
          slotProps={{ input: { ...slotProps.htmlInput, lang: chosen?.lang, autoCapitalize: 'none' } }}
        />
      )}
    />
  )
}

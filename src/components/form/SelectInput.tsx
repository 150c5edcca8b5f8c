import Autocomplete from '@mui/material/Autocomplete'
import CircularProgress from '@mui/material/CircularProgress'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, type KeyboardEvent } from 'react'
import type { Option } from '@/domain/options'
import { describedBy, Field } from './Field'
import { useFormField } from './useFormField'

type SelectInputProps = {
  name: string
  label: string
  options: readonly Option[]
  required?: boolean
  disabled?: boolean
  /** The options are being fetched. */
  loading?: boolean
  /** Called with the chosen value; '' when the choice is cleared. */
  onChosen?: (value: string) => void
}

const folded = (text: string) => text.trim().toLowerCase()

/** A drop-down that narrows as one types. */
export const SelectInput = ({
  name,
  label,
  options,
  required,
  disabled,
  loading,
  onChosen,
}: SelectInputProps) => {
  const { id, value, error, change } = useFormField<string>(name)

  // A choice restored from a draft may no longer be offered, and must not be sent unseen.
  const chosen = options.find((option) => option.value === value)
  const isGone = value !== '' && options.length > 0 && !chosen
  useEffect(() => {
    if (isGone) void change('')
  })

  const choose = (next: string) => {
    void change(next)
    onChosen?.(next)
  }
  /** Takes a label that was typed in full; MUI drops other text. */
  const takeTyped = (text: string) => {
    const typed = options.find((option) => folded(option.label) === folded(text))
    if (typed && typed !== chosen) choose(typed.value)
  }
  /** Enter must not send the form while the text is not the choice that would be sent. */
  const holdEnter = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target } = event
    if (key === 'Enter' && target instanceof HTMLInputElement && target.value !== (chosen?.label ?? ''))
      event.preventDefault()
  }

  return (
    <Autocomplete
      id={id}
      options={options}
      value={value || null}
      getOptionKey={(option) => option.value}
      getOptionValue={(option) => option.value}
      autoHighlight
      onChange={(_event, next) => choose(next ?? '')}
      onKeyDown={holdEnter}
      onBlur={({ target }) => target instanceof HTMLInputElement && takeTyped(target.value)}
      disabled={disabled}
      loading={loading}
      popupIcon={loading ? <CircularProgress size={16} aria-label="Loading the list" /> : undefined}
      renderInput={({ slotProps }) => (
        <Field id={id} label={label} error={error} required={required} disabled={disabled}>
          <OutlinedInput
            {...slotProps.input}
            id={id}
            name={name}
            placeholder="Select"
            aria-describedby={describedBy(id, undefined, error)}
            slotProps={{ input: { ...slotProps.htmlInput, autoCapitalize: 'none' } }}
          />
        </Field>
      )}
    />
  )
}

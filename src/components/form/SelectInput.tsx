import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useId } from 'react'
import type { Option } from '@/domain/options'
import { Spinner } from '../Spinner'
import { controlProps, Field } from './Field'
import { useFormField } from './useFormField'

type SelectInputProps = {
  name: string
  label: string
  options: readonly Option[]
  required?: boolean
  disabled?: boolean
  /** The options are on their way. */
  loading?: boolean
  hint?: string
  /** Told of the value; '' where the choice was cleared. */
  onChosen?: (value: string) => void
}

/** A choice is replaced and not cleared: half a row has no room for a second button. */
const indicatorSx = {
  '& .MuiAutocomplete-clearIndicator': { display: 'none' },
  '& .MuiAutocomplete-popupIndicator': { minWidth: 36, minHeight: 36 },
  '&& .MuiAutocomplete-inputRoot': { pr: '40px' },
  '& .MuiAutocomplete-inputRoot .MuiAutocomplete-endAdornment': { right: 4 },
}

/** The list stands out from the form below it. */
const listProps = { paper: { elevation: 8 } }

/** A list to choose one of, which can be typed into. */
export const SelectInput = ({
  name,
  label,
  options,
  required,
  disabled,
  loading = false,
  hint,
  onChosen,
}: SelectInputProps) => {
  const id = useId()
  const { value, error, onBlur, change } = useFormField<string>(name)
  const chosen = options.find((option) => option.value === value) ?? null

  // What an earlier visit chose may be gone from the list, and must not be sent unseen.
  const isGone = value !== '' && options.length > 0 && !chosen
  useEffect(() => {
    if (isGone) void change('')
  })

  // What follows from the choice happens with it: nothing is ever shown or sent between the two.
  const choose = (option: Option | null) => {
    void change(option?.value ?? '')
    onChosen?.(option?.value ?? '')
  }
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      <Autocomplete
        id={id}
        size="small"
        autoHighlight
        loading={loading}
        popupIcon={loading ? <Spinner label="Loading the list" sizePx={16} /> : undefined}
        disabled={disabled}
        options={options}
        value={chosen}
        sx={indicatorSx}
        slotProps={listProps}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        onChange={(_event, option) => choose(option)}
        onBlur={onBlur}
        renderInput={({ id: inputId, disabled: inputDisabled, fullWidth, slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            id={inputId}
            disabled={inputDisabled}
            fullWidth={fullWidth}
            name={name}
            size="small"
            placeholder="Select"
            error={Boolean(error)}
            slotProps={{
              input: { ...slotProps.htmlInput, ...controlProps({ id, required, hint, error }) },
            }}
          />
        )}
      />
    </Field>
  )
}

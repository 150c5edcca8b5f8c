import { useEffect, useId } from 'react'
import type { Option } from '@/domain/options'
import { Spinner } from '../Spinner'
import { controlProps, Field, labelId } from './Field'
import { SelectList } from './SelectList'
import { useCombobox } from './useCombobox'
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
  const chosen = options.find((option) => option.value === value)

  // What an earlier visit chose may be gone from the list, and must not be sent unseen.
  const isGone = value !== '' && options.length > 0 && !chosen
  useEffect(() => {
    if (isGone) void change('')
  })

  // What follows from the choice happens with it: nothing is ever shown or sent between the two.
  const choose = (option: Option | undefined) => {
    void change(option?.value ?? '')
    onChosen?.(option?.value ?? '')
  }
  const { inputProps, leave, ...list } = useCombobox({ id, options, chosen, onChoose: choose })

  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      <div
        className="form-line form-select"
        data-error={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
      >
        <input
          {...inputProps}
          id={id}
          name={name}
          type="text"
          disabled={disabled}
          placeholder="Select"
          // What the browser would offer lies over the list.
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          onBlur={(event) => {
            leave()
            onBlur(event)
          }}
          {...controlProps({ id, required, hint, error })}
        />
        {loading ? (
          <Spinner label="Loading the list" sizePx={16} />
        ) : (
          <button
            type="button"
            aria-hidden="true"
            tabIndex={-1}
            disabled={disabled}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={list.toggle}
          >
            <i />
          </button>
        )}
        <SelectList {...list} id={id} labelledBy={labelId(id)} chosen={chosen} loading={loading} />
      </div>
    </Field>
  )
}

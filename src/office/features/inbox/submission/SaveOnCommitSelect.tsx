import FormHelperText from '@mui/material/FormHelperText'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import { NativeSelect } from '@/components/NativeSelect'

type Option = { value: string; label: string }

type SaveOnCommitSelectProps = {
  label: string
  value: string
  options: readonly Option[]
  /** Rare choices, under 'Other'. */
  others?: readonly Option[]
  /** `isByKey`: the keyboard stays in the field. */
  onStore: (value: string, isByKey: boolean) => void
  fixedBecause?: string
}

const none: readonly Option[] = []

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

/** A select that saves at once; a choice by arrow keys is saved on Enter or on leaving. */
export const SaveOnCommitSelect = ({
  label,
  value,
  options,
  others = none,
  onStore,
  fixedBecause,
}: SaveOnCommitSelectProps) => {
  const id = useId()
  const isByKey = useRef(false)
  const [held, setHeld] = useState<string>()

  const store = (chosen = value, isEndedByKey = false) => {
    setHeld(undefined)
    if (chosen !== value) onStore(chosen, isEndedByKey)
  }

  const hint = held === undefined ? fixedBecause : 'Press Enter to save, Esc to cancel.'
  const isEnd = ({ key }: KeyboardEvent) => held !== undefined && (key === 'Enter' || key === 'Escape')

  return (
    <Field id={id} label={label} disabled={fixedBecause !== undefined}>
      <NativeSelect
        value={held ?? value}
        inputProps={{
          id,
          'aria-describedby': describedBy(id, hint),
          children: (
            <>
              <Options options={options} />
              {others.length > 0 ? (
                <optgroup label="Other">
                  <Options options={others} />
                </optgroup>
              ) : null}
            </>
          ),
        }}
        options={options}
        onKeyDown={(event) => {
          isByKey.current = event.key !== 'Tab'
          // Some browsers would open the list.
          if (isEnd(event)) event.preventDefault()
        }}
        // While the list is open the browser handles the keys; only the release of Enter gets here.
        onKeyUp={(event) => isEnd(event) && store(event.key === 'Enter' ? held : value, true)}
        onPointerDown={() => {
          isByKey.current = false
        }}
        onBlur={() => store(held)}
        onChange={({ target }) => (isByKey.current ? setHeld(target.value) : store(target.value))}
      />
      {hint ? (
        <FormHelperText id={`${id}-hint`} role="status" disabled={false}>
          {hint}
        </FormHelperText>
      ) : null}
    </Field>
  )
}

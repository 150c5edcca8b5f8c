import FormHelperText from '@mui/material/FormHelperText'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { NativeSelect } from '@/components/NativeSelect'
import { Field } from '@/components/form/Field'

/** Runs when a field goes with its submission, such as by the browser's own keys: there is no blur then. */
export const useOnLeave = (run: () => void) => {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => () => latest.current(), [])
}

type SaveOnCommitSelectProps = {
  label: string
  /** As stored. */
  value: string
  options: readonly { value: string; label: string }[]
  onStore: (value: string) => void
}

/**
 * A list whose choice is stored at once. By keyboard each arrow key is a choice, so that one is stored by Enter or by
 * leaving the list; Escape takes it back.
 */
export const SaveOnCommitSelect = ({ label, value, options, onStore }: SaveOnCommitSelectProps) => {
  const id = useId()
  const isByKey = useRef(false)
  const [held, setHeld] = useState<string>()

  const store = (chosen: string | undefined) => {
    setHeld(undefined)
    if (chosen !== undefined && chosen !== value) onStore(chosen)
  }

  const isEnd = ({ key }: KeyboardEvent) => held !== undefined && (key === 'Enter' || key === 'Escape')

  const onKeyDown = (event: KeyboardEvent) => {
    isByKey.current = event.key !== 'Tab'
    // Some browsers would open the list.
    if (isEnd(event)) event.preventDefault()
  }

  // While the list is open the browser has the keys: the end of Enter, which chooses there, is all that comes here.
  const onKeyUp = (event: KeyboardEvent) => {
    if (isEnd(event)) store(event.key === 'Enter' ? held : undefined)
  }

  useOnLeave(() => store(held))

  return (
    <Field id={id} label={label}>
      <NativeSelect
        value={held ?? value}
        inputProps={{ id, 'aria-describedby': held === undefined ? undefined : `${id}-hint` }}
        options={options}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
        onPointerDown={() => {
          isByKey.current = false
        }}
        onBlur={() => store(held)}
        onChange={({ target }) => (isByKey.current ? setHeld(target.value) : store(target.value))}
      />
      {held === undefined ? null : (
        <FormHelperText id={`${id}-hint`} role="status">
          Enter saves it, Esc takes it back.
        </FormHelperText>
      )}
    </Field>
  )
}

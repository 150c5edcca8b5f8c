import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import { lengthNote, withLength } from './lengthNote'

type SuggestInputProps = {
  name: string
  label: string
  suggestions: readonly string[]
  hint?: string
  /** The most characters. */
  limit?: number
}

/** Takes any text, and suggests some. */
export const SuggestInput = ({ name, label, suggestions, hint: about, limit }: SuggestInputProps) => {
  const { id, value, error: found, change } = useFormField<string>(name)
  const [isOpen, setIsOpen] = useState(false)
  const { hint, error } = withLength(lengthNote(label, value, limit), about, found)
  return (
    <Autocomplete
      id={id}
      freeSolo
      options={suggestions}
      value={value}
      inputValue={value}
      onInputChange={(_event, text) => void change(text)}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      // Enter closes the list. It takes the highlighted suggestion, or keeps what was typed.
      onKeyDown={(event) => event.key === 'Enter' && setIsOpen(false)}
      renderInput={({ slotProps }) => (
        <Field id={id} label={label} hint={hint} error={error}>
          <OutlinedInput
            {...slotProps.input}
            id={id}
            name={name}
            aria-describedby={describedBy(id, hint, error)}
            slotProps={{ input: slotProps.htmlInput }}
          />
        </Field>
      )}
    />
  )
}

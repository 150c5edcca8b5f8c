import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import { NativeSelect } from '@/components/NativeSelect'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/domain/office/account'
import { problemSentence } from '@/domain/office/problems'

/** From this share of its limit on, a field says how much room is left. */
const NEAR = 0.9

export type Limited = {
  label: string
  hint?: string
  /** The most characters: the field takes more, but says that they are too many. */
  limit?: number
  /** The language that is written in it, where that is not English. */
  lang?: string
}

/** The hint or the error of a text that is near its limit, or over it. */
export const lengthNote = (label: string, text: string, limit = Infinity) => {
  const left = limit - text.length
  if (text.length < NEAR * limit) return { hint: undefined, error: undefined }
  // A star marks the label of a field that must be filled in.
  const labelOf = () => label.replace(/ \*$/, '')
  if (left < 0) return { error: problemSentence({ field: '', code: 'tooLong', values: { limit } }, labelOf) }
  return { hint: left === 1 ? '1 character is left.' : `${left} characters are left.` }
}

/** A field of text with a note of its length. A problem that was found on sending comes first. */
export const useLimitedField = (name: string, { label, hint, limit }: Limited) => {
  const field = useFormField<string>(name)
  const note = lengthNote(label, field.value, limit)
  return {
    ...field,
    hint: [hint, note.hint].filter(Boolean).join(' ') || undefined,
    error: field.error ?? note.error,
  }
}

type OfficeInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'maxLength' | 'autoFocus' | 'readOnly'
> &
  Limited & {
    name: string
    rows?: number
    endAdornment?: ReactNode
  }

export const OfficeInput = (props: OfficeInputProps) => {
  const { name, label, hint: _about, limit: _limit, rows, endAdornment, autoFocus, ...input } = props
  const { id, value, hint, error, change } = useLimitedField(name, props)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        multiline={rows !== undefined}
        rows={rows}
        autoFocus={autoFocus}
        endAdornment={endAdornment}
        onChange={(event) => void change(event.target.value)}
        aria-describedby={describedBy(id, hint, error)}
        slotProps={{ input }}
      />
    </Field>
  )
}

/** A field 'Email'. The browser suggests addresses only where `autoComplete` says which. */
export const EmailInput = (input: Partial<OfficeInputProps>) => (
  <OfficeInput
    name="email"
    label="Email"
    type="email"
    inputMode="email"
    autoComplete="off"
    autoCapitalize="none"
    {...input}
  />
)

export const PasswordInput = (input: Partial<OfficeInputProps>) => (
  <OfficeInput
    name="password"
    label="Password"
    hint="Your own password, to confirm that it is you."
    type="password"
    autoComplete="current-password"
    {...input}
  />
)

const PASSWORD_RULES = `At least ${PASSWORD_MIN} characters. Common passwords are refused. Three or four unrelated words make a good one.`

/** A field for a password that is being chosen, with its rules beside it. */
export const NewPasswordInput = ({ label, autoFocus }: { label: string; autoFocus?: boolean }) => {
  const [isShown, setIsShown] = useState(false)
  return (
    <OfficeInput
      name="password"
      label={label}
      hint={PASSWORD_RULES}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      maxLength={PASSWORD_MAX}
      autoFocus={autoFocus}
      endAdornment={
        <Button size="small" color="inherit" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  )
}

type OfficeSelectProps = Limited & {
  name: string
  options: readonly { value: string; label: string }[]
  autoFocus?: boolean
}

export const OfficeSelect = ({ name, label, hint, options, autoFocus }: OfficeSelectProps) => {
  const { id, value, error, change } = useFormField<string>(name)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <NativeSelect
        name={name}
        value={value}
        autoFocus={autoFocus}
        onChange={(event) => void change(event.target.value)}
        inputProps={{ id, 'aria-describedby': describedBy(id, hint, error) }}
        options={options}
      />
    </Field>
  )
}

type SuggestInputProps = Limited & {
  name: string
  suggestions: readonly string[]
  autoFocus?: boolean
  /** The list opens above the field: below it are the buttons of a dialog. */
  isInDialog?: boolean
}

export const SuggestInput = ({ name, suggestions, autoFocus, isInDialog, ...limits }: SuggestInputProps) => {
  const { label, lang } = limits
  const { id, value, hint, error, change } = useLimitedField(name, limits)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Autocomplete
      id={id}
      freeSolo
      options={suggestions}
      slotProps={{
        popper: { placement: isInDialog ? 'top-start' : 'bottom-start' },
        // The label is that of the field alone.
        listbox: { 'aria-labelledby': undefined, 'aria-label': 'Suggestions' },
      }}
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
            autoFocus={autoFocus}
            aria-describedby={describedBy(id, hint, error)}
            slotProps={{ input: { ...slotProps.htmlInput, lang } }}
          />
        </Field>
      )}
    />
  )
}

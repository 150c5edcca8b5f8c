import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import { NativeSelect } from '@/components/NativeSelect'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/domain/office/account'
import { problemSentence } from '@/domain/content/problems'

/** From this share of its limit, a field says how much room is left. */
const NEAR = 0.9

export type Limited = {
  label: string
  hint?: string
  /** The most characters. The field takes more, but complains. */
  limit?: number
  /** The language of the text, unless English. */
  lang?: string
}

/** Hint and error of a text. An error from sending comes first, then the length. */
export const limitNotes = ({ label, hint, limit = Infinity }: Limited, text: string, refused?: string) => {
  const left = limit - text.length
  // A star marks required fields.
  const labelOf = () => label.replace(/ \*$/, '')
  const tooLong = left < 0 && problemSentence({ field: '', code: 'tooLong', values: { limit } }, labelOf)
  const isNear = left >= 0 && text.length >= NEAR * limit
  const room = isNear && (left === 1 ? '1 character is left.' : `${left} characters are left.`)
  return {
    hint: [hint, room].filter(Boolean).join(' ') || undefined,
    error: refused ?? (tooLong || undefined),
  }
}

export type BoxProps = Limited & {
  id?: string
  name?: string
  value: string
  onChange: (text: string) => void
  /** The problem found on sending. */
  error?: string
  autoFocus?: boolean
}

type TextBoxProps = BoxProps &
  Pick<
    OutlinedInputProps,
    'rows' | 'minRows' | 'maxRows' | 'multiline' | 'endAdornment' | 'inputRef' | 'onBlur' | 'onKeyDown'
  > & {
    input?: InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement>
    /** Between the hint and the text. */
    above?: ReactNode
  }

export const TextBox = ({
  id: given,
  value,
  onChange,
  error: refused,
  input,
  above,
  ...props
}: TextBoxProps) => {
  const ownId = useId()
  const { label, hint: _hint, limit: _limit, lang, ...outlined } = props
  const { hint, error } = limitNotes(props, value, refused)
  const id = given ?? ownId
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {above}
      <OutlinedInput
        {...outlined}
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={describedBy(id, hint, error)}
        slotProps={{ input: { ...input, lang } }}
      />
    </Field>
  )
}

type SuggestBoxProps = BoxProps & {
  suggestions: readonly string[]
  /** Opens the list above the field: below are the buttons of a dialog. */
  isInDialog?: boolean
}

export const SuggestBox = ({
  id: given,
  name,
  value,
  onChange,
  error: refused,
  ...props
}: SuggestBoxProps) => {
  const ownId = useId()
  const { suggestions, isInDialog, autoFocus, label, lang } = props
  const { hint, error } = limitNotes(props, value, refused)
  const [isOpen, setIsOpen] = useState(false)
  const id = given ?? ownId
  return (
    <Autocomplete
      id={id}
      freeSolo
      options={suggestions}
      slotProps={{
        popper: { placement: isInDialog ? 'top-start' : 'bottom-start' },
        // The label belongs to the field only.
        listbox: { 'aria-labelledby': undefined, 'aria-label': 'Suggestions' },
      }}
      value={value}
      inputValue={value}
      // It also reports values that it was given.
      onInputChange={(_event, text) => text !== value && onChange(text)}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      // Enter closes the list: it takes the highlighted suggestion, or keeps the typed text.
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

const useBox = (name: string) => {
  const { change, setError: _setError, ...field } = useFormField<string>(name)
  return { ...field, name, onChange: (text: string) => void change(text) }
}

type OfficeInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'maxLength' | 'readOnly'
> &
  Limited &
  Pick<TextBoxProps, 'rows' | 'endAdornment' | 'autoFocus'> & { name: string }

export const OfficeInput = ({ name, ...props }: OfficeInputProps) => {
  const { label, hint, limit, lang, rows, endAdornment, autoFocus, ...input } = props
  return (
    <TextBox
      {...{ label, hint, limit, lang, rows, endAdornment, autoFocus, input }}
      {...useBox(name)}
      multiline={rows !== undefined}
    />
  )
}

/** The browser suggests addresses only if `autoComplete` says which. */
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

type SuggestInputProps = Omit<SuggestBoxProps, 'value' | 'onChange'> & { name: string }

export const SuggestInput = ({ name, ...props }: SuggestInputProps) => (
  <SuggestBox {...props} {...useBox(name)} />
)

type TickProps = {
  label: ReactNode
  isTicked: boolean
  disabled?: boolean
  onChange: (isTicked: boolean) => void
}

export const Tick = ({ label, isTicked, disabled, onChange }: TickProps) => (
  <FormControlLabel
    control={
      <Checkbox
        size="small"
        checked={isTicked}
        onChange={(_event, isNow) => onChange(isNow)}
        sx={{ p: 0.5, alignSelf: 'start' }}
      />
    }
    label={label}
    disabled={disabled}
    // Overrides the margin that a Stack sets.
    sx={{ '&&': { mr: 0, ml: -0.5 }, justifySelf: 'start', overflowWrap: 'anywhere' }}
  />
)

import SearchIcon from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { memo, useEffect, useRef, useState, type RefObject } from 'react'
import { useEarlyInput } from './useEarlyInput'

type SearchFieldProps = {
  label: string
  placeholder: string
  /** The text that is searched for: it replaces what was typed when it changes. */
  text: string
  /** The form that submits it where no script runs. */
  form?: string
  name?: string
  autoFocus?: boolean
  /** Beside a button a phone has no room for the icon. */
  isNarrow?: boolean
  /** The same function at each drawing, or a key draws the field again. */
  onType: (text: string) => void
}

const lens = (isNarrow: boolean) => (
  <InputAdornment position="start" sx={{ display: { xs: isNarrow ? 'none' : 'flex', sm: 'flex' } }}>
    <SearchIcon />
  </InputAdornment>
)

type InputProps = Omit<SearchFieldProps, 'text'> & {
  inputRef: RefObject<HTMLInputElement | null>
  startText: string
}

/** Uncontrolled and memoized: typing does not draw it again. */
const Input = memo(
  ({
    inputRef,
    startText,
    label,
    placeholder,
    form,
    name,
    autoFocus,
    isNarrow = false,
    onType,
  }: InputProps) => (
    <OutlinedInput
      inputRef={inputRef}
      type="search"
      name={name}
      defaultValue={startText}
      onChange={(event) => onType(event.target.value)}
      placeholder={placeholder}
      autoComplete="off"
      autoFocus={autoFocus}
      startAdornment={lens(isNarrow)}
      slotProps={{ input: { form, 'aria-label': label, enterKeyHint: 'search' } }}
    />
  ),
)
Input.displayName = 'Input'

/** A field for searching. */
export const SearchField = ({ text, ...field }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [startText] = useState(text)
  useEarlyInput(input)
  useEffect(() => {
    if (input.current && input.current.value !== text) input.current.value = text
  }, [text])
  return <Input inputRef={input} startText={startText} {...field} />
}

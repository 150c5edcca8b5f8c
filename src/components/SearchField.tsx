import SearchIcon from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef } from 'react'
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
  onType: (text: string) => void
}

const lens = (isNarrow: boolean) => (
  <InputAdornment position="start" sx={{ display: { xs: isNarrow ? 'none' : 'flex', sm: 'flex' } }}>
    <SearchIcon />
  </InputAdornment>
)

/** A field for searching. It is uncontrolled: typing does not re-render it. */
export const SearchField = ({
  label,
  placeholder,
  text,
  form,
  name,
  autoFocus,
  isNarrow = false,
  onType,
}: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  useEarlyInput(input)
  useEffect(() => {
    if (input.current && input.current.value !== text) input.current.value = text
  }, [text])
  return (
    <OutlinedInput
      inputRef={input}
      type="search"
      name={name}
      defaultValue={text}
      onChange={(event) => onType(event.target.value)}
      placeholder={placeholder}
      autoComplete="off"
      autoFocus={autoFocus}
      startAdornment={lens(isNarrow)}
      slotProps={{ input: { form, 'aria-label': label, enterKeyHint: 'search' } }}
    />
  )
}

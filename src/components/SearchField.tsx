import SearchIcon from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useEffect, useRef } from 'react'

type SearchFieldProps = {
  label: string
  placeholder: string
  text: string
  /** The form that submits it where no script runs. */
  form?: string
  name?: string
  autoFocus?: boolean
  /** Beside a button a phone has no room for the icon. */
  isNarrow?: boolean
  onType: (text: string) => void
}

/** Adopts what was typed into the server's page before it was hydrated. */
const useTypedBefore = (text: string, onType: (text: string) => void) => {
  const field = useRef<HTMLInputElement>(null)
  const isAdopted = useRef(false)
  useEffect(() => {
    const typed = field.current?.value ?? text
    if (!isAdopted.current && typed !== text) onType(typed)
    isAdopted.current = true
  }, [text, onType])
  return field
}

const lens = (isNarrow: boolean) => (
  <InputAdornment position="start" sx={{ display: { xs: isNarrow ? 'none' : 'flex', sm: 'flex' } }}>
    <SearchIcon />
  </InputAdornment>
)

/** A field for searching. */
export const SearchField = ({
  label,
  placeholder,
  text,
  form,
  name,
  autoFocus,
  isNarrow = false,
  onType,
}: SearchFieldProps) => (
  <TextField
    inputRef={useTypedBefore(text, onType)}
    type="search"
    size="medium"
    name={name}
    value={text}
    onChange={(event) => onType(event.target.value)}
    placeholder={placeholder}
    autoComplete="off"
    autoFocus={autoFocus}
    slotProps={{
      input: { startAdornment: lens(isNarrow) },
      htmlInput: { form, 'aria-label': label, enterKeyHint: 'search' },
    }}
  />
)

import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import type { Ref } from 'react'
import { inputFrameSx, inputSx } from './inputSx'

type SearchInputProps = {
  label: string
  placeholder: string
  inputRef?: Ref<HTMLInputElement>
  name?: string
  text: string
  autoFocus?: boolean
  /** Beside a button a phone has no room for the lens. */
  isNarrow?: boolean
  onType: (text: string) => void
}

/** A field that is searched with. */
export const SearchInput = ({
  label,
  placeholder,
  inputRef,
  name,
  text,
  autoFocus,
  isNarrow = false,
  onType,
}: SearchInputProps) => (
  <Box sx={{ ...inputFrameSx, minHeight: 56, pl: 1.75, width: '100%' }}>
    <SearchIcon
      sx={{ mr: 1, color: 'text.secondary', display: { xs: isNarrow ? 'none' : 'block', sm: 'block' } }}
    />
    <Box
      ref={inputRef}
      component="input"
      type="search"
      name={name}
      value={text}
      onChange={(event) => onType(event.target.value)}
      placeholder={placeholder}
      aria-label={label}
      autoComplete="off"
      enterKeyHint="search"
      autoFocus={autoFocus}
      sx={{ ...inputSx, pl: 0 }}
    />
  </Box>
)

import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useState, type SyntheticEvent } from 'react'
import { SearchField } from './SearchField'

type SearchFormProps = {
  label: string
  placeholder: string
  /** Where the text leads, as a parameter of this name, where no script runs. */
  action: string
  name: string
  /** What is searched for already. */
  searched?: string
  autoFocus?: boolean
  isMain?: boolean
  onSearch: (text: string) => void
  sx?: SxProps<Theme>
}

/** Asks once, with its button or Enter; what narrows a list with each key is another thing. */
export const SearchForm = ({
  label,
  placeholder,
  action,
  name,
  searched = '',
  autoFocus,
  isMain = false,
  onSearch,
  sx,
}: SearchFormProps) => {
  const [text, setText] = useState(searched)
  const [shown, setShown] = useState(searched)
  // Back, and links that search, change the address behind the field.
  if (shown !== searched) {
    setShown(searched)
    setText(searched)
  }

  const search = (event: SyntheticEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }

  return (
    <Box
      component="form"
      role="search"
      action={action}
      onSubmit={search}
      sx={[{ display: 'flex', gap: 1.5 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <SearchField
        label={label}
        placeholder={placeholder}
        name={name}
        text={text}
        autoFocus={autoFocus}
        isNarrow
        onType={setText}
      />
      <button type="submit" className={`button button-${isMain ? 'contained' : 'outlined'}`}>
        Search
      </button>
    </Box>
  )
}

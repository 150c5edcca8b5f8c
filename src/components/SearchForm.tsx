import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ComponentProps, SyntheticEvent } from 'react'
import { SearchField } from './SearchField'

type SearchFormProps = Pick<ComponentProps<typeof SearchField>, 'label' | 'placeholder' | 'autoFocus'> & {
  /** The address that a search opens without script, with the text as the parameter `name`. */
  action: string
  name: string
  /** The text of the search that is shown. */
  searched?: string
  isMain?: boolean
  onSearch: (text: string) => void
  sx?: SxProps<Theme>
}

/** Searches when its button or Enter is pressed; a `SearchField` alone narrows a list with each key. */
export const SearchForm = ({ action, searched = '', isMain, onSearch, sx, ...field }: SearchFormProps) => {
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(event.currentTarget.querySelector('input')?.value.trim() ?? '')
  }
  return (
    <Box
      component="form"
      role="search"
      action={action}
      onSubmit={search}
      sx={[{ display: 'flex', gap: 1.5 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <SearchField {...field} text={searched} isNarrow />
      <Button type="submit" variant={isMain ? 'contained' : 'outlined'}>
        Search
      </Button>
    </Box>
  )
}

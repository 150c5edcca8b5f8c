import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react'
import { SearchField } from './SearchField'

type SearchFormProps = Pick<
  ComponentProps<typeof SearchField>,
  'label' | 'placeholder' | 'autoFocus' | 'onType'
> & {
  /** The address that a search opens without script, with the text as the parameter `name`. */
  action: string
  name: string
  /** The text of the search that is shown. */
  searched?: string
  isMain?: boolean
  onSearch: (text: string, form: HTMLFormElement) => void
  /** Further fields. */
  children?: ReactNode
  sx?: SxProps<Theme>
}

/** Searches when its button or Enter is pressed; a `SearchField` alone narrows a list with each key. */
export const SearchForm = ({
  action,
  searched = '',
  isMain,
  onSearch,
  children,
  sx,
  ...field
}: SearchFormProps) => {
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    onSearch(form.querySelector('input')?.value.trim() ?? '', form)
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
      {children}
      <Button type="submit" variant={isMain ? 'contained' : 'outlined'}>
        Search
      </Button>
    </Box>
  )
}

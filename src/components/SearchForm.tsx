import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react'
import { useHref } from 'react-router'
import { SearchField } from './SearchField'

type SearchFormProps = Pick<
  ComponentProps<typeof SearchField>,
  'label' | 'placeholder' | 'autoFocus' | 'onType'
> & {
  /** The path that a search opens without script, with the text as the parameter `name`. */
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
  const { t } = useLingui()
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    onSearch(form.querySelector('input')?.value.trim() ?? '', form)
  }
  return (
    <Box
      component="form"
      role="search"
      action={useHref(action)}
      onSubmit={search}
      sx={[{ display: 'flex', gap: 1.5 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <SearchField {...field} text={searched} isNarrow />
      {children}
      <Button type="submit" variant={isMain ? 'contained' : 'outlined'}>
        {t`Search`}
      </Button>
    </Box>
  )
}

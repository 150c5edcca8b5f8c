import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useEffectEvent, useRef, useState, type PropsWithChildren, type ReactNode } from 'react'
import { SEARCH_CHARACTERS_MAX } from '@/domain/office/inbox'
import type { GridState } from './useGridQuery'

/** After this pause in typing the server is asked. */
const PAUSE_MS = 250

type SearchBoxProps = { text: string; placeholder?: string; onSearch: (text: string) => void }

/** Searches when the typing rests. */
export const SearchBox = ({ text, placeholder = 'Search', onSearch }: SearchBoxProps) => {
  const [typed, setTyped] = useState(text)
  const asked = useRef(text)

  // Only a change from elsewhere, such as the browser's Back, replaces what is typed.
  useEffect(() => {
    if (text === asked.current) return
    asked.current = text
    setTyped(text)
  }, [text])

  const ask = useEffectEvent((wanted: string) => {
    if (wanted === asked.current) return
    asked.current = wanted
    onSearch(wanted)
  })

  useEffect(() => {
    const timer = setTimeout(() => ask(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <OutlinedInput
      type="search"
      size="small"
      value={typed}
      placeholder={placeholder}
      onChange={(event) => setTyped(event.target.value)}
      autoComplete="off"
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      slotProps={{
        input: { 'aria-label': 'Search', enterKeyHint: 'search', maxLength: SEARCH_CHARACTERS_MAX },
      }}
      sx={{ flex: '1 1 220px', maxWidth: { sm: 360 }, '& input': { textOverflow: 'ellipsis' } }}
    />
  )
}

type GridSearchProps = PropsWithChildren<{ grid: GridState; placeholder?: string; filters?: ReactNode }>

/** The search of a table, its filters, and what takes both away. They stand in the address. */
export const GridSearch = ({ grid, placeholder, filters, children }: GridSearchProps) => (
  <Box
    role="search"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', flexShrink: 0, gap: 1, mb: 1.5 }}
  >
    <SearchBox
      text={grid.query.search ?? ''}
      placeholder={placeholder}
      onSearch={(search) => grid.change({ search })}
    />
    {filters}
    {grid.isNarrowed ? <Button onClick={grid.clear}>Clear</Button> : null}
    {children}
  </Box>
)

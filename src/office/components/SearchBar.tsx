import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { SearchBox } from './SearchBox'
import type { GridState } from './useGridQuery'

/** `grid` comes from `useGridQuery`. */
type SearchBarProps = { grid: Pick<GridState, 'query' | 'change' | 'clear' | 'isNarrowed'> }

/** The search of a table that has all its rows already. The words stand in the address. */
export const SearchBar = ({ grid: { query, change, clear, isNarrowed } }: SearchBarProps) => (
  <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
    <SearchBox text={query.search ?? ''} onSearch={(search) => change({ search })} />
    {isNarrowed ? <Button onClick={clear}>Clear</Button> : null}
  </Box>
)

import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from 'react'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { todayInIndia } from '@/domain/site/calendar'
import { SEARCH_CHARACTERS_MAX } from '@/domain/submissions/inbox'
import { DayChoice } from './DayInput'
import type { GridState } from './useGridQuery'

type SearchBoxProps = {
  text: string
  placeholder?: string
  onSearch: (text: string) => void
  /** Enter on an unchanged search. */
  onAgain?: () => void
}

/** Searches after a pause in typing, or at once by Enter. */
export const SearchBox = ({ text, placeholder = 'Search', onSearch, onAgain }: SearchBoxProps) => {
  const [typed, setTyped] = useState(text)
  const debounced = useDebouncedValue(typed.trim())
  const asked = useRef(text)

  // Only changes from elsewhere, such as Back, replace typed text.
  useEffect(() => {
    if (text === asked.current) return
    asked.current = text
    setTyped(text)
  }, [text])

  const askFor = (wanted: string, again?: () => void) => {
    if (wanted === asked.current) return again?.()
    asked.current = wanted
    onSearch(wanted)
  }
  const ask = useEffectEvent(askFor)
  useEffect(() => ask(debounced), [debounced])

  return (
    <OutlinedInput
      type="search"
      size="small"
      value={typed}
      placeholder={placeholder}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={({ key, nativeEvent }) =>
        key === 'Enter' && !nativeEvent.isComposing && askFor(typed.trim(), onAgain)
      }
      autoComplete="off"
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      slotProps={{
        input: { 'aria-label': 'Search', enterKeyHint: 'search', maxLength: SEARCH_CHARACTERS_MAX },
      }}
      sx={{
        flex: '1 1 220px',
        maxWidth: { sm: 360 },
        '& input': { textOverflow: 'ellipsis' },
        // Chrome's is blue.
        '& input::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
      }}
    />
  )
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const

type GridSearchProps = PropsWithChildren<{
  grid: GridState
  onAgain?: () => void
  placeholder?: string
  filters?: ReactNode
  /** Opened filters, below the others. */
  moreFilters?: ReactNode
}>

/** Search, filters and a Clear button. The address keeps them. */
export const GridSearch = ({
  grid,
  onAgain,
  placeholder,
  filters,
  moreFilters,
  children,
}: GridSearchProps) => (
  <Box role="search" sx={{ ...row, flexShrink: 0, mb: 1.5 }}>
    <SearchBox
      text={grid.query.search ?? ''}
      placeholder={placeholder}
      onSearch={(search) => grid.change({ search })}
      onAgain={onAgain}
    />
    {/* If they do not fit next to the search, they wrap below it together. */}
    <Box sx={{ ...row, flexGrow: { xs: 1, sm: 0 }, minWidth: 0 }}>
      {filters}
      {grid.isNarrowed ? <Button onClick={grid.clear}>Clear</Button> : null}
      {children}
    </Box>
    {moreFilters}
  </Box>
)

/** A day filter may hold a time, such as the last visit. */
const dayOf = (value: string) => {
  const time = Date.parse(value)
  return Number.isNaN(time) || value.length === 'YYYY-MM-DD'.length ? value : todayInIndia(time)
}

/** A long list scrolls. */
const MENU_PX = 400

type Option = { value: string; label: string }

/** Filter options from labels by value. */
export const optionsOf = (words: Readonly<Record<string, string>>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const yesOrNoOptions = optionsOf({ yes: 'Yes', no: 'No' })

/** Options whose value is the label. */
export const sameOptions = (values: readonly string[] = []): Option[] =>
  values.map((value) => ({ value, label: value }))

type GridFilterProps = {
  grid: GridState
  name: string
  label: string
  options?: readonly Option[]
  /** Takes several values, separated by commas in the address. */
  isMultiple?: boolean
}

const ALL = 'All'

/** Filters a grid by one value, several, or a day. The label is before the field, or above it on a phone. */
export const GridFilter = ({
  grid: { query, change },
  name,
  label,
  options,
  isMultiple,
}: GridFilterProps) => {
  const id = useId()
  const value = query[name]?.toString() ?? ''
  const onChange = (chosen: string) => change({ [name]: chosen })
  const values = isMultiple ? value.split(',').filter(Boolean) : [value].filter(Boolean)
  const labelOf = (one: string) => options?.find((option) => option.value === one)?.label ?? '…'
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'stretch', sm: 'center' },
        // Two days share a row on a phone.
        flex: { xs: `1 1 ${options ? '100%' : '40%'}`, sm: 'none' },
        minWidth: 0,
        gap: { xs: 0.25, sm: 0.75 },
        color: 'text.secondary',
      }}
    >
      <label id={`${id}-label`} htmlFor={options ? undefined : id}>
        {label}
      </label>
      {options ? (
        <Select
          size="small"
          labelId={`${id}-label`}
          displayEmpty
          multiple={isMultiple}
          value={isMultiple ? values : value}
          onChange={({ target: { value: chosen } }) =>
            // 'All' clears the other choices.
            onChange(typeof chosen === 'string' ? chosen : chosen.includes('') ? '' : chosen.join())
          }
          renderValue={() => values.map(labelOf).join(', ') || ALL}
          sx={{ maxWidth: { sm: 200 } }}
          MenuProps={{ slotProps: { paper: { sx: { maxHeight: MENU_PX } } } }}
        >
          {/* Also values in the address that are not on offer, or not yet. */}
          {[...new Set(['', ...values, ...options.map((option) => option.value)])].map((one) => (
            <MenuItem key={one} value={one}>
              {one === '' ? ALL : labelOf(one)}
            </MenuItem>
          ))}
        </Select>
      ) : (
        <DayChoice {...{ id, label, onChange }} value={dayOf(value)} />
      )}
    </Box>
  )
}

import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, type PropsWithChildren } from 'react'
import { NativeSelect } from '@/components/NativeSelect'
import { todayInIndia } from '@/domain/calendar'
import type { GridState } from './useGridQuery'

type FilterLabelProps = PropsWithChildren<{ id: string; label: string; phoneWidth: string }>

/** A filter by its name in the query of a grid. */
type FilterProps = { grid: GridState; name: string; label: string }

/** The label stands before its field, or above it on a phone, where `phoneWidth` says how much of the row they take. */
const FilterLabel = ({ id, label, phoneWidth, children }: FilterLabelProps) => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: { xs: 'column', sm: 'row' },
      alignItems: { xs: 'stretch', sm: 'center' },
      flex: { xs: `1 1 ${phoneWidth}`, sm: 'none' },
      minWidth: 0,
      gap: { xs: 0.25, sm: 0.75 },
      color: 'text.secondary',
    }}
  >
    <label htmlFor={id}>{label}</label>
    {children}
  </Box>
)

type FilterSelectProps = FilterProps & { options: readonly { value: string; label: string }[] }

/** Narrows a grid to one of several values. */
export const FilterSelect = ({ grid: { query, change }, name, label, options }: FilterSelectProps) => {
  const id = useId()
  return (
    <FilterLabel id={id} label={label} phoneWidth="100%">
      <NativeSelect
        value={query[name]?.toString() ?? ''}
        onChange={(event) => change({ [name]: event.target.value })}
        inputProps={{ id }}
        options={[{ value: '', label: 'All' }, ...options]}
        sx={{ maxWidth: { sm: 200 } }}
      />
    </FilterLabel>
  )
}

/** The day of a filter that may be a time, such as that of a visit. */
const dayOf = (value: string) => {
  const time = Date.parse(value)
  return Number.isNaN(time) || value.length === 'YYYY-MM-DD'.length ? value : todayInIndia(time)
}

/** Narrows a grid to days, as YYYY-MM-DD. */
export const FilterDate = ({ grid: { query, change }, name, label }: FilterProps) => {
  const id = useId()
  return (
    <FilterLabel id={id} label={label} phoneWidth="40%">
      <OutlinedInput
        id={id}
        type="date"
        size="small"
        value={dayOf(query[name]?.toString() ?? '')}
        onChange={(event) => change({ [name]: event.target.value })}
        sx={{ width: { sm: 150 }, '& input': { px: { xs: 1, sm: 1.75 } } }}
      />
    </FilterLabel>
  )
}

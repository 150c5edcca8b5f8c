import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, type PropsWithChildren } from 'react'
import { NativeSelect } from '@/components/NativeSelect'

type FilterLabelProps = PropsWithChildren<{ id: string; label: string; phoneWidth: string }>

type FilterProps = { label: string; value: string | undefined; onChange: (value: string) => void }

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
export const FilterSelect = ({ label, value = '', options, onChange }: FilterSelectProps) => {
  const id = useId()
  return (
    <FilterLabel id={id} label={label} phoneWidth="100%">
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ id }}
        options={[{ value: '', label: 'All' }, ...options]}
        sx={{ maxWidth: { sm: 200 } }}
      />
    </FilterLabel>
  )
}

/** Narrows a grid to days, as YYYY-MM-DD. */
export const FilterDate = ({ label, value = '', onChange }: FilterProps) => {
  const id = useId()
  return (
    <FilterLabel id={id} label={label} phoneWidth="40%">
      <OutlinedInput
        id={id}
        type="date"
        size="small"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        sx={{ width: { sm: 150 }, '& input': { px: { xs: 1, sm: 1.75 } } }}
      />
    </FilterLabel>
  )
}

import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { PropsWithChildren } from 'react'
import { NativeSelect } from '@/components/NativeSelect'

type FilterProps = { label: string; value: string | undefined; onChange: (value: string) => void }

const FilterLabel = ({ label, children }: PropsWithChildren<{ label: string }>) => (
  <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
    {label}
    {children}
  </Box>
)

type FilterSelectProps = FilterProps & { options: readonly { value: string; label: string }[]; all?: string }

/** Narrows a grid to one of several values. */
export const FilterSelect = ({ label, value = '', options, all = 'All', onChange }: FilterSelectProps) => (
  <FilterLabel label={label}>
    <NativeSelect
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{}}
      options={[{ value: '', label: all }, ...options]}
      sx={{ maxWidth: 200 }}
    />
  </FilterLabel>
)

/** Narrows a grid to days, as YYYY-MM-DD. */
export const FilterDate = ({ label, value = '', onChange }: FilterProps) => (
  <FilterLabel label={label}>
    <OutlinedInput
      type="date"
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: 150 }}
    />
  </FilterLabel>
)

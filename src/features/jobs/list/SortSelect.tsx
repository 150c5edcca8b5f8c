import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { NativeSelect } from '@/components/NativeSelect'
import { filterTable, type JobSort } from '@/domain/jobFilter'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectFilters, sortChosen } from '@/store/jobFilters'

const labels: Record<JobSort, string> = {
  '': 'Default',
  newest: 'Newest first',
  salary: 'Best paid first',
  experience: 'Least experience first',
  closing: 'Closing soonest first',
}

const options = Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The order of the list. */
export const SortSelect = () => {
  const dispatch = useAppDispatch()
  const sort = useAppSelector((state) => selectFilters(state).sort)
  const id = useId()
  return (
    <Box sx={{ display: 'flex', flexShrink: 1, alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Typography component="label" htmlFor={id} variant="body2" color="textSecondary" noWrap>
        Sort by
      </Typography>
      <NativeSelect
        fullWidth={false}
        value={sort}
        sx={{ minWidth: 0, maxWidth: { xs: 112, sm: 'none' } }}
        onChange={({ target }) => dispatch(sortChosen(target.value as JobSort))}
        inputProps={{ id, name: filterTable.sort.parameter }}
        options={options}
      />
    </Box>
  )
}

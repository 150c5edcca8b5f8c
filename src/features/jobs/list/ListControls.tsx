import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { NativeSelect } from '@/components/NativeSelect'
import { hiddenWithoutScript } from '@/components/scripting'
import { filterTable, type JobSort } from '@/domain/jobFilter'
import type { PayUnit } from '@/domain/jobs/pay'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { filterChosen, selectFilters } from '@/store/jobFilters'
import { payUnitChosen, selectPayUnit } from '@/store/device'

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
  const { sort } = useAppSelector(selectFilters)
  const { parameter, name } = filterTable.sort
  const id = useId()
  return (
    <Box sx={{ display: 'flex', flexShrink: 1, alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Typography component="label" htmlFor={id} variant="body2" color="textSecondary" noWrap>
        {name}
      </Typography>
      <NativeSelect
        fullWidth={false}
        value={sort}
        sx={{ minWidth: 0, maxWidth: { xs: 112, sm: 'none' } }}
        onChange={({ target }) => dispatch(filterChosen({ sort: target.value as JobSort }))}
        inputProps={{ id, name: parameter }}
        options={options}
      />
    </Box>
  )
}

const PayGroup = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  color: theme.palette.text.secondary,
  '& button': { minWidth: 0, paddingInline: theme.spacing(1.25) },
  // A phone has room for the two words alone.
  '& > span': { [theme.breakpoints.down('sm')]: { display: 'none' } },
  ...hiddenWithoutScript,
}))

const units: readonly PayUnit[] = ['month', 'year']

/** Shows pay by the month, as most people are paid, or by the year. */
export const PaySwitch = () => {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector(selectPayUnit)
  return (
    <PayGroup role="group" aria-label="Pay">
      <span>Pay</span>
      {units.map((unit) => (
        <Button
          key={unit}
          size="small"
          variant={unit === chosen ? 'outlined' : 'text'}
          aria-pressed={unit === chosen}
          onClick={() => dispatch(payUnitChosen(unit))}
        >
          {`a ${unit}`}
        </Button>
      ))}
    </PayGroup>
  )
}

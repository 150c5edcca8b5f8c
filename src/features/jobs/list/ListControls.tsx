import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { NativeSelect } from '@/components/NativeSelect'
import { hiddenWithoutScript } from '@/components/scripting'
import { FORCED_COLORS } from '@/components/theme/sizes'
import { filterTable, sortOf, type JobSort } from '@/domain/jobs/jobFilter'
import type { PayUnit } from '@/domain/jobs/pay'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectFilters, sortChosen } from '@/store/jobFilters'
import { payUnitChosen, selectPayUnit } from '@/store/device'

const labels: Record<Exclude<JobSort, ''>, MessageDescriptor> = {
  match: msg`Best match`,
  newest: msg`Newest first`,
  salary: msg`Best paid first`,
  experience: msg`Least experience first`,
  closing: msg`Closing soonest first`,
}

/** Hidden on a phone, where the longest option needs the room. */
const labelSx = {
  flexShrink: 0,
  position: { xs: 'absolute', sm: 'static' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
}

export const SortSelect = () => {
  const { i18n } = useLingui()
  const dispatch = useAppDispatch()
  // Not all filters: none of these changes with every key.
  const chosen = useAppSelector((state) => selectFilters(state).sort)
  const shown = useAppSelector((state) => sortOf(selectFilters(state)) || 'newest')
  const hasText = useAppSelector((state) => sortOf({ ...selectFilters(state), sort: 'match' }) === 'match')
  /** The default order has no name in the address. */
  const valueOf = (sort: string) => (sort === shown && chosen === '' ? '' : sort)
  const options = Object.entries(labels)
    .filter(([sort]) => hasText || sort !== 'match')
    .map(([sort, label]) => ({ value: valueOf(sort), label: i18n._(label) }))
  const { parameter, name } = filterTable.sort
  const id = useId()
  return (
    <Box
      sx={{
        display: 'flex',
        flex: { xs: '1 1 190px', sm: '0 1 auto' },
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
      }}
    >
      <Typography component="label" htmlFor={id} variant="body2" color="textSecondary" sx={labelSx}>
        {i18n._(name)}
      </Typography>
      <NativeSelect
        value={valueOf(shown)}
        sx={{ minWidth: 0 }}
        onChange={({ target }) => dispatch(sortChosen(target.value as JobSort))}
        inputProps={{ id, name: parameter }}
        options={options}
      />
    </Box>
  )
}

const PayGroup = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  marginLeft: 'auto',
  border: `1px solid ${theme.palette.grey[500]}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.background.paper,
  '& > span': { paddingInline: theme.spacing(1.25, 0.75) },
  '& button': {
    minWidth: 0,
    minHeight: 42,
    padding: theme.spacing(0, 1.25),
    color: 'inherit',
    fontWeight: 500,
    '&[aria-pressed=true]': {
      color: theme.palette.primary.main,
      backgroundColor: theme.palette.primary.light,
    },
    '&:focus-visible': { outlineOffset: -3 },
    [FORCED_COLORS]: { '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: -4 } },
  },
  // A phone has room for the chosen order next to it, a tablet for one line.
  [theme.breakpoints.down('md')]: { '& > span': { display: 'none' }, '& button': { paddingInline: 8 } },
  ...hiddenWithoutScript,
}))

const units: readonly [PayUnit, MessageDescriptor][] = [
  ['month', msg`a month`],
  ['year', msg`a year`],
]

/** Shows pay by the month or by the year. */
export const PaySwitch = () => {
  const { t, i18n } = useLingui()
  const dispatch = useAppDispatch()
  const chosen = useAppSelector(selectPayUnit)
  return (
    <PayGroup role="group" aria-label={t`Pay`}>
      <span aria-hidden>₹</span>
      {units.map(([unit, label]) => (
        <Button
          key={unit}
          size="small"
          aria-pressed={unit === chosen}
          onClick={() => dispatch(payUnitChosen(unit))}
        >
          {i18n._(label)}
        </Button>
      ))}
    </PayGroup>
  )
}

import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { hiddenWithoutScript } from '@/components/scripting'
import type { PayUnit } from '@/domain/jobs/pay'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { payUnitChosen, selectPayUnit } from '@/store/preferences'

const Group = styled('div')(({ theme }) => ({
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
    <Group role="group" aria-label="Pay">
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
    </Group>
  )
}

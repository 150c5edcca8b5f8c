import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { hiddenWithoutScript } from '@/components/noScript'
import type { PayUnit } from '@/domain/jobs/pay'

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

type PaySwitchProps = { unit: PayUnit; onChoose: (unit: PayUnit) => void }

/** Shows pay by the month, as most people are paid, or by the year. */
export const PaySwitch = memo(({ unit, onChoose }: PaySwitchProps) => (
  <Group role="group" aria-label="Pay">
    <span>Pay</span>
    {units.map((one) => (
      <Button
        key={one}
        size="small"
        variant={one === unit ? 'outlined' : 'text'}
        aria-pressed={one === unit}
        onClick={() => onChoose(one)}
      >
        {`a ${one}`}
      </Button>
    ))}
  </Group>
))
PaySwitch.displayName = 'PaySwitch'

import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'

type Choice = { value: string; label: string; count?: number }

type CheckboxFilterProps = {
  label: string
  /** Of every checkbox, where the filters are sent as a form. */
  name: string
  choices: readonly Choice[]
  chosen: readonly string[]
  columns?: number
  onToggle: (value: string) => void
}

/** The page can be ticked before its script runs: what is ticked then counts. */
const useEarlyTicks = (chosen: readonly string[], onToggle: (value: string) => void) => {
  const group = useRef<HTMLDivElement>(null)
  const isAdopted = useRef(false)
  useEffect(() => {
    if (isAdopted.current) return
    isAdopted.current = true
    group.current?.querySelectorAll('input').forEach((box) => {
      if (box.checked !== chosen.includes(box.value)) onToggle(box.value)
    })
  }, [chosen, onToggle])
  return group
}

const Row = styled(FormControlLabel)(({ theme }) => ({
  marginLeft: -5,
  '@media (pointer: coarse)': { marginLeft: -12 },
  '& .MuiFormControlLabel-label': {
    display: 'flex',
    flexGrow: 1,
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    minWidth: 0,
    '& span': { minWidth: 0 },
    '& span + span': { color: theme.palette.text.secondary },
  },
}))

/** A filter of which several values can be ticked. */
export const CheckboxFilter = ({
  label,
  name,
  choices,
  chosen,
  columns = 1,
  onToggle,
}: CheckboxFilterProps) => {
  const group = useEarlyTicks(chosen, onToggle)
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ typography: 'h4' }}>
        {label}
      </FormLabel>
      <FormGroup
        ref={group}
        sx={{ display: 'grid', columnGap: 1, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {choices.map(({ value, label: text, count }) => (
          <Row
            key={value}
            control={
              <Checkbox
                size="small"
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={() => onToggle(value)}
              />
            }
            label={
              <>
                <span>{text}</span>
                {count === undefined ? null : <span>{count}</span>}
              </>
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}

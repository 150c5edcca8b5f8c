import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'

type Choice = { value: string; label: string; count?: number }

type CheckboxFilterProps = {
  label: string
  /** The name of every checkbox, for filters that are sent as a form. */
  name: string
  choices: readonly Choice[]
  chosen: readonly string[]
  columns?: number
  onToggle: (value: string) => void
}

const Row = styled(FormControlLabel)(({ theme }) => ({
  '@media (pointer: fine)': { minHeight: 0 },
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
}: CheckboxFilterProps) => (
  <FormControl component="fieldset">
    <FormLabel component="legend" sx={{ typography: 'h4' }}>
      {label}
    </FormLabel>
    <FormGroup
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

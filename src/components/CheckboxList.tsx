import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

type Choice = { value: string; label: string; count?: number }

type Columns = number | { xs: number; sm: number }

type CheckboxListProps = {
  choices: readonly Choice[]
  chosen: readonly string[]
  /** Of every box, where they are a field of a form. */
  name?: string
  /** Short labels stand side by side. */
  columns?: Columns
  onToggle: (value: string) => void
}

const ChoiceLabel = ({ label, count }: Choice) => (
  <>
    <span>{label}</span>
    {count === undefined ? null : (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {count}
      </Box>
    )}
  </>
)

const template = (count: number) => `repeat(${count}, minmax(0, 1fr))`

const templateOf = (columns: Columns) =>
  typeof columns === 'number' ? template(columns) : { xs: template(columns.xs), sm: template(columns.sm) }

/** Boxes of which several can be ticked. */
export const CheckboxList = ({ choices, chosen, name, columns = 1, onToggle }: CheckboxListProps) => (
  <Box sx={{ display: 'grid', columnGap: 1, gridTemplateColumns: templateOf(columns) }}>
    {choices.map((choice) => (
      <FormControlLabel
        key={choice.value}
        control={
          <Checkbox
            size="small"
            name={name}
            value={choice.value}
            checked={chosen.includes(choice.value)}
            onChange={() => onToggle(choice.value)}
          />
        }
        label={<ChoiceLabel {...choice} />}
        slotProps={{
          typography: {
            variant: 'body2',
            sx: { display: 'flex', justifyContent: 'space-between', flexGrow: 1, gap: 1 },
          },
        }}
        sx={{ mr: 0, ml: '-5px', '@media (pointer: coarse)': { ml: '-9px' } }}
      />
    ))}
  </Box>
)

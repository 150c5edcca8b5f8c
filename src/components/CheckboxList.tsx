import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

type Choice = { value: string; label: string; count?: number }

type CheckboxListProps = {
  choices: readonly Choice[]
  chosen: readonly string[]
  /** Of every box, where they are a field of a form. */
  name?: string
  /** Short labels stand side by side. */
  columns?: number
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

/** Boxes of which several can be ticked. */
export const CheckboxList = ({ choices, chosen, name, columns = 1, onToggle }: CheckboxListProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
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

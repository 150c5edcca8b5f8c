import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

type Choice = { value: string; label: string; count?: number }

type CheckboxGroupProps = {
  label: string
  choices: readonly Choice[]
  chosen: readonly string[]
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

/** A list of which several can be ticked. */
export const CheckboxGroup = ({ label, choices, chosen, columns = 1, onToggle }: CheckboxGroupProps) => {
  const labelId = useId()
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            control={
              <Checkbox
                size="small"
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
    </Box>
  )
}

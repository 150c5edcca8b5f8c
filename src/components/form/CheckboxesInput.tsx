import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import type { Option } from '@/domain/options'
import { useFormField } from './useFormField'

type CheckboxesInputProps = { name: string; label: string; options: readonly Option[] }

/** Several of a few: the value is the list of the ticked ones, in the order of the options. */
export const CheckboxesInput = ({ name, label, options }: CheckboxesInputProps) => {
  const { value: ticked, change } = useFormField<string[]>(name)
  const values = options.map(({ value }) => value)
  const toggle = (toggled: string) =>
    change(values.filter((value) => (value === toggled) !== ticked.includes(value)))

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            control={
              <Checkbox
                size="small"
                name={name}
                value={option.value}
                checked={ticked.includes(option.value)}
                onChange={() => void toggle(option.value)}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}

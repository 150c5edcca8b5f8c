import Box from '@mui/material/Box'
import { useId } from 'react'
import { CheckboxList } from '@/components/CheckboxList'
import type { Option } from '@/domain/options'
import { useFormField } from './useFormField'

type CheckboxesInputProps = { name: string; label: string; options: readonly Option[]; columns?: number }

/** Several of a few: the value is the list of what is ticked, in the order of the options. */
export const CheckboxesInput = ({ name, label, options, columns }: CheckboxesInputProps) => {
  const labelId = useId()
  const { value: chosen, change } = useFormField<string[]>(name)
  const toggle = (toggled: string) =>
    change(
      options.map(({ value }) => value).filter((value) => (value === toggled) !== chosen.includes(value)),
    )
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Box id={labelId} sx={{ typography: 'body2', fontWeight: 600, mb: 0.5 }}>
        {label}
      </Box>
      <CheckboxList
        name={name}
        choices={options}
        chosen={chosen}
        columns={columns}
        onToggle={(toggled) => void toggle(toggled)}
      />
    </Box>
  )
}

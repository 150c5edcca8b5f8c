import { useEffect, useId, type ComponentProps } from 'react'
import { CheckboxList } from '@/components/CheckboxList'
import type { Option } from '@/domain/options'
import { useFormField } from './useFormField'

type CheckboxesInputProps = Pick<ComponentProps<typeof CheckboxList>, 'columns'> & {
  name: string
  label: string
  options: readonly Option[]
}

/** Several of a few: the value is the list of what is ticked, in the order of the options. */
export const CheckboxesInput = ({ name, label, options, columns }: CheckboxesInputProps) => {
  const labelId = useId()
  const { value: chosen, change } = useFormField<string[]>(name)
  const values = options.map(({ value }) => value)
  const toggle = (toggled: string) =>
    change(values.filter((value) => (value === toggled) !== chosen.includes(value)))

  // What an earlier visit ticked may be offered no more, and must not be sent unseen.
  const known = chosen.filter((value) => values.includes(value))
  useEffect(() => {
    if (known.length < chosen.length) void change(known)
  })
  return (
    <div role="group" aria-labelledby={labelId} className="form-group">
      <div id={labelId} className="form-label form-boxes">
        {label}
      </div>
      <CheckboxList
        name={name}
        choices={options}
        chosen={chosen}
        columns={columns}
        onToggle={(toggled) => void toggle(toggled)}
      />
    </div>
  )
}

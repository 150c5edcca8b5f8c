import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import { NativeSelect } from '@/components/NativeSelect'

type OfficeSelectProps = {
  name: string
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
}

/** A field that takes one of several values. */
export const OfficeSelect = ({ name, label, hint, options }: OfficeSelectProps) => {
  const { id, value, error, change } = useFormField<string>(name)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <NativeSelect
        name={name}
        value={value}
        onChange={(event) => void change(event.target.value)}
        inputProps={{ id, 'aria-describedby': describedBy(id, hint, error) }}
        options={options}
      />
    </Field>
  )
}

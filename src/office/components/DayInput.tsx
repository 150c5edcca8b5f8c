import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import { DayField, dayProblem } from './DayField'
import type { Limited } from './fields'

/** The day of a form. */
export const DayInput = ({ name, label, hint }: Limited & { name: string }) => {
  const { id, value, error: refused, change } = useFormField<string>(name)
  const error = refused ?? dayProblem(label, value)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <DayField
        {...{ id, name, label, value }}
        onChange={(day) => void change(day)}
        describedBy={describedBy(id, hint, error)}
        isWrong={error !== undefined}
      />
    </Field>
  )
}

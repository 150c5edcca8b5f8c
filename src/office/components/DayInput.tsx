import { useId } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import { DayField, dayProblem } from './DayField'
import type { BoxProps } from './fields'

/** A day with its label, and what is wrong with it. */
export const DayBox = ({ id: given, name, label, hint, value, onChange, error: refused }: BoxProps) => {
  const ownId = useId()
  const id = given ?? ownId
  const error = refused ?? dayProblem(label, value)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <DayField
        {...{ id, name, label, value, onChange }}
        describedBy={describedBy(id, hint, error)}
        isWrong={error !== undefined}
      />
    </Field>
  )
}

type DayInputProps = Pick<BoxProps, 'label' | 'hint'> & { name: string }

/** The day of a form. */
export const DayInput = ({ name, ...field }: DayInputProps) => {
  const { id, value, error, change } = useFormField<string>(name)
  return <DayBox {...{ id, name, value, error }} {...field} onChange={(day) => void change(day)} />
}

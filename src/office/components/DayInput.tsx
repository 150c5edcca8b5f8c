import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { useId, useState } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import { DayField, dayProblem } from './DayField'
import type { BoxProps } from './fields'

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

export const DayInput = ({ name, ...field }: Pick<BoxProps, 'label' | 'hint'> & { name: string }) => {
  const { id, value, error, change } = useFormField<string>(name)
  return <DayBox {...{ id, name, value, error }} {...field} onChange={(day) => void change(day)} />
}

type DayChoiceProps = Required<Pick<BoxProps, 'id' | 'label' | 'value' | 'onChange'>>

/** A day that takes effect at once. Text that is not a day stays in the field, with an error. */
export const DayChoice = ({ id, label, value, onChange }: DayChoiceProps) => {
  const [wrong, setWrong] = useState('')
  const problem = dayProblem(label, wrong)
  return (
    <Box sx={{ width: { sm: 160 } }}>
      <DayField
        {...{ id, label }}
        value={wrong || value}
        onChange={(typed) => {
          const isWrong = dayProblem(label, typed) !== undefined
          setWrong(isWrong ? typed : '')
          onChange(isWrong ? '' : typed)
        }}
        describedBy={problem && `${id}-problem`}
        isWrong={problem !== undefined}
      />
      {problem ? (
        <FormHelperText id={`${id}-problem`} error>
          {problem}
        </FormHelperText>
      ) : null}
    </Box>
  )
}

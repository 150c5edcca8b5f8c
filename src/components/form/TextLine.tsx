import { useId, type InputHTMLAttributes } from 'react'
import { controlProps, Field } from './Field'

export type TextLineProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  required?: boolean
  hint?: string
  error?: string
}

/** One line of text under its label. */
export const TextLine = ({ label, required, hint, error, ...input }: TextLineProps) => {
  const id = useId()
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      <div className="form-line" data-error={error ? '' : undefined}>
        <input id={id} type="text" {...input} {...controlProps({ id, required, hint, error })} />
      </div>
    </Field>
  )
}

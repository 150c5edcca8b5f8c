import type { ReactNode } from 'react'

/** What the parts of a field call each other by. */
export const labelId = (id: string) => `${id}-label`
const helpId = (id: string) => `${id}-help`

type FieldProps = {
  id: string
  label: string
  required?: boolean
  /** Said before the visitor tries. */
  hint?: string
  error?: string
  children: ReactNode
}

/** The aria attributes of the control inside a `Field`. */
export const controlProps = ({ id, required, hint, error }: Omit<FieldProps, 'label' | 'children'>) => ({
  'aria-required': required,
  'aria-invalid': Boolean(error),
  'aria-describedby': hint || error ? helpId(id) : undefined,
})

/** The mark of a field that must be filled; screen readers hear `aria-required` instead. */
export const RequiredMark = () => <b aria-hidden="true">*</b>

/** What the marks mean, at the top of a form. */
export const RequiredNote = () => <p className="form-help form-required">Fields marked * are required.</p>

/** A label that stays in sight, the control, and what is to say about it. */
export const Field = ({ id, label, required, hint, error, children }: FieldProps) => (
  <div className="form-field">
    <p className="form-label">
      <label id={labelId(id)} htmlFor={id}>
        {label}
      </label>
      {required ? <RequiredMark /> : null}
    </p>
    {children}
    {hint || error ? (
      <p id={helpId(id)} className={error ? 'form-help form-error' : 'form-help'}>
        {error || hint}
      </p>
    ) : null}
  </div>
)

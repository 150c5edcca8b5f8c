import { useId, type CSSProperties, type PropsWithChildren } from 'react'
import { RequiredMark } from './Field'

type FieldGroupProps = PropsWithChildren<{
  label: string
  required?: boolean
  /** What is to say of the fields together. */
  note?: string
  /** Where a field would be narrower than this, the fields stand one below the other. */
  fieldMinPx?: number
}>

const fieldMin = (px: number): CSSProperties & Record<'--field-min', string> => ({ '--field-min': `${px}px` })

/** Two fields that are one question, under its name. */
export const FieldGroup = ({ label, required, note, fieldMinPx = 100, children }: FieldGroupProps) => {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={note ? noteId : undefined}
      className="form-group"
    >
      <div className="form-label">
        <span id={id}>{label}</span>
        {required ? <RequiredMark /> : null}
      </div>
      <div className="form-group-fields" style={fieldMin(fieldMinPx)}>
        {children}
      </div>
      {note ? (
        <p id={noteId} className="form-help">
          {note}
        </p>
      ) : null}
    </div>
  )
}

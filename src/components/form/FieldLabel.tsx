import FormHelperText from '@mui/material/FormHelperText'
import FormLabel, { type FormLabelProps } from '@mui/material/FormLabel'
import Typography from '@mui/material/Typography'

declare module '@mui/material/TextField' {
  interface TextFieldInputLabelSlotPropsOverrides {
    hint?: string
  }
}

type FieldLabelProps = FormLabelProps & {
  /** What the field takes, read before it is filled in. */
  hint?: string
}

/** The `aria-describedby` of a control: its error in MUI's helper text, else its hint. */
export const describedBy = (id: string, hint?: string, error?: string) => {
  if (error) return `${id}-helper-text`
  return hint ? `${id}-hint` : undefined
}

/** The label above a control with its hint; the theme makes it the label of every `TextField`. */
export const FieldLabel = ({ hint, ...label }: FieldLabelProps) => (
  <>
    <FormLabel {...label} />
    {hint ? (
      <FormHelperText id={`${label.htmlFor}-hint`} error={false} sx={{ mt: 0, mb: 0.75 }}>
        {hint}
      </FormHelperText>
    ) : null}
  </>
)

/** Explains the stars at the top of a form. */
export const RequiredNote = () => (
  <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 2.5 }}>
    Fields marked * are required.
  </Typography>
)

import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Formik, type FormikHelpers } from 'formik'
import { useRef, type ReactNode } from 'react'
import type { FormFields } from '@/api/formData'
import type { Submission } from './useSubmission'

type SubmitFormProps<Values> = {
  /** What the form is, for those who cannot see its heading. */
  label: string
  initialValues: Values
  submission: Submission<Values>
  submitLabel: string
  /** Buttons after the one that sends. */
  actions?: ReactNode
  children: ReactNode
}

const focusField = (form: HTMLFormElement | null, name: string) => {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** The frame of every form: its fields, the button that sends and shows that it is sending. */
export const SubmitForm = <Values extends FormFields>({
  label,
  initialValues,
  submission,
  submitLabel,
  actions,
  children,
}: SubmitFormProps<Values>) => {
  const form = useRef<HTMLFormElement>(null)
  const onSubmit = async (values: Values, helpers: FormikHelpers<Values>) => {
    const failure = await submission.submit(values, helpers)
    if (failure) focusField(form.current, failure.field)
  }
  return (
    <Formik initialValues={initialValues} onSubmit={onSubmit} validateOnBlur={false} validateOnChange={false}>
      {({ handleSubmit }) => (
        <form ref={form} aria-label={label} noValidate onSubmit={handleSubmit}>
          <Stack spacing={2.5}>{children}</Stack>
          <Stack direction="row" spacing={1.5} sx={{ mt: 4 }}>
            <Button
              type="submit"
              variant="contained"
              size="large"
              loading={submission.isSending}
              loadingPosition="start"
            >
              {submitLabel}
            </Button>
            {actions}
          </Stack>
        </form>
      )}
    </Formik>
  )
}

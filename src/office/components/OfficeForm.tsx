import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { FormikProvider, useFormik } from 'formik'
import { useState, type ReactNode } from 'react'

type OfficeFormProps<Values> = {
  initialValues: Values
  submitLabel: string
  /** Resolves with the sentence that says why it failed. */
  onSubmit: (values: Values) => Promise<string | undefined>
  /** Buttons before the one that sends. */
  actions?: ReactNode
  isWide?: boolean
  /** Whether what it does cannot be taken back. */
  isDangerous?: boolean
  children: ReactNode
}

/** A form of the office: its fields, the sentence of a refusal, and the button that sends. */
export const OfficeForm = <Values extends object>({
  initialValues,
  submitLabel,
  onSubmit,
  actions,
  isWide = false,
  isDangerous = false,
  children,
}: OfficeFormProps<Values>) => {
  const [problem, setProblem] = useState<string>()
  const formik = useFormik({
    initialValues,
    onSubmit: async (values) => {
      setProblem(undefined)
      setProblem(await onSubmit(values))
    },
  })
  const { handleSubmit, isSubmitting } = formik
  return (
    <FormikProvider value={formik}>
      <form noValidate onSubmit={(event) => (isSubmitting ? event.preventDefault() : handleSubmit(event))}>
        <Stack spacing={2}>
          {children}
          {problem ? <Alert severity="error">{problem}</Alert> : null}
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
            {actions}
            <Button
              type="submit"
              variant="contained"
              color={isDangerous ? 'error' : 'primary'}
              fullWidth={isWide}
              loading={isSubmitting}
            >
              {submitLabel}
            </Button>
          </Stack>
        </Stack>
      </form>
    </FormikProvider>
  )
}

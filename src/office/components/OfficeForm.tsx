import type { SerializedError } from '@reduxjs/toolkit'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { FormikProvider, useFormik } from 'formik'
import { useState, type ReactNode } from 'react'
import { messageOf, type OfficeError } from '../api/officeError'

/** The answer of a request, or the sentence that says why there is none; nothing where all is well. */
type Outcome = { error?: OfficeError | SerializedError } | string | undefined

const failureOf = (outcome: Outcome) =>
  typeof outcome === 'string' ? outcome : outcome?.error && messageOf(outcome.error)

export type OfficeFormProps<Values> = {
  initialValues: Values
  submitLabel: string
  onSubmit: (values: Values) => Promise<Outcome>
  /** Buttons before the one that sends. */
  actions?: ReactNode
  isWide?: boolean
  /** Whether what it does cannot be taken back. */
  isDangerous?: boolean
  children?: ReactNode
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
      setProblem(failureOf(await onSubmit(values)))
    },
  })
  const { handleSubmit, isSubmitting } = formik
  return (
    <FormikProvider value={formik}>
      <form noValidate onSubmit={(event) => (isSubmitting ? event.preventDefault() : handleSubmit(event))}>
        <Stack spacing={2}>
          {children}
          {problem ? <Alert severity="error">{problem}</Alert> : null}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
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

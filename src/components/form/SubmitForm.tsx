import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Formik, type FormikHelpers } from 'formik'
import { useRef, type ReactNode } from 'react'
import type { FormFields } from '@/api/formData'
import { Spinner } from '../Spinner'
import { forgetDraft } from './draft'
import { EarlyInput } from './EarlyInput'
import { FormDraft } from './FormDraft'
import { UploadProgress } from './UploadProgress'
import type { Submission } from './useSubmission'

export type SubmitFormProps<Values> = {
  /** What the form is, for those who cannot see its heading. */
  label: string
  initialValues: Values
  submission: Submission<Values>
  submitLabel: string
  /** The name under which the browser keeps what was typed and not sent; without it nothing is kept. */
  draft?: string
  /** Buttons after the one that sends. */
  actions?: ReactNode
  children: ReactNode
}

/** A field that is disabled cannot take the focus: the first of its group that can takes it. */
const focusField = (form: HTMLFormElement | null, name: string) => {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  const target = field.matches(':disabled')
    ? field.closest('[role="group"]')?.querySelector<HTMLElement>('input:enabled')
    : field
  target?.focus()
}

/** A button that is busy is not a button that is out of use. */
const sendingSx = {
  '&.MuiButton-loading': { bgcolor: 'primary.dark', color: 'primary.contrastText' },
  '& .MuiButton-loadingIndicator': { color: 'inherit' },
}

/** The frame of every form: its fields, the button that sends and shows that it is sending. */
export const SubmitForm = <Values extends FormFields>({
  label,
  initialValues,
  submission,
  submitLabel,
  draft,
  actions,
  children,
}: SubmitFormProps<Values>) => {
  const form = useRef<HTMLFormElement>(null)
  const onSubmit = async (values: Values, helpers: FormikHelpers<Values>) => {
    const failure = await submission.submit(values, helpers)
    if (failure) focusField(form.current, failure.field)
  }
  return (
    <Formik
      initialValues={initialValues}
      onSubmit={onSubmit}
      // Here and not where the draft is shown: who left while it was sent has no form any more.
      onReset={() => draft && forgetDraft(draft)}
      validateOnBlur={false}
      validateOnChange={false}
    >
      {({ handleSubmit }) => (
        <form
          ref={form}
          aria-label={label}
          aria-busy={submission.isSending}
          noValidate
          // Never into the address, whatever presses the button before a script is there.
          method="post"
          onSubmit={handleSubmit}
        >
          <Stack spacing={2.5}>
            {draft ? <FormDraft name={draft} /> : null}
            <EarlyInput form={form} />
            {children}
          </Stack>
          <Stack direction="row" spacing={1.5} sx={{ mt: 4 }}>
            <Button
              type="submit"
              variant="contained"
              size="large"
              loading={submission.isSending}
              loadingPosition="start"
              loadingIndicator={<Spinner label={submitLabel} sizePx={16} color="currentcolor" />}
              sx={sendingSx}
            >
              {/* A page that is translated loses bare texts, before which the spinner would be put. */}
              <span>{submitLabel}</span>
            </Button>
            {actions}
          </Stack>
          {submission.progress === undefined ? null : <UploadProgress fraction={submission.progress} />}
        </form>
      )}
    </Formik>
  )
}

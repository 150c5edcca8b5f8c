import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider, useFormik } from 'formik'
import { Suspense, useEffect, useRef } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import type { FormFields } from '@/api/forms'
import { HONEYPOT_FIELD, IDEMPOTENCY_KEY_FIELD } from '@/domain/submissions/hiddenFields'
import { formPaths } from '@/domain/submissions/nativeForms'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { lazyWithFallback } from '../lazyWithFallback'
import { useSite } from '../SiteSettings'
import { HiddenInput } from './FileInput'
import { useFormAnswer } from './formAnswer'
import { FormDraft } from './FormDraft'
import type { FormStatus } from './details'
import { LanguageField } from './LanguageField'
import type { Submission } from './useSubmission'
import { useTypedBefore } from './useTypedBefore'

const UploadProgress = lazyWithFallback(async () => (await import('./UploadProgress')).UploadProgress)
const loadConsent = () => import('./ConsentFields')
const ConsentFields = lazyWithFallback(async () => (await loadConsent()).ConsentFields)
const PrivacyLines = lazyWithFallback(async () => (await loadConsent()).PrivacyLines)

export type SubmitFormProps = {
  /** The accessible name of the form. */
  label: string
  /** The values that the form opens with, and empty ones of the fields that may be sent empty. */
  initialValues?: FormFields
  submission: Submission
  submitLabel?: string
  /** Buttons after the one that sends. */
  actions?: ReactNode
  /** The style of the row of buttons. */
  actionsSx?: Readonly<Record<string, string | number>>
  children: ReactNode
}

/** A button that was disabled while the form was sent has lost the focus: gives it back. */
const useFocusAfterSending = (isSubmitting: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const wasSubmitting = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement?.contains(button.current)
    if (wasSubmitting.current && !isSubmitting && isLost) button.current?.focus({ preventScroll: true })
    wasSubmitting.current = isSubmitting
  }, [isSubmitting])
  return button
}

/** The frame of every form: its fields, its draft, the button that sends it and shows that it is being sent. */
export const SubmitForm = ({
  label,
  initialValues,
  submission: { name, form, prepare, submit, forget, progress, cancel },
  submitLabel,
  actions,
  actionsSx,
  children,
}: SubmitFormProps) => {
  const { t } = useLingui()
  const ownApi = useAppSelector(selectOwnApi)
  const { apiHost } = useSite()
  const answer = useFormAnswer(name)
  const sending = useRef<Promise<void>>(undefined)
  const formik = useFormik<FormFields>({
    initialValues: { ...initialValues, ...answer?.values },
    initialErrors: answer?.errors,
    initialStatus: {} satisfies FormStatus,
    // Presses before the button is disabled are one.
    onSubmit: (...sent): Promise<void> =>
      (sending.current ??= submit(...sent, formik.status as FormStatus).finally(() => {
        sending.current = undefined
      })),
    // Here and not in FormDraft, which is gone when the visitor has left while the form was sent.
    onReset: forget,
    validateOnBlur: false,
    validateOnChange: false,
  })
  const { handleSubmit, isSubmitting } = formik
  const button = useFocusAfterSending(isSubmitting)
  useTypedBefore(form, formik)
  // A field may have had the focus before hydration.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) prepare()
  })
  return (
    <FormikProvider value={formik}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 2.5 }}>
        {t`Fields marked * are required.`}
      </Typography>
      <Box
        component="form"
        ref={form}
        aria-label={label}
        aria-busy={isSubmitting}
        noValidate
        onFocus={prepare}
        // Before or without script the browser sends it, and the server answers with this screen.
        method="post"
        action={apiHost + formPaths[name]}
        encType="multipart/form-data"
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) =>
          isSubmitting ? event.preventDefault() : handleSubmit(event)
        }
      >
        <Stack spacing={2.5}>
          <FormDraft name={name} />
          {children}
          <Suspense>{ownApi ? <ConsentFields form={name} /> : null}</Suspense>
        </Stack>
        <Stack direction="row" spacing={1.5} sx={{ mt: 4, ...actionsSx }}>
          <Button
            ref={button}
            type="submit"
            variant="contained"
            loading={isSubmitting}
            loadingPosition="start"
            sx={{ flexGrow: { xs: 1, sm: 0 } }}
          >
            {/* Page translation replaces bare texts; the spinner is added next to this one. */}
            <span>{submitLabel ?? t`Submit`}</span>
          </Button>
          {actions}
        </Stack>
        <Suspense>{ownApi ? <PrivacyLines form={name} /> : null}</Suspense>
        <LanguageField />
        <input type="hidden" name={IDEMPOTENCY_KEY_FIELD} />
        {/* The honeypot: only programs fill it in. */}
        <HiddenInput
          name={HONEYPOT_FIELD}
          placeholder={t`Leave this empty`}
          aria-hidden="true"
          tabIndex={-1}
          autoComplete="off"
        />
        <Suspense>
          {progress === undefined ? null : <UploadProgress fraction={progress} onCancel={cancel} />}
        </Suspense>
      </Box>
    </FormikProvider>
  )
}

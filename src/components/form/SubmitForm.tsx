import { Formik, type FormikHelpers } from 'formik'
import { useRef, type ReactNode } from 'react'
import type { FormFields } from '@/api/formData'
import type { TRAP_FIELD } from '@/domain/marks'
import { Sheet } from '../Sheet'
import { Spinner } from '../Spinner'
import { forgetDraft } from './draft'
import { EarlyInput } from './EarlyInput'
import { formCss } from './formCss'
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
  const key = useRef('')
  const onSubmit = (values: Values, helpers: FormikHelpers<Values>) =>
    submission.submit(values, helpers, { form: form.current, draft, key })
  return (
    <Formik
      initialValues={initialValues}
      onSubmit={onSubmit}
      // Here and not where the draft is shown: who left while it was sent has no form any more.
      onReset={() => {
        key.current = ''
        if (draft) forgetDraft(draft)
      }}
      validateOnBlur={false}
      validateOnChange={false}
    >
      {({ handleSubmit }) => (
        <>
          <form
            ref={form}
            aria-label={label}
            aria-busy={submission.isSending}
            noValidate
            // Never into the address, whatever presses the button before a script is there.
            method="post"
            onSubmit={handleSubmit}
          >
            <Sheet name="form" css={formCss} />
            <div className="form-fields">
              {draft ? <FormDraft name={draft} /> : null}
              {children}
            </div>
            <div className="form-actions">
              {/* Not disabled: it would lose the focus, and with it the keyboard its place. */}
              <button type="submit" className="form-button form-main" aria-disabled={submission.isSending}>
                {submission.isSending ? (
                  <Spinner label={submitLabel} sizePx={16} color="currentcolor" />
                ) : null}
                {/* A page that is translated loses bare texts, before which the spinner would be put. */}
                <span>{submitLabel}</span>
              </button>
              {actions}
            </div>
            {/* Out of sight, of reach and of hearing: only programs fill it in. */}
            <input
              className="form-trap"
              name={'remarks' satisfies typeof TRAP_FIELD}
              placeholder="Leave this empty"
              aria-hidden="true"
              tabIndex={-1}
              autoComplete="off"
            />
            {submission.progress === undefined ? null : <UploadProgress fraction={submission.progress} />}
          </form>
          {/* After the form: what stands in it can be read then. */}
          <EarlyInput form={form} />
        </>
      )}
    </Formik>
  )
}

import { useLingui } from '@lingui/react/macro'
import Alert from '@mui/material/Alert'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useFormik } from 'formik'
import { useEffect, useRef, type PropsWithChildren } from 'react'
import { LanguageField } from '@/components/form/LanguageField'
import { useTypedBefore } from '@/components/form/useTypedBefore'
import { trackPaths, type TrackAction } from '@/domain/submissions/track'
import { QUESTION_FIELD, type Pair, type Question } from './trackState'
import type { Tracking } from './useTracking'

/** The rules of the forms, and yup with them, are loaded when they are needed; the server walks them in any case. */
const loadRules = () => import('@/domain/submissions/forms').catch(() => undefined)

type Texts = Record<string, string>

type TrackFormOptions = {
  action: 'show' | 'correct'
  values: Texts
  /** How the texts are sent. */
  clean: (values: Texts) => Texts
  tracking: Tracking
}

const rulesOf = { show: 'track', correct: 'correction' } as const

/** The new part of the page: a sentence, a question or the whole answer. */
export const ANSWER_ID = 'answer'

/** Without script a phone would show the top of the page again, and the answer far below it. */
const addressOf = (action: TrackAction) => `${trackPaths[action]}#${ANSWER_ID}`

/** A form of the screen: its rules are walked, then it is sent. The field of the first problem is marked and focused. */
export const useTrackForm = ({ action, values, clean, tracking }: TrackFormOptions) => {
  const { i18n } = useLingui()
  const { state, send, refuse } = tracking
  const form = useRef<HTMLFormElement>(null)
  const failed = state.failed?.action === action ? state.failed : undefined
  const { field, text = '' } = failed ?? {}
  const formik = useFormik({
    initialValues: values,
    initialErrors: field ? { [field]: text } : {},
    enableReinitialize: true,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (typed) => {
      const cleaned = clean(typed)
      const rules = await loadRules()
      const asked = rules?.formRules[rulesOf[action]].filter(({ fields }) =>
        Object.keys(fields).every((name) => name in cleaned),
      )
      const failure = rules?.firstFailure(asked ?? [], cleaned)
      if (rules && failure) return refuse(action, cleaned, failure.field, i18n._(rules.formSentence(failure)))
      return send(action, action === 'show' ? cleaned : { ...state.pair, ...cleaned })
    },
  })
  useTypedBefore(form, formik)
  useEffect(() => {
    const control = failed?.field && form.current?.elements.namedItem(failed.field)
    if (control instanceof HTMLElement) control.focus()
  }, [failed])
  return {
    formik,
    /** Without script the browser sends it as it is. */
    props: {
      ref: form,
      method: 'post',
      action: addressOf(action),
      noValidate: true,
      onSubmit: formik.handleSubmit,
      onFocus: () => void loadRules(),
    } as const,
    /** Why it was not sent, unless a field shows it. */
    sentence: field ? undefined : failed?.text,
  }
}

/** The pair travels in the body of each form. */
export const PairFields = ({ pair }: { pair: Pair }) => (
  <>
    <LanguageField />
    <input type="hidden" name="reference" value={pair.reference} />
    <input type="hidden" name="last4" value={pair.last4} />
  </>
)

type ActionFormProps = Omit<ButtonProps, 'action'> & {
  action: TrackAction
  pair: Pair
  /** Without script the page that asks back is asked for. */
  question?: Question
  onSend: () => void
}

/** A form that is one button. */
export const ActionForm = ({ action, pair, question, onSend, children, ...button }: ActionFormProps) => (
  <form
    method="post"
    action={addressOf(action)}
    onSubmit={(event) => {
      event.preventDefault()
      onSend()
    }}
  >
    <PairFields pair={pair} />
    {question ? <input type="hidden" name={QUESTION_FIELD} value={question} /> : null}
    <Button type="submit" {...button}>
      {/* Page translation replaces bare texts; the spinner is added next to this one. */}
      <span>{children}</span>
    </Button>
  </form>
)

/** Shows the result of an action, and takes the focus: the pressed button may be gone. */
export const ResultAlert = ({ severity, children }: PropsWithChildren<{ severity: 'success' | 'error' }>) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert
      ref={box}
      id={ANSWER_ID}
      tabIndex={-1}
      role={severity === 'error' ? 'alert' : 'status'}
      severity={severity}
    >
      {children}
    </Alert>
  )
}

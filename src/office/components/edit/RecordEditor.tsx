import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormikProvider } from 'formik'
import { useRef, type ComponentType, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { LinkButton } from '../LinkButton'
import { useNotify } from '../Notices'
import { ConflictNotice } from './ConflictNotice'
import { EditorLayout } from './EditorLayout'
import { FormBar } from './FormBar'
import { type FormValues, type RecordFormOptions, useRecordForm } from './useRecordForm'
import { LeaveGuard } from './LeaveGuard'

/** A button that saves. The last one is the most wanted. */
export type SaveButton<Action extends string> = { action: Action; label: string }

type RecordEditorProps<Stored, Values, Action extends string> = Omit<
  RecordFormOptions<Stored, Values, Action>,
  'onTypedMeanwhile'
> & {
  label: string
  /** 'this job' */
  subject: string
  /** Says who saved meanwhile. */
  changedBy?: (theirs: Stored) => string
  /** The buttons for the record as it is; the first one's action also saves over a conflict. */
  buttonsOf: (base: Stored | undefined) => readonly [SaveButton<Action>, ...SaveButton<Action>[]]
  /** Where the screen goes when the form is given up; without it the form stays. */
  leaveTo?: string
  /** Deletes the record; it resolves with whether it is gone. */
  onDelete?: () => Promise<boolean>
  /** Whether something is still being sent that the form will name. */
  isBusy?: boolean
  warningOf?: (values: Values) => string | undefined
  preview?: ComponentType<{ values: Values }>
  /** The fields. */
  children: ReactNode
}

/** The form of a record, new or known: saving, conflicts, the question before it is left, and a preview. */
export const RecordEditor = <
  Stored extends { version: string },
  Values extends FormValues,
  Action extends string,
>({
  label,
  subject,
  source,
  labelOf,
  changedBy,
  buttonsOf,
  leaveTo,
  onDelete,
  isBusy = false,
  warningOf,
  preview: Preview,
  onSaved,
  children,
}: RecordEditorProps<Stored, Values, Action>) => {
  const isReleased = useRef(false)
  const navigate = useNavigate()
  const notify = useNotify()
  const form = useRecordForm({
    source,
    labelOf,
    onSaved: (stored, action) => {
      isReleased.current = leaveTo !== undefined
      onSaved(stored, action)
    },
    onTypedMeanwhile: () => notify.success('Saved, but for what you typed since.'),
  })
  const { formik, base, theirs, pressed } = form
  const { values } = formik
  const buttons = buttonsOf(base)
  const [{ action: saving }] = buttons

  const remove = async () => {
    if (!leaveTo || !(await onDelete?.())) return
    isReleased.current = true
    void navigate(leaveTo)
  }

  const content = (
    <form {...form.formProps} aria-label={label} style={{ maxWidth: 760 }}>
      <Box key={form.edition} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {children}
      </Box>
      <FormBar
        problem={form.message}
        warning={warningOf?.(values)}
        errorCount={Object.values(formik.errors).filter(Boolean).length}
        conflict={
          theirs ? (
            <ConflictNotice
              subject={subject}
              who={changedBy?.(theirs)}
              before={form.before}
              typed={values}
              theirs={source.toValues(theirs)}
              labelOf={labelOf}
              isSaving={pressed === saving}
              onKeepMine={() => void form.save(saving, { isOver: true })}
              onTakeTheirs={form.takeTheirs}
            />
          ) : null
        }
      >
        {onDelete ? (
          <Button color="error" sx={{ mr: 'auto' }} onClick={() => void remove()}>
            Delete
          </Button>
        ) : null}
        {leaveTo ? <LinkButton to={leaveTo}>Cancel</LinkButton> : null}
        {buttons.map(({ action, label: name }, at) => (
          <Button
            key={action}
            variant={at === buttons.length - 1 ? 'contained' : 'outlined'}
            loading={pressed === action}
            disabled={isBusy || (pressed !== undefined && pressed !== action)}
            onClick={() => void form.save(action)}
          >
            {name}
          </Button>
        ))}
      </FormBar>
    </form>
  )

  return (
    <FormikProvider value={formik}>
      <LeaveGuard isDirty={form.isDirty || isBusy} mayLeave={() => isReleased.current} />
      {Preview ? <EditorLayout form={content} preview={<Preview values={values} />} /> : content}
    </FormikProvider>
  )
}

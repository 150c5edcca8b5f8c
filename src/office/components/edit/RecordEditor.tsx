import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormikProvider } from 'formik'
import { type ComponentType, type PropsWithChildren, type ReactNode, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import AlertTitle from '@mui/material/AlertTitle'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { cutText } from '@/domain/display'
import { plainText } from '@/domain/plainText'
import { LinkButton } from '../buttons'
import { LeaveGuard } from './LeaveGuard'
import {
  changedNames,
  type FormValues,
  type RecordFormOptions,
  type SaveAction,
  useRecordForm,
} from './useRecordForm'
import { useIsFrom } from '../useWidth'

type ConflictNoticeProps = PropsWithChildren<{
  /** 'this job' */
  subject: string
  /** A sentence with the account and the time, where they are known. */
  who?: string
  /** The values that the form was filled with. */
  before: FormValues
  typed: FormValues
  /** The values that another account saved meanwhile. */
  theirs: FormValues
  labelOf: (name: string) => string
}>

const VALUE_CHARACTERS = 120

/** Says that another account saved meanwhile and which fields both changed; its children are the choice. */
const ConflictNotice = ({
  subject,
  who = '',
  before,
  typed,
  theirs,
  labelOf,
  children,
}: ConflictNoticeProps) => {
  const both = changedNames(before, theirs).filter(
    (name) => typed[name] !== before[name] && typed[name] !== theirs[name],
  )
  return (
    <Alert severity="warning">
      <AlertTitle>{`Somebody saved ${subject} meanwhile`}</AlertTitle>
      {`${who} What you typed is still here.`.trim()}
      {both.length > 0 ? (
        <>
          <Box sx={{ mt: 1 }}>You both changed, and they wrote:</Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {both.map((name) => (
              <li key={name}>
                {`${labelOf(name)}: ${cutText(plainText(theirs[name] ?? ''), VALUE_CHARACTERS) || 'nothing'}`}
              </li>
            ))}
          </Box>
        </>
      ) : null}
      <Stack direction="row" sx={{ mt: 1, flexWrap: 'wrap', gap: 1 }}>
        {children}
      </Stack>
    </Alert>
  )
}

/** A form with its preview beside it, or behind a tab where there is no room for both. */
const EditorLayout = ({ form, preview }: { form: ReactNode; preview: ReactNode }) => {
  const isWide = useIsFrom('lg')
  const [tab, setTab] = useState<'form' | 'preview'>('form')
  const id = useId()
  const panel = (name: 'form' | 'preview') =>
    isWide
      ? {}
      : {
          role: 'tabpanel',
          id: `${id}-${name}-panel`,
          'aria-labelledby': `${id}-${name}`,
          // Kept: the texts in an editor are its own.
          hidden: tab !== name,
        }
  const tabOf = (name: 'form' | 'preview', label: string) => (
    <Tab value={name} label={label} id={`${id}-${name}`} aria-controls={`${id}-${name}-panel`} />
  )
  return (
    <>
      {isWide ? null : (
        <Tabs value={tab} onChange={(_event, next: 'form' | 'preview') => setTab(next)} sx={{ mb: 1.5 }}>
          {tabOf('form', 'Form')}
          {tabOf('preview', 'Preview')}
        </Tabs>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: isWide ? 'minmax(0, 1fr) minmax(0, 480px)' : 'minmax(0, 1fr)',
          alignItems: 'start',
          gap: 3,
        }}
      >
        <div {...panel('form')}>{form}</div>
        <div {...panel('preview')}>{preview}</div>
      </Box>
    </>
  )
}

/** A button that saves. The last one is the most wanted. */
type SaveButton = { action: SaveAction; label: string }

type RecordEditorProps<Stored, Values> = RecordFormOptions<Stored, Values> & {
  label: string
  /** 'this job' */
  subject: string
  /** Says who saved meanwhile. */
  changedBy?: (theirs: Stored) => string
  /** The buttons for the record as it is. */
  buttonsOf: (base: Stored | undefined) => readonly SaveButton[]
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

/** The buttons stay in sight, and above them what keeps the form from being saved. */
const barSx = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'grid',
  gap: 1,
  mt: 2,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const

/** The form of a record, new or known: saving, conflicts, the question before it is left, and a preview. */
export const RecordEditor = <Stored, Values extends FormValues>({
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
}: RecordEditorProps<Stored, Values>) => {
  const isReleased = useRef(false)
  const navigate = useNavigate()
  const { ref, formik, base, before, theirs, pressed, message, edition, isDirty, save, take } = useRecordForm(
    {
      source,
      labelOf,
      onSaved: (stored, action) => {
        isReleased.current = leaveTo !== undefined
        onSaved(stored, action)
      },
    },
  )
  const { values } = formik
  const warning = warningOf?.(values)
  const errorCount = Object.values(formik.errors).filter(Boolean).length

  const remove = async () => {
    if (!leaveTo || !(await onDelete?.())) return
    isReleased.current = true
    void navigate(leaveTo)
  }

  const content = (
    <form
      ref={ref}
      noValidate
      // The buttons save, and nothing else does: Enter in a field is not the end of typing.
      onSubmit={(event) => event.preventDefault()}
      aria-label={label}
      style={{ maxWidth: 760 }}
    >
      <Box key={edition} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {children}
      </Box>
      <Box sx={barSx}>
        {theirs ? (
          <ConflictNotice
            subject={subject}
            who={changedBy?.(theirs)}
            before={before}
            typed={values}
            theirs={source.toValues(theirs)}
            labelOf={labelOf}
          >
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              loading={pressed === 'save'}
              onClick={() => void save('save', theirs)}
            >
              Save my changes too
            </Button>
            <Button size="small" color="inherit" onClick={() => take(theirs)}>
              Drop mine and take theirs
            </Button>
          </ConflictNotice>
        ) : null}
        {message ? <Alert severity="error">{message}</Alert> : null}
        {errorCount > 0 ? (
          <Alert severity="error">
            {errorCount === 1
              ? 'One field needs your attention.'
              : `${errorCount} fields need your attention.`}
          </Alert>
        ) : null}
        {warning ? (
          <Alert role="status" severity="warning" sx={{ py: 0 }}>
            {warning}
          </Alert>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          {onDelete ? (
            <Button color="error" sx={{ mr: 'auto' }} onClick={() => void remove()}>
              Delete
            </Button>
          ) : null}
          {leaveTo ? <LinkButton to={leaveTo}>Cancel</LinkButton> : null}
          {buttonsOf(base).map(({ action, label: name }, at, { length }) => (
            <Button
              key={action}
              variant={at === length - 1 ? 'contained' : 'outlined'}
              loading={pressed === action}
              disabled={isBusy || (pressed !== undefined && pressed !== action)}
              onClick={() => void save(action)}
            >
              {name}
            </Button>
          ))}
        </Box>
      </Box>
    </form>
  )

  return (
    <FormikProvider value={formik}>
      <LeaveGuard holds={() => !isReleased.current && (isDirty || isBusy)} />
      {Preview ? <EditorLayout form={content} preview={<Preview values={values} />} /> : content}
    </FormikProvider>
  )
}

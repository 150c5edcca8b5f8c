import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { FormikProvider } from 'formik'
import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { cutText, capitalized } from '@/domain/text/display'
import { type ContentField, withOldHindi } from '@/domain/content/fields'
import { plainText } from '@/domain/text/markup'
import { LinkButton } from '../buttons'
import { useIsFrom } from '../useWidth'
import { LeaveGuard } from './LeaveGuard'
import {
  changedNames,
  type FormValues,
  type RecordFormOptions,
  type SaveAction,
  useRecordForm,
} from './useRecordForm'

/** The last save button is the main one. */
type SaveButton = { action: SaveAction; label: string }

type RecordEditorProps<Stored, Values> = RecordFormOptions<Stored, Values> & {
  label: string
  fields: readonly ContentField[]
  /** 'this job' */
  subject: string
  changedBy?: (theirs: Stored) => string
  buttonsOf: (base: Stored | undefined) => readonly SaveButton[]
  /** Where to go on Cancel or after saving; without it the form stays. */
  leaveTo?: string
  /** Resolves with whether the record is gone. */
  onDelete?: () => Promise<boolean>
  /** An upload is still running. */
  isBusy?: boolean
  warningOf?: (values: Values) => string | undefined
  /** A question before saving. It resolves with more values, or with nothing to cancel. */
  askBefore?: (values: Values, action: SaveAction) => Promise<Partial<Values> | undefined> | undefined
  preview?: ComponentType<{ values: Values }>
  /** The preview is low and wide, so it goes above the form. */
  isPreviewAbove?: boolean
  children: ReactNode
}

type ConflictNoticeProps<Stored, Values extends FormValues> = {
  editor: RecordEditorProps<Stored, Values>
  form: Omit<ReturnType<typeof useRecordForm<Stored, Values>>, 'ref'>
  theirs: Stored
}

const VALUE_CHARACTERS = 120

/** Another account saved meanwhile: lists the fields that both changed, and offers the choice. */
const ConflictNotice = <Stored, Values extends FormValues>({
  editor: { subject, changedBy, source, labelOf },
  form: { before, formik, pressed, save, take },
  theirs,
}: ConflictNoticeProps<Stored, Values>) => {
  const typed: FormValues = formik.values
  const wrote: FormValues = source.toValues(theirs)
  const both = changedNames(before, wrote).filter(
    (name) => typed[name] !== before[name] && typed[name] !== wrote[name],
  )
  return (
    <Alert severity="warning">
      <AlertTitle>{`Another account saved ${subject} meanwhile`}</AlertTitle>
      {`${changedBy?.(theirs) ?? ''} What you typed is still here.`.trim()}
      {both.length > 0 ? (
        <>
          <Box sx={{ mt: 1 }}>Fields that you both changed, with their text:</Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {both.map((name) => (
              <li key={name}>
                {`${labelOf(name)}: ${cutText(plainText(wrote[name] ?? ''), VALUE_CHARACTERS) || 'nothing'}`}
              </li>
            ))}
          </Box>
        </>
      ) : null}
      <Stack direction="row" sx={{ mt: 1, flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={pressed === 'save'}
          onClick={() => void save('save', theirs)}
        >
          Save my changes
        </Button>
        <Button size="small" color="inherit" onClick={() => take(theirs)}>
          Discard my changes
        </Button>
      </Stack>
    </Alert>
  )
}

type EditorLayoutProps = { form: ReactNode; preview: ReactNode; isAbove: boolean }

/** A form with its preview beside or above it, or behind a tab if there is no room. */
const EditorLayout = ({ form, preview, isAbove }: EditorLayoutProps) => {
  const isWide = useIsFrom('lg')
  const [tab, setTab] = useState('form')
  const id = useId()
  const panels = isWide && isAbove ? { preview, form } : { form, preview }
  const panelProps = (name: string) => ({
    role: 'tabpanel',
    id: `${id}-${name}-panel`,
    'aria-labelledby': `${id}-${name}`,
    // Kept mounted: rich text editors hold their own text.
    hidden: tab !== name,
  })
  return (
    <>
      {isWide ? null : (
        <Tabs value={tab} onChange={(_event, next: string) => setTab(next)} sx={{ mb: 1.5 }}>
          {Object.keys(panels).map((name) => (
            <Tab
              key={name}
              value={name}
              label={capitalized(name)}
              id={`${id}-${name}`}
              aria-controls={`${id}-${name}-panel`}
            />
          ))}
        </Tabs>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `minmax(0, 1fr)${isWide && !isAbove ? ' minmax(0, 480px)' : ''}`,
          alignItems: 'start',
          gap: 3,
        }}
      >
        {Object.entries(panels).map(([name, content]) => (
          <div key={name} {...(isWide ? {} : panelProps(name))}>
            {content}
          </div>
        ))}
      </Box>
    </>
  )
}

/** The buttons stay in view, with what blocks saving above them. */
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

/** The form of a record: saving, conflicts, a warning on leaving, and a preview. */
export const RecordEditor = <Stored, Values extends FormValues>(
  editor: RecordEditorProps<Stored, Values>,
) => {
  const { source, fields, labelOf, onSaved, leaveTo, onDelete, isBusy = false, preview: Preview } = editor
  const isReleased = useRef(false)
  const navigate = useNavigate()
  const { ref, ...form } = useRecordForm({
    source,
    labelOf,
    onSaved: (stored, action) => {
      isReleased.current = leaveTo !== undefined
      onSaved(stored, action)
    },
  })
  const { formik, theirs, pressed, message } = form
  const old = withOldHindi(fields, form.before, formik.values).map(({ name }) => labelOf(name))
  const warning = [
    editor.warningOf?.(formik.values),
    old.length > 0 ? `Still the old text, though the English changed: ${old.join(', ')}.` : undefined,
  ]
    .filter(Boolean)
    .join(' ')
  const errorCount = Object.values(formik.errors).filter(Boolean).length

  const remove = async () => {
    if (!leaveTo || !(await onDelete?.())) return
    isReleased.current = true
    void navigate(leaveTo)
  }

  const press = async (action: SaveAction) => {
    const question = editor.askBefore?.(formik.values, action)
    const more = question ? await question : {}
    if (more) await form.save(action, form.base, more)
  }

  const content = (
    <form
      ref={ref}
      noValidate
      // Only the buttons save: Enter in a field is not the end of typing.
      onSubmit={(event) => event.preventDefault()}
      aria-label={editor.label}
      style={{ maxWidth: 760 }}
    >
      <Box key={form.edition} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {editor.children}
      </Box>
      <Box sx={barSx}>
        {theirs ? <ConflictNotice editor={editor} form={form} theirs={theirs} /> : null}
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
          {editor.buttonsOf(form.base).map(({ action, label }, at, { length }) => (
            <Button
              key={action}
              variant={at === length - 1 ? 'contained' : 'outlined'}
              loading={pressed === action}
              disabled={isBusy || (pressed !== undefined && pressed !== action)}
              onClick={() => void press(action)}
            >
              {label}
            </Button>
          ))}
        </Box>
      </Box>
    </form>
  )

  return (
    <FormikProvider value={formik}>
      <LeaveGuard holds={() => !isReleased.current && (form.isDirty || isBusy)} />
      {Preview ? (
        <EditorLayout
          form={content}
          preview={<Preview values={formik.values} />}
          isAbove={editor.isPreviewAbove ?? false}
        />
      ) : (
        content
      )}
    </FormikProvider>
  )
}

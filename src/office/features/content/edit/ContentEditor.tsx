import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormikProvider } from 'formik'
import { useRef, useState, type ComponentType } from 'react'
import {
  contentFieldOf,
  contentKinds,
  type ContentKindName,
  type ContentValues,
  type OfficeContentRow,
} from '@/domain/office/content'
import { rowTitle } from '@/domain/office/contentTexts'
import { ConflictNotice } from '../../../components/edit/ConflictNotice'
import { EditorLayout } from '../../../components/edit/EditorLayout'
import { FormBar } from '../../../components/edit/FormBar'
import { changedNames } from '../../../components/edit/formValues'
import { LeaveGuard } from '../../../components/edit/LeaveGuard'
import { useEditForm } from '../../../components/edit/useEditForm'
import { useNotices } from '../../../components/Notices'
import { checkContent, labelOf, toValues } from './contentForm'
import { ContentInput } from './ContentInput'
import { useContentSaving } from './useContentSaving'

type ContentEditorProps = {
  kind: ContentKindName
  /** The row that is changed; none for a new one. */
  opened?: OfficeContentRow
  /** Called when the row is saved, or the form given up; without it the form stays. */
  onLeave?: () => void
  /** Takes the row away; it resolves with whether it is gone. */
  onDelete?: (title: string) => Promise<boolean>
  /** What is in the form as visitors see it. */
  preview?: ComponentType<{ values: ContentValues }>
}

/** The form of a row, new or known. */
export const ContentEditor = ({ kind, opened, onLeave, onDelete, preview: Preview }: ContentEditorProps) => {
  const { one, fields } = contentKinds[kind]
  const { base, theirs, save, takeTheirs } = useContentSaving(kind, opened)
  const [isSaving, setIsSaving] = useState(false)
  const [uploads, setUploads] = useState(0)
  const [edition, setEdition] = useState(0)
  const isDone = useRef(false)
  const { tell } = useNotices()

  const submit = async (isOver = false): Promise<void> => {
    if (isSaving || !check(checkContent(kind, formik.values))) return
    setIsSaving(true)
    const outcome = await save(formik.values, isOver)
    setIsSaving(false)
    if ('problem' in outcome) return tellProblem(outcome.problem)
    if (!onLeave) {
      show(outcome.saved)
      return tell('Saved.')
    }
    tell(`${rowTitle(kind, outcome.saved.values)} is saved.`)
    isDone.current = true
    return onLeave()
  }

  const { formProps, formik, problem, errorCount, check, tellProblem } = useEditForm({
    initialValues: toValues(kind, opened),
    names: fields.map(({ name }) => name),
    fieldOf: (sentence) => contentFieldOf(kind, sentence)?.name,
  })
  const { values } = formik
  const before = toValues(kind, base)
  const isDirty = changedNames(before, values).length > 0

  /** Fills the form with what is stored. */
  const show = (row: OfficeContentRow) => {
    formik.resetForm({ values: toValues(kind, row) })
    // The editors of texts hold texts of their own.
    setEdition((last) => last + 1)
  }

  const dropMine = () => {
    if (!theirs) return
    takeTheirs()
    show(theirs)
  }

  const remove = async () => {
    isDone.current = true
    if (await onDelete?.(rowTitle(kind, before))) onLeave?.()
    else isDone.current = false
  }

  const content = (
    <form {...formProps} aria-label={contentKinds[kind].label} style={{ maxWidth: 760 }}>
      <Box key={edition} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {fields.map((field) => (
          <ContentInput
            key={field.name}
            kind={kind}
            field={field}
            onUpload={(change) => setUploads((running) => running + change)}
          />
        ))}
      </Box>
      <FormBar
        problem={problem}
        errorCount={errorCount}
        conflict={
          theirs ? (
            <ConflictNotice
              subject={`this ${one}`}
              before={before}
              typed={values}
              theirs={toValues(kind, theirs)}
              labelOf={(name) => labelOf(kind, name)}
              isSaving={isSaving}
              onKeepMine={() => void submit(true)}
              onTakeTheirs={dropMine}
            />
          ) : null
        }
      >
        {onDelete ? (
          <Button color="error" onClick={() => void remove()} sx={{ mr: 'auto' }}>
            Delete
          </Button>
        ) : null}
        {onLeave ? <Button onClick={onLeave}>Cancel</Button> : null}
        <Button variant="contained" loading={isSaving} disabled={uploads > 0} onClick={() => void submit()}>
          Save
        </Button>
      </FormBar>
    </form>
  )

  return (
    <FormikProvider value={formik}>
      <LeaveGuard isDirty={isDirty || uploads > 0} mayLeave={() => isDone.current} />
      {Preview ? <EditorLayout form={content} preview={<Preview values={values} />} /> : content}
    </FormikProvider>
  )
}

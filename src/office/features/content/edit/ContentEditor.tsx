import { useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router'
import type { ContentValues, OfficeContentRow } from '@/domain/office/content'
import { contentKinds, labelIn, type ContentKindName } from '@/domain/office/contentKinds'
import { rowTitle } from '@/domain/office/contentTexts'
import {
  useAddContentMutation,
  useLazyGetContentRowQuery,
  useSaveContentMutation,
} from '../../../api/contentApi'
import { RecordEditor } from '../../../components/edit/RecordEditor'
import { useNotify } from '../../../components/Notices'
import { ContentInput } from './ContentInput'

/** Fills the form of a row; a new one is empty. */
export const toValues = (kind: ContentKindName, row?: OfficeContentRow): ContentValues =>
  Object.fromEntries(contentKinds[kind].fields.map(({ name }) => [name, row?.values[name] ?? '']))

const buttons = [{ action: 'save', label: 'Save' }] as const

type ContentEditorProps = {
  kind: ContentKindName
  /** The row that is changed; none for a new one. */
  opened?: OfficeContentRow
  /** Where the screen goes when the row is saved, or the form given up; without it the form stays. */
  leaveTo?: string
  /** Deletes the row; it resolves with whether it is gone. */
  onDelete?: () => Promise<boolean>
  /** Shows the form's values as visitors will see them. */
  preview?: ComponentType<{ values: ContentValues }>
}

/** The form of a row, new or known. */
export const ContentEditor = ({ kind, opened, leaveTo, onDelete, preview }: ContentEditorProps) => {
  const { label, one, fields } = contentKinds[kind]
  const [addContent] = useAddContentMutation()
  const [saveContent] = useSaveContentMutation()
  const [getRow] = useLazyGetContentRowQuery()
  const [uploads, setUploads] = useState(0)
  const navigate = useNavigate()
  const notify = useNotify()

  return (
    <RecordEditor
      label={label}
      subject={`this ${one}`}
      source={{
        opened,
        initialValues: toValues(kind, opened),
        toValues: (row) => toValues(kind, row),
        add: (values) => addContent({ kind, values }),
        change: ({ id }, version, values) =>
          saveContent({ kind, id, version, values: values as ContentValues }),
        read: ({ id }) => getRow({ kind, id }),
      }}
      labelOf={labelIn(contentKinds[kind])}
      buttonsOf={() => buttons}
      leaveTo={leaveTo}
      onDelete={onDelete}
      isBusy={uploads > 0}
      onSaved={({ values }) => {
        notify.success(leaveTo ? `${rowTitle(kind, values)} is saved.` : 'Saved.')
        if (leaveTo) void navigate(leaveTo)
      }}
      preview={preview}
    >
      {fields.map((field) => (
        <ContentInput
          key={field.name}
          kind={kind}
          field={field}
          onUpload={(change) => setUploads((running) => running + change)}
        />
      ))}
    </RecordEditor>
  )
}

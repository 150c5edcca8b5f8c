import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { RichText } from '@/components/RichText'
import { contentKinds, labelIn, type ContentKindName } from '@/domain/content/contentKinds'
import { rowTitle } from '@/domain/content/contentTexts'
import { fieldsWithHindi, fileOf, type ContentField } from '@/domain/content/fields'
import type { ContentValues, OfficeContentRow } from '@/domain/office/content'
import { languageOf } from '@/domain/text/display'
import { contentApi } from '../../../api/contentApi'
import { FieldLine } from '../../../components/edit/FieldInput'
import { RecordEditor } from '../../../components/edit/RecordEditor'
import { useNotify } from '../../../components/Notices'
import { Muted } from '../../../components/texts'
import { useMay } from '../../../store/store'
import { MediaPreview } from '../sitePictures'
import { ContentInput } from './ContentInput'

/** Form values of a row; empty for a new one. */
const toValues = (kind: ContentKindName, row?: OfficeContentRow): ContentValues =>
  Object.fromEntries(contentKinds[kind].fields.map(({ name }) => [name, row?.values[name] ?? '']))

/** A fixed row is named by its screen. */
const editedFields = (kind: ContentKindName) => contentKinds[kind].fields.filter(({ words }) => !words)

/** A short text is next to its Hindi; a long one takes the whole width. */
const linesOf = (fields: readonly ContentField[]) =>
  fieldsWithHindi(fields).flatMap((line): (readonly ContentField[])[] =>
    line.every(({ type }) => type === 'text') ? [line] : line.map((one) => [one]),
  )

const Value = ({ kind, field, value }: { kind: ContentKindName; field: ContentField; value: string }) => {
  if (value === '') return <Muted>None</Muted>
  if (fileOf(field)) return <MediaPreview kind={kind} field={field} fileName={value} />
  if (field.type === 'html') return <RichText html={value} />
  return (
    <Typography lang={languageOf(value)} sx={{ whiteSpace: 'pre-line' }}>
      {value}
    </Typography>
  )
}

const RowView = ({ kind, values }: { kind: ContentKindName; values: ContentValues }) => (
  <Box
    component="dl"
    sx={{ m: 0, maxWidth: 760, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
  >
    {editedFields(kind).map((field) => (
      <div key={field.name}>
        <Typography component="dt" variant="h3" sx={{ mb: 0.25 }}>
          {field.label}
        </Typography>
        <Box component="dd" sx={{ m: 0, maxWidth: 'max-content', overflowWrap: 'anywhere' }}>
          <Value kind={kind} field={field} value={values[field.name] ?? ''} />
        </Box>
      </div>
    ))}
  </Box>
)

const buttons = [{ action: 'save', label: 'Save' }] as const

export type RowEditorProps = {
  kind: ContentKindName
  opened?: OfficeContentRow
  /** Where to go on Cancel or after saving; without it the form stays. */
  leaveTo?: string
  onDelete?: () => Promise<boolean>
  preview?: ComponentType<{ values: ContentValues }>
  isPreviewAbove?: boolean
  below?: ReactNode
  warningOf?: (values: ContentValues) => string | undefined
}

/** The form of a row, or only its values for readers. */
export const RowEditor = ({ kind, opened, leaveTo, onDelete, below, ...layout }: RowEditorProps) => {
  const { label, one, fields } = contentKinds[kind]
  const mayChange = useMay('recruiter')
  const [addContent] = contentApi.useAddContentMutation()
  const [saveContent] = contentApi.useSaveContentMutation()
  const [getRow] = contentApi.useLazyGetContentRowQuery()
  const [uploads, setUploads] = useState(0)
  const navigate = useNavigate()
  const notify = useNotify()

  if (!mayChange) return <RowView kind={kind} values={toValues(kind, opened)} />
  return (
    <RecordEditor<OfficeContentRow, ContentValues>
      label={label}
      fields={fields}
      subject={`this ${one}`}
      source={{
        opened,
        newValues: toValues(kind),
        toValues: (row) => toValues(kind, row),
        add: (values) => addContent({ kind, values }),
        change: ({ id, version }, changed) =>
          saveContent({ kind, id, version, values: changed as ContentValues }),
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
      {...layout}
    >
      {linesOf(editedFields(kind)).map((line) => (
        <FieldLine key={line[0]?.name}>
          {line.map((field) => (
            <ContentInput
              key={field.name}
              kind={kind}
              field={field}
              onUpload={(change) => setUploads((running) => running + change)}
            />
          ))}
        </FieldLine>
      ))}
      {below}
    </RecordEditor>
  )
}

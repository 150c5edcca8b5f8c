import Box from '@mui/material/Box'
import { useFormField } from '@/components/form/useFormField'
import { endingOf } from '@/domain/fileKinds'
import { contentFiles } from '@/domain/office/content'
import type { ContentKindName } from '@/domain/office/contentKinds'
import { fileOf, maxLengthOf, type ContentField } from '@/domain/office/fields'
import { fileBaseOf, isServedHere } from '@/domain/office/files'
import { FieldInput, formLabel } from '../../../components/edit/FieldInput'
import { OfficeInput } from '../../../components/fields'
import { useSession } from '../../../store/useAccount'
import { MediaInput } from './MediaInput'
import { MediaPreview } from './MediaPreview'

type ContentInputProps = {
  kind: ContentKindName
  field: ContentField
  /** 1 when a file begins to be sent, -1 when it was. */
  onUpload: (change: 1 | -1) => void
}

type FileNameInputProps = Omit<ContentInputProps, 'onUpload'> & {
  media: keyof typeof contentFiles
  /** The beginning of the addresses of the files. */
  base: string
}

/** A name that is typed is no file until it has its ending. */
const isWhole = (name: string, media: keyof typeof contentFiles) =>
  contentFiles[media].endings.some((ending) => ending === endingOf(name.replace(/[?#].*$/, '')))

/** Takes the name of a file that is on another server, and shows it as visitors will see it. */
const FileNameInput = ({ kind, field, media, base }: FileNameInputProps) => {
  const { value } = useFormField<string>(field.name)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <OfficeInput
        name={field.name}
        label={formLabel(field)}
        hint={`Enter the name of a file that was put at ${base}, or an address.`}
        limit={maxLengthOf(field)}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
      />
      {isWhole(value, media) ? <MediaPreview kind={kind} field={field} fileName={value} /> : null}
    </Box>
  )
}

/** The control of a field, by its type. */
export const ContentInput = ({ kind, field, onUpload }: ContentInputProps) => {
  const { files } = useSession()
  const file = fileOf(field)
  if (!file) return <FieldInput field={field} />
  if (isServedHere(files, file.folder))
    return <MediaInput kind={kind} field={field} media={file.media} onUpload={onUpload} />
  return <FileNameInput kind={kind} field={field} media={file.media} base={fileBaseOf(files, file.folder)} />
}

import Box from '@mui/material/Box'
import { useFormField } from '@/components/form/useFormField'
import { endingOf } from '@/domain/fileKinds'
import { contentFiles } from '@/domain/office/content'
import { fileOf, maxLengthOf } from '@/domain/office/fields'
import { fileBaseOf, isServedHere } from '@/domain/office/files'
import { FieldInput, formLabel } from '../../../components/edit/FieldInput'
import { OfficeInput } from '../../../components/fields'
import { useSession } from '../../../store/useAccount'
import { MediaInput, type MediaInputProps } from './MediaInput'
import { MediaPreview } from '../sitePictures'

type FileNameInputProps = Omit<MediaInputProps, 'onUpload'> & {
  /** The beginning of the addresses of the files. */
  base: string
}

/** Takes the name of a file that is on another server, and shows it as visitors will see it. */
const FileNameInput = ({ kind, field, media, base }: FileNameInputProps) => {
  const { value } = useFormField<string>(field.name)
  const endings: readonly string[] = contentFiles[media].endings
  // A name that is typed is no file until it has its ending.
  const isWhole = endings.includes(endingOf(value.replace(/[?#].*$/, '')))
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
      {isWhole ? <MediaPreview kind={kind} field={field} fileName={value} /> : null}
    </Box>
  )
}

/** The control of a field, by its type. */
export const ContentInput = ({ onUpload, ...of }: Omit<MediaInputProps, 'media'>) => {
  const { files } = useSession()
  const file = fileOf(of.field)
  if (!file) return <FieldInput field={of.field} />
  const { folder, media } = file
  if (isServedHere(files, folder)) return <MediaInput {...of} media={media} onUpload={onUpload} />
  return <FileNameInput {...of} media={media} base={fileBaseOf(files, folder)} />
}

import Box from '@mui/material/Box'
import { endingOf } from '@/domain/fileKinds'
import { contentFiles } from '@/domain/office/content'
import { useFormField } from '@/components/form/useFormField'
import { OfficeInput } from '../../../components/OfficeInput'
import type { MediaInputProps } from './MediaInput'
import { MediaPreview } from './MediaPreview'

type FileNameInputProps = Omit<MediaInputProps, 'onUpload'> & {
  /** The beginning of the addresses of the files. */
  base: string
}

/** A name that is typed is no file until it has its ending. */
const isWhole = (name: string, media: keyof typeof contentFiles) =>
  contentFiles[media].endings.some((ending) => ending === endingOf(name.replace(/[?#].*$/, '')))

/** Takes the name of a file that is on another server, and shows it as visitors will see it. */
export const FileNameInput = ({ kind, field, media, name, label, hint = '', base }: FileNameInputProps) => {
  const { value } = useFormField<string>(name)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <OfficeInput
        name={name}
        label={label}
        hint={`Enter the name of a file that was put at ${base}, or an address. ${hint}`.trimEnd()}
        limit={field.maxLength}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
      />
      {isWhole(value, media) ? <MediaPreview kind={kind} field={field} fileName={value} /> : null}
    </Box>
  )
}

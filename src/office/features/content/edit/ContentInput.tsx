import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import type { ContentKindName } from '@/domain/content/contentKinds'
import { type ContentField, fileBaseOf, fileOf, isServedHere, maxLengthOf } from '@/domain/content/fields'
import { contentFiles } from '@/domain/office/content'
import { endingOf, fileProblem, fileSentence, fileSize, megabytesOf } from '@/domain/submissions/fileKinds'
import { contentApi } from '../../../api/contentApi'
import { messageOf } from '../../../api/officeError'
import { DropZone } from '../../../components/DropZone'
import { FieldInput, formLabel } from '../../../components/edit/FieldInput'
import { OfficeInput } from '../../../components/fields'
import { useSession } from '../../../store/store'
import { MediaPreview } from '../sitePictures'
import { AnswerInput } from './AnswerInput'

type MediaInputProps = {
  kind: ContentKindName
  field: ContentField
  media: keyof typeof contentFiles
  /** 1 when an upload starts, -1 when it ends. */
  onUpload: (change: 1 | -1) => void
}

/** Formats that a browser can shrink safely. */
const PHOTOS = new Set(['.jpg', '.jpeg', '.png', '.webp'])

/** Shrinks photos that are too large. */
const fitPicture = async (file: File, i18n: I18n) => {
  if (file.size <= contentFiles.image.maxBytes || !PHOTOS.has(endingOf(file.name))) return file
  const { shrinkPhoto } = await import(/* webpackChunkName: 'photo' */ '@/components/form/shrinkPhoto')
  return shrinkPhoto(file, contentFiles.image, i18n)
}

/** Uploads a picture or video at once, and shows it as visitors will see it. */
const MediaInput = ({ kind, field, media, onUpload }: MediaInputProps) => {
  const { i18n } = useLingui()
  const { name } = field
  const { id, value, error, change, setError } = useFormField<string>(name)
  const [sending, setSending] = useState<File>()
  const [pixels, setPixels] = useState<string>()
  const [isAddress, setIsAddress] = useState(false)
  const [upload] = contentApi.useUploadContentFileMutation()
  const word = media === 'image' ? 'picture' : 'video'
  const buttonLabel = `Choose a ${word}`
  const fileKind = contentFiles[media]
  const endings = fileKind.endings.map((ending) => ending.slice(1)).join(', ')
  const isBusy = sending !== undefined
  // A half-typed address is no picture yet.
  const isShown = value !== '' && !isAddress

  /** Throws if the file is refused. */
  const send = async (chosen: File) => {
    const file = media === 'image' ? await fitPicture(chosen, i18n) : chosen
    const wrong = fileProblem(fileKind, file)
    if (wrong) throw new Error(fileSentence(wrong, i18n))
    const { fileName, width, height } = await upload({ kind, field: name, file }).unwrap()
    setPixels(width === null ? undefined : `${width} × ${height} pixels`)
    await change(fileName)
  }

  const choose = async (chosen: File) => {
    setError(undefined)
    setIsAddress(false)
    setSending(chosen)
    onUpload(1)
    await send(chosen).catch((reason: Error) => setError(messageOf(reason)))
    setSending(undefined)
    onUpload(-1)
  }

  return (
    <Field id={id} label={formLabel(field)} error={error}>
      <DropZone
        label={formLabel(field)}
        kind={fileKind}
        prompt={`Drop a ${word} here, or`}
        buttonLabel={buttonLabel}
        button={{
          id,
          name,
          'aria-label': `${buttonLabel}: ${field.label}`,
          'aria-describedby': describedBy(id, undefined, error),
        }}
        hint={`${endings}, up to ${megabytesOf(fileKind)} MB${media === 'image' ? '; larger photos are made smaller' : ''}`}
        isBusy={isBusy}
        isWrong={error !== undefined}
        onChoose={(file) => void choose(file)}
        actions={
          isShown ? (
            <Button
              aria-label={`Remove: ${field.label}`}
              disabled={isBusy}
              onClick={() => {
                setPixels(undefined)
                void change('')
              }}
            >
              Remove
            </Button>
          ) : (
            <Button
              aria-label={`Enter an address: ${field.label}`}
              aria-expanded={isAddress}
              disabled={isBusy}
              onClick={() => setIsAddress(!isAddress)}
            >
              Enter an address
            </Button>
          )
        }
      >
        {isShown ? <MediaPreview kind={kind} field={field} fileName={value} pixels={pixels} /> : undefined}
      </DropZone>
      {isAddress ? (
        <OutlinedInput
          size="small"
          autoFocus
          value={value}
          placeholder="https://"
          onChange={(event) => void change(event.target.value.trim())}
          onKeyDown={({ key }) => key === 'Enter' && setIsAddress(false)}
          endAdornment={<Button onClick={() => setIsAddress(false)}>Use</Button>}
          slotProps={{
            input: { 'aria-label': `Address: ${field.label}`, inputMode: 'url', autoComplete: 'off' },
          }}
          sx={{ mt: 1 }}
        />
      ) : null}
      <Box role="status" sx={{ mt: sending ? 0.5 : 0 }}>
        {sending ? (
          <>
            <LinearProgress aria-label={`Sending ${sending.name}`} />
            <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {`Sending ${sending.name}, ${fileSize(sending.size, i18n)}`}
            </Typography>
          </>
        ) : null}
      </Box>
    </Field>
  )
}

type FileNameInputProps = Omit<MediaInputProps, 'onUpload'> & { base: string }

/** Takes the name of a file on another server, and shows it as visitors will see it. */
const FileNameInput = ({ kind, field, media, base }: FileNameInputProps) => {
  const { value } = useFormField<string>(field.name)
  const endings: readonly string[] = contentFiles[media].endings
  // A typed name is no file until it has its extension.
  const isWhole = endings.includes(endingOf(value.replace(/[?#].*$/, '')))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <OfficeInput
        name={field.name}
        label={formLabel(field)}
        hint={`Enter the name of a file in ${base}, or a web address.`}
        limit={maxLengthOf(field)}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
      />
      {isWhole ? <MediaPreview kind={kind} field={field} fileName={value} /> : null}
    </Box>
  )
}

export const ContentInput = ({ onUpload, ...of }: Omit<MediaInputProps, 'media'>) => {
  const { files } = useSession()
  const file = fileOf(of.field)
  if (of.field.type === 'answer') return <AnswerInput field={of.field} />
  if (!file) return <FieldInput field={of.field} />
  const { folder, media } = file
  if (isServedHere(files, folder)) return <MediaInput {...of} media={media} onUpload={onUpload} />
  return <FileNameInput {...of} media={media} base={fileBaseOf(files, folder)} />
}

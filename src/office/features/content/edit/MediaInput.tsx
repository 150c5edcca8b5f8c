import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState, type KeyboardEvent } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import { endingOf, fileProblem, fileSize, sizeLimit } from '@/domain/fileKinds'
import { contentFiles } from '@/domain/office/content'
import type { ContentKindName } from '@/domain/office/contentKinds'
import type { ContentField } from '@/domain/office/fields'
import { useUploadContentFileMutation } from '../../../api/contentApi'
import { messageOf } from '../../../api/officeError'
import { formLabel } from '../../../components/edit/FieldInput'
import { DropZone } from '../../../components/DropZone'
import { MediaPreview } from './MediaPreview'

type MediaInputProps = {
  kind: ContentKindName
  field: ContentField
  media: keyof typeof contentFiles
  onUpload: (change: 1 | -1) => void
}

const words = {
  image: { choose: 'Choose a picture', prompt: 'Drop a picture here, or' },
  video: { choose: 'Choose a video', prompt: 'Drop a video here, or' },
}

const endingsOf = (media: keyof typeof contentFiles) =>
  contentFiles[media].endings.map((ending) => ending.slice(1)).join(', ')

/** The pictures that a browser can make smaller without harm. */
const PHOTOS = new Set(['.jpg', '.jpeg', '.png', '.webp'])

/** A picture that the server takes: a photo that is too large is made smaller. Its code is loaded with the first of them. */
const fitPicture = async (file: File) => {
  if (file.size <= contentFiles.image.maxBytes || !PHOTOS.has(endingOf(file.name))) return file
  const { shrinkPhoto } = await import(/* webpackChunkName: 'photo' */ '@/components/form/shrinkPhoto').catch(
    () => {
      throw new Error(`${file.name} could not be made smaller. Choose a smaller picture.`)
    },
  )
  return shrinkPhoto(file, contentFiles.image)
}

type AddressInputProps = {
  label: string
  address: string
  onChange: (address: string) => void
  /** Called when it is whole, so that the file can be shown. */
  onEnter: () => void
}

/** Takes the address of a file that is on another server. */
const AddressInput = ({ label, address, onChange, onEnter }: AddressInputProps) => {
  const enterByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around it must not be sent.
    event.preventDefault()
    onEnter()
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
      <OutlinedInput
        size="small"
        fullWidth
        autoFocus
        value={address}
        placeholder="https://"
        onChange={(event) => onChange(event.target.value.trim())}
        onKeyDown={enterByKey}
        slotProps={{ input: { 'aria-label': label, inputMode: 'url', autoComplete: 'off' } }}
      />
      <Button variant="outlined" onClick={onEnter}>
        Use
      </Button>
    </Box>
  )
}

/** Says that a file is being sent. */
const SendingFile = ({ file }: { file?: File }) => (
  <Box role="status" sx={{ mt: file ? 0.5 : 0 }}>
    {file ? (
      <>
        <LinearProgress aria-label={`Sending ${file.name}`} />
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {`Sending ${file.name}, ${fileSize(file.size)}`}
        </Typography>
      </>
    ) : null}
  </Box>
)

/** Takes a picture or a video, sends it at once, and shows it as visitors will see it when the form is saved. */
export const MediaInput = ({ kind, field, media, onUpload }: MediaInputProps) => {
  const { name } = field
  const label = formLabel(field)
  const { id, value, error, change, setError } = useFormField<string>(name)
  const [sending, setSending] = useState<File>()
  const [pixels, setPixels] = useState<string>()
  const [isAddress, setIsAddress] = useState(false)
  const [upload] = useUploadContentFileMutation()
  const fileKind = contentFiles[media]
  const { choose: buttonLabel, prompt } = words[media]
  // An address that is typed is no picture yet.
  const isShown = value !== '' && !isAddress

  const send = async (file: File) => {
    const { data, error: refusal } = await upload({ kind, field: name, file })
    if (!data) return setError(messageOf(refusal))
    setPixels(data.width === null ? undefined : `${data.width} × ${data.height} pixels`)
    return change(data.fileName)
  }

  const choose = async (chosen: File) => {
    setError(undefined)
    setIsAddress(false)
    setSending(chosen)
    onUpload(1)
    try {
      const file = media === 'image' ? await fitPicture(chosen) : chosen
      const wrong = fileProblem(fileKind, file)
      if (wrong) setError(wrong)
      else await send(file)
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    } finally {
      setSending(undefined)
      onUpload(-1)
    }
  }

  const remove = () => {
    setPixels(undefined)
    void change('')
  }

  return (
    <Field id={id} label={label} error={error}>
      <DropZone
        id={id}
        name={name}
        label={label}
        kind={fileKind}
        prompt={prompt}
        buttonLabel={buttonLabel}
        buttonName={`${buttonLabel}: ${field.label}`}
        describedBy={describedBy(id, undefined, error)}
        hint={`${endingsOf(media)}, up to ${sizeLimit(fileKind)}${media === 'image' ? '; larger photos are made smaller' : ''}`}
        isBusy={sending !== undefined}
        isWrong={error !== undefined}
        onChoose={(file) => void choose(file)}
        actions={
          isShown ? (
            <Button aria-label={`Remove: ${field.label}`} disabled={sending !== undefined} onClick={remove}>
              Remove
            </Button>
          ) : (
            <Button
              aria-label={`Enter an address: ${field.label}`}
              aria-expanded={isAddress}
              disabled={sending !== undefined}
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
        <AddressInput
          label={`Address: ${field.label}`}
          address={value}
          onChange={(address) => void change(address)}
          onEnter={() => setIsAddress(false)}
        />
      ) : null}
      <SendingFile file={sending} />
    </Field>
  )
}

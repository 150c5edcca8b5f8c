import Button from '@mui/material/Button'
import { useState } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import { fileProblem, sizeLimit } from '@/domain/fileKinds'
import { contentFiles, type ContentField, type ContentKindName } from '@/domain/office/content'
import { useUploadContentFileMutation } from '../../../api/contentApi'
import { messageOf } from '../../../api/officeError'
import { DropZone } from '../../../components/DropZone'
import { fitPicture } from './fitPicture'
import { AddressInput } from './AddressInput'
import { MediaPreview } from './MediaPreview'
import { SendingFile } from './SendingFile'

export type MediaInputProps = {
  kind: ContentKindName
  field: ContentField
  media: keyof typeof contentFiles
  name: string
  label: string
  hint?: string
  onUpload: (change: 1 | -1) => void
}

const words = {
  image: { choose: 'Choose a picture', prompt: 'Drop a picture here, or' },
  video: { choose: 'Choose a video', prompt: 'Drop a video here, or' },
}

const endingsOf = (media: keyof typeof contentFiles) =>
  contentFiles[media].endings.map((ending) => ending.slice(1)).join(', ')

/** Takes a picture or a video, sends it at once, and shows it as visitors will see it when the form is saved. */
export const MediaInput = ({ kind, field, media, name, label, hint, onUpload }: MediaInputProps) => {
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
    <Field id={id} label={label} hint={hint} error={error}>
      <DropZone
        id={id}
        name={name}
        label={label}
        kind={fileKind}
        prompt={prompt}
        buttonLabel={buttonLabel}
        buttonName={`${buttonLabel}: ${field.label}`}
        describedBy={describedBy(id, hint, error)}
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

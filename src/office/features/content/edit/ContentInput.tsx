import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'
import type { ContentField, ContentFieldType, ContentKindName } from '@/domain/office/content'
import { fileBaseOf, isServedHere } from '@/domain/office/files'
import { OfficeInput } from '../../../components/OfficeInput'
import { RichTextInput } from '../../../components/richText/RichTextInput'
import { SuggestInput } from '../../../components/SuggestInput'
import { useSession } from '../../../store/useSession'
import { hintOf } from './contentForm'
import { FileNameInput } from './FileNameInput'
import { MediaInput } from './MediaInput'

type ContentInputProps = {
  kind: ContentKindName
  field: ContentField
  /** 1 when a file begins to be sent, -1 when it was. */
  onUpload: (change: 1 | -1) => void
}

type Keyboard = {
  type?: HTMLInputTypeAttribute
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
}

const keyboards: Partial<Record<ContentFieldType, Keyboard>> = {
  email: { type: 'email' },
  link: { inputMode: 'url' },
  phone: { inputMode: 'tel' },
}

const LONG_ROWS = 4

/** The control of a field, by its type. */
export const ContentInput = ({ kind, field, onUpload }: ContentInputProps) => {
  const { name, type, isHtml, suggestions, required, maxLength, folder } = field
  const { files } = useSession()
  const shared = {
    name,
    label: required ? `${field.label} *` : field.label,
    hint: hintOf(kind, field),
  }
  if (type === 'image' || type === 'video') {
    const media = { ...shared, kind, field, media: type }
    return folder && !isServedHere(files, folder) ? (
      <FileNameInput {...media} base={fileBaseOf(files, folder)} />
    ) : (
      <MediaInput {...media} onUpload={onUpload} />
    )
  }
  if (isHtml) return <RichTextInput {...shared} limit={maxLength} />
  if (suggestions) return <SuggestInput {...shared} suggestions={suggestions} limit={maxLength} />
  return (
    <OfficeInput
      {...shared}
      {...keyboards[type]}
      limit={maxLength}
      rows={type === 'longText' ? LONG_ROWS : undefined}
      autoComplete="off"
    />
  )
}

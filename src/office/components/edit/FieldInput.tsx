import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import type { ComponentProps, PropsWithChildren } from 'react'
import {
  writtenLanguage,
  maxLengthOf,
  type ContentField,
  type FieldType,
  withOldHindi,
} from '@/domain/content/fields'
import { DayInput } from '../DayInput'
import { OfficeInput, SuggestInput } from '../fields'
import { RichTextInput } from '../richText/RichTextInput'
import type { FormValues } from './useRecordForm'

const controls: Partial<Record<FieldType, Partial<ComponentProps<typeof OfficeInput>>>> = {
  email: { type: 'email' },
  link: { inputMode: 'url' },
  slug: { autoCapitalize: 'none' },
  phone: { inputMode: 'tel' },
  number: { inputMode: 'numeric' },
  years: { inputMode: 'numeric' },
  lakhs: { inputMode: 'decimal' },
  longText: { rows: 3 },
}

/** An id may stay empty: the next one is taken. */
export const formLabel = ({ label, required, type }: ContentField) =>
  required && type !== 'id' ? `${label} *` : label

export const OLD_HINDI =
  'The English changed, and this is still the old Hindi. Change or empty it where it no longer fits.'

/** A field's hint, with a warning if its Hindi is older than the English. */
export const useHint = (field: ContentField) => {
  const { initialValues, values } = useFormikContext<FormValues>()
  const isOld = withOldHindi([field], initialValues, values).length > 0
  return [isOld && OLD_HINDI, field.hint].filter(Boolean).join(' ') || undefined
}

type FieldInputProps = { field: ContentField; suggestions?: readonly string[] }

export const FieldInput = ({ field, suggestions = field.suggestions }: FieldInputProps) => {
  const { name, type, rows } = field
  const hint = useHint(field)
  const shared = {
    name,
    label: formLabel(field),
    hint,
    limit: maxLengthOf(field),
    lang: writtenLanguage(field),
  }
  if (type === 'html') return <RichTextInput {...shared} />
  if (type === 'day') return <DayInput {...shared} />
  if (suggestions) return <SuggestInput {...shared} suggestions={suggestions} />
  return <OfficeInput {...shared} rows={rows} {...controls[type]} autoComplete="off" />
}

export const FieldLine = ({ children }: PropsWithChildren) => (
  <Box
    sx={{
      display: 'grid',
      alignItems: 'start',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
    }}
  >
    {children}
  </Box>
)

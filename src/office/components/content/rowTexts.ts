import { cutText, nameOfFile } from '@/domain/display'
import {
  contentKinds,
  type ContentField,
  type ContentKindName,
  type ContentValues,
} from '@/domain/office/content'
import { plainText } from '@/domain/plainText'

const TITLE_CHARACTERS = 80

const isFile = ({ type }: ContentField) => type === 'image' || type === 'video'

/** A value as one reads it in a list. */
export const shownText = (field: ContentField, values: ContentValues) => {
  const value = values[field.name] ?? ''
  if (isFile(field)) return nameOfFile(value) || value
  return field.type === 'longText' ? plainText(value) : value
}

/** What a row is called: its first text, or its file. */
export const rowTitle = (kind: ContentKindName, values: ContentValues) => {
  const { one, fields } = contentKinds[kind]
  const inOrder: readonly ContentField[] = fields
  const texts = [...inOrder.filter((field) => !isFile(field)), ...inOrder.filter(isFile)]
  const title = texts.map((field) => shownText(field, values)).find((text) => text.trim() !== '')
  return cutText(title ?? `This ${one}`, TITLE_CHARACTERS)
}

/** Texts within a sentence or a heading begin with a capital letter. */
export const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

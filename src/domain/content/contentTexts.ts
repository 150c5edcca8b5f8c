import { capitalized, cutText } from '../text/display'
import { partsOfFile } from '../submissions/fileNames'
import { plainText } from '../text/markup'
import { UPLOAD_SUFFIX, type ContentValues } from '../office/content'
import { contentKinds, type ContentKindName } from './contentKinds'
import { fileOf, type ContentField } from './fields'

const TITLE_CHARACTERS = 80

const isFile = (field: ContentField) => fileOf(field) !== undefined

/** 'Walk in 2' for `walk-in-2.jpg`. The numbers tell pictures apart. */
const fileTitle = (name: string) =>
  capitalized(partsOfFile(name.replace(UPLOAD_SUFFIX, '')).join(' ').trim()) || name

/** A value as one reads it in a list. */
export const shownText = (field: ContentField, values: ContentValues) => {
  const value = values[field.name] ?? ''
  if (isFile(field)) return fileTitle(value)
  if (field.words) return field.words[value] ?? value
  return field.type === 'html' ? plainText(value) : value
}

/** The fields of the title: the ones that the kind names, else the first text, else the file. */
const titleFields = (kind: ContentKindName, values: ContentValues) => {
  const { fields, title } = contentKinds[kind]
  const inOrder: readonly ContentField[] = fields
  if (title) return inOrder.filter(({ name }) => title.includes(name))
  const texts = [...inOrder.filter((field) => !isFile(field)), ...inOrder.filter(isFile)]
  return texts.filter((field) => shownText(field, values).trim() !== '').slice(0, 1)
}

export const rowTitle = (kind: ContentKindName, values: ContentValues) => {
  const title = titleFields(kind, values)
    .map((field) => shownText(field, values).trim())
    .filter((text) => text !== '')
    .join(', ')
  return cutText(title || `This ${contentKinds[kind].one}`, TITLE_CHARACTERS)
}

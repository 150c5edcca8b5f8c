import { cutText } from '@/domain/display'
import { contentSentence, type ContentField } from '@/domain/office/content'
import { missingFileProblem, type Places } from '../../import/images'
import { readCell } from '../../import/readRows'
import type { ContentRow } from '../../repositories/contentRows'
import { unprocessable } from '../../submissions/refusal'
import { cleanHtml } from '../cleanHtml'
import { toBody } from '../readBody'
import { columnOf, type OfficeKind } from './officeKind'

const NAME_CHARACTERS = 40

/** A value that is not sent is empty. */
const toText = ({ label, isHtml }: ContentField, sent: unknown = '') => {
  if (typeof sent !== 'string') throw unprocessable(`${label} is not a text.`)
  return isHtml ? cleanHtml(sent) : sent
}

/** Throws a Refusal for a name of a picture or video that the site does not have. */
const requireFile = async (places: Places, kind: OfficeKind, name: string, value: unknown) => {
  const { file } = columnOf(kind, name)
  if (!file || typeof value !== 'string' || value === '') return
  const problem = await missingFileProblem(places, file, value)
  if (problem !== undefined) throw unprocessable(contentSentence(kind.name, `${name} ${problem}`))
}

/**
 * The values of a row as they are stored. Values that are not sent, or sent as they are, stay those of `before`; a new row is
 * given all. Throws a Refusal for the first that `import` would not take.
 */
export const readValues = async (places: Places, kind: OfficeKind, sent: unknown, before?: ContentRow) => {
  const body = toBody(sent)
  const { fields } = kind.form
  const unknown = Object.keys(body).find((name) => fields.every((field) => field.name !== name))
  if (unknown !== undefined) throw unprocessable(`There is no field '${cutText(unknown, NAME_CHARACTERS)}'.`)
  const values: ContentRow = {}
  for (const field of fields) {
    const { name } = field
    const isSame = body[name] === undefined || (body[name] !== '' && body[name] === before?.[name])
    if (before && isSame) continue
    const { value, reason } = readCell(columnOf(kind, name), toText(field, body[name]))
    if (reason !== undefined) throw unprocessable(contentSentence(kind.name, reason))
    values[name] = value ?? ''
    await requireFile(places, kind, name, value)
  }
  return values
}

import { cutText } from '@/domain/display'
import { fileOf, type ContentField } from '@/domain/office/fields'
import { labelIn } from '@/domain/office/contentKinds'
import type { Problem } from '@/domain/problem'
import type { Db } from '../../database/schema'
import { missingFileProblem, type Places } from '../../import/images'
import { readValues as readCells } from '../../import/readRows'
import { referenceResolver } from '../../import/references'
import type { ContentRow } from '../../repositories/contentRows'
import { cleanHtml } from '../cleanHtml'
import { invalid } from '../../staff/invalid'
import { type Body, toBody } from '../readRequest'
import type { OfficeKind } from './officeRows'

const NAME_CHARACTERS = 40

/** The names in a body that are no fields, and the values that are no texts. */
const shapeProblems = (fields: readonly ContentField[], body: Body): Problem[] =>
  Object.entries(body).flatMap(([name, sent]): Problem[] => {
    if (!fields.some((field) => field.name === name))
      return [{ field: '', code: 'unknownField', values: { text: cutText(name, NAME_CHARACTERS) } }]
    return sent === undefined || typeof sent === 'string' ? [] : [{ field: name, code: 'notText' }]
  })

/** The names of pictures and videos that the site does not have. */
const fileProblems = async (places: Places, { fields }: OfficeKind, values: ContentRow) => {
  const problems: Problem[] = []
  for (const field of fields) {
    const file = fileOf(field)
    const name = values[field.name]
    if (!file || typeof name !== 'string' || name === '') continue
    const problem = await missingFileProblem(places, file, name)
    if (problem) problems.push({ field: field.name, ...problem })
  }
  return problems
}

/**
 * The values of a row as they are stored. Values that are not sent, or sent as they are, stay those of `before`; a new row is
 * given all. Throws a Refusal with everything that `import` would not take.
 */
export const readValues = async (
  trx: Db,
  places: Places,
  kind: OfficeKind,
  sent: unknown,
  before?: ContentRow,
) => {
  const body = toBody(sent)
  const { fields } = kind
  const wrong = shapeProblems(fields, body)
  if (wrong.length > 0) throw invalid(wrong, labelIn(kind))
  const isSame = (name: string) =>
    body[name] === undefined || (body[name] !== '' && body[name] === before?.[name])
  const { values, problems } = readCells(fields, ({ name, type }) => {
    if (before && isSame(name)) return undefined
    const { [name]: text = '' } = body as Record<string, string | undefined>
    return type === 'html' ? cleanHtml(text) : text
  })
  const resolved = (await referenceResolver(trx, fields))(values)
  const all = [...problems, ...resolved.problems, ...(await fileProblems(places, kind, values))]
  if (all.length > 0) throw invalid(all, labelIn(kind))
  return resolved.values
}

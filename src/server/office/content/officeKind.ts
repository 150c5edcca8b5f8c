import {
  contentKinds as contentForms,
  isContentKind,
  type ContentKindForm,
  type ContentKindName,
} from '@/domain/office/content'
import { contentKinds, type Column, type ContentKind } from '../../import/contentKinds'
import { Refusal } from '../../submissions/refusal'
import type { OfficeContext } from '../officeRoute'
import { paramIn } from '../readQuery'

/** A kind of content as the office edits it: its form, and what `import` knows of it. */
export type OfficeKind = {
  name: ContentKindName
  form: ContentKindForm
  kind: ContentKind
  /** The column of the ids. */
  key: string
}

export const officeKind = (name: ContentKindName): OfficeKind => {
  const kind = contentKinds[name]
  if (!kind) throw new Error(`There is no kind ${name}.`)
  const [{ name: key }] = kind.columns
  return { name, form: contentForms[name], kind, key }
}

export const columnOf = ({ kind }: OfficeKind, name: string): Column => {
  const column = kind.columns.find((one) => one.name === name)
  if (!column) throw new Error(`${kind.table} has no column ${name}.`)
  return column
}

/** The kind that the address of a request names. */
export const kindIn = ({ request }: OfficeContext) => {
  const name = paramIn(request, 'kind')
  if (!isContentKind(name)) throw new Refusal(404, 'There is no such content.')
  return officeKind(name)
}

export const idIn = ({ request }: OfficeContext) => paramIn(request, 'id')

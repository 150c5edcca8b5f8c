import {
  contentKinds,
  type ContentField,
  type ContentKindName,
  type ContentValues,
  type OfficeContentRow,
} from '@/domain/office/content'
import { tooLong } from '@/domain/office/jobLimits'
import { CSR_TEXT_CHARACTERS, SERVICE_TITLE_CHARACTERS } from '@/domain/limits'

/** What the form of a row is filled with; empty for a new one. */
export const toValues = (kind: ContentKindName, row?: OfficeContentRow): ContentValues =>
  Object.fromEntries(contentKinds[kind].fields.map(({ name }) => [name, row?.values[name] ?? '']))

export const labelOf = (kind: ContentKindName, name: string) =>
  contentKinds[kind].fields.find((field) => field.name === name)?.label ?? name

const problemOf = ({ label, required, maxLength = Infinity }: ContentField, value: string) => {
  if (required && value.trim() === '') return `${label} is missing.`
  return value.trim().length > maxLength ? `${label} ${tooLong(maxLength)}.` : undefined
}

/** What is missing or too long, by field. How a value is written is judged by the server. */
export const checkContent = (kind: ContentKindName, values: ContentValues) =>
  Object.fromEntries(
    contentKinds[kind].fields.flatMap((field) => {
      const problem = problemOf(field, values[field.name] ?? '')
      return problem === undefined ? [] : [[field.name, problem]]
    }),
  )

const hints: Record<string, string> = {
  'services.title': `Its card shows the first ${SERVICE_TITLE_CHARACTERS} characters.`,
  'services.service_name': 'Stands in the path above its page.',
  'csr.description': `Its card shows the first ${CSR_TEXT_CHARACTERS} characters, a click on it all.`,
  'offices.office_type': 'Visitors see offices of the same type together.',
  'emails.label': 'Such as Jobs, or Employers.',
  'header.ads_content': 'The notice board disappears when there is no text.',
  'contact.working_hours': 'Such as Monday to Saturday, 10 am to 6 pm.',
}

const hintsOfTypes: Partial<Record<ContentField['type'], string>> = {
  link: 'Begins with https:// or, for a page of this site, with /.',
  phone: 'As visitors should read it; several with commas between them.',
}

/** How a field is used. */
export const hintOf = (kind: ContentKindName, { name, type }: ContentField) =>
  hints[`${kind}.${name}`] ?? hintsOfTypes[type]

import { EXPERIENCE_OPTION_MAX } from '../site/limits'
import type { SiteSettings } from '../site/settings'
import { SLUG_CHARACTERS_MAX } from '../submissions/sources'

/** A folder of the staff's pictures, which is also the beginning of their addresses. */
export type ContentFolder = 'uploads' | 'media'

/** How a value is read from a form or a cell, and which control takes it. */
export type FieldType =
  | 'id'
  | 'text'
  | 'longText'
  /** Plain text with fields in braces. */
  | 'answer'
  | 'html'
  | 'link'
  | 'phone'
  | 'email'
  | 'image'
  | 'video'
  | 'reference'
  | 'number'
  | 'years'
  | 'lakhs'
  | 'salaryBand'
  | 'day'
  | 'yesOrNo'
  | 'state'
  | 'slug'

/** One field of a kind of content: its column in a spreadsheet and its control in a form. */
export type ContentField = {
  /** The column of the table, which is also the heading of a spreadsheet. */
  name: string
  label: string
  type: FieldType
  required?: true
  /** Whether no two rows have the same value. */
  isUnique?: true
  hint?: string
  /** Other headings for it, in any case, with or without spaces and underscores. */
  headings?: readonly string[]
  /** Whether an empty text is stored as null. */
  isNullable?: true
  /** Whether an empty cell leaves the value as it is. */
  keepsIfEmpty?: true
  /** Values to choose from; others are taken, too. */
  suggestions?: readonly string[]
  /** The words for its values, which identify the row and so cannot be changed. */
  words?: Readonly<Record<string, string>>
  /** Lines of text in a form, where the type does not say it. */
  rows?: number
  folder?: ContentFolder
  /** The field of which this one is the Hindi. */
  hindiOf?: string
  /** What differs in the field for its Hindi. */
  hindi?: Pick<ContentField, 'hint' | 'suggestions'>
  /** The kind that has the row of a reference. */
  refersTo?: 'industries' | 'departments' | 'roles' | 'states'
}

export const field = <Name extends string>(
  type: FieldType,
  name: Name,
  label: string,
  more: Omit<Partial<ContentField>, 'name'> = {},
): ContentField & { name: Name } => ({ ...more, type, name, label })

export const required = { required: true } as const

/** The field for the same text in Hindi, which need not be there. */
export const inHindi = <Name extends string>({
  type,
  name,
  label,
  hint,
  rows,
  headings = [],
  hindi,
}: ContentField & { name: Name }) =>
  field(type, `${name}_hi`, `${label} (Hindi)`, {
    headings: [label, name, ...headings].map((heading) => `${heading} (Hindi)`),
    hindiOf: name,
    ...(hint && { hint }),
    ...(rows && { rows }),
    ...hindi,
  })

/** The language of a text that is not in English. */
export const writtenLanguage = ({ hindiOf }: Pick<ContentField, 'hindiOf'>) =>
  hindiOf === undefined ? undefined : 'hi'

/** Each field with the one for its Hindi, where there is one. */
export const fieldsWithHindi = (fields: readonly ContentField[]) =>
  fields
    .filter(({ hindiOf }) => !hindiOf)
    .map((one) => [one, ...fields.filter(({ hindiOf }) => hindiOf === one.name)] as const)

/** The value of the filter 'hindi' for what has none yet. */
export const WITHOUT_HINDI = 'without'

/** Whether one of the texts lacks Hindi. */
export const lacksHindi = (fields: readonly ContentField[], values: Readonly<Record<string, string>>) => {
  const has = (name: string) => (values[name] ?? '').trim() !== ''
  return fields.some(({ name, hindiOf }) => hindiOf !== undefined && has(hindiOf) && !has(name))
}

type Values = Readonly<Record<string, string | number | null | undefined>>

/** The fields that still have the Hindi of a text that changed in English. */
export const withOldHindi = (fields: readonly ContentField[], before: Values, after: Values) =>
  fields.filter(
    ({ name, hindiOf }) =>
      hindiOf !== undefined &&
      after[hindiOf] !== before[hindiOf] &&
      after[name] === before[name] &&
      (after[name] ?? '') !== '',
  )

const SHORT_TEXT_CHARACTERS = 1000
/** A cell of a spreadsheet holds no more; programs drop the rest, or the row, silently. */
const LONG_TEXT_CHARACTERS = 32_767
const ID_CHARACTERS = 64

/** The most characters of a field, with the elements of rich text counted. */
export const maxLengthOf = ({ type }: Pick<ContentField, 'type'>) => {
  if (type === 'longText' || type === 'html' || type === 'answer') return LONG_TEXT_CHARACTERS
  if (type === 'slug') return SLUG_CHARACTERS_MAX
  return type === 'id' ? ID_CHARACTERS : SHORT_TEXT_CHARACTERS
}

export const maxNumberOf = ({ type }: Pick<ContentField, 'type'>) =>
  type === 'years' ? 2 * EXPERIENCE_OPTION_MAX : 1_000_000

export const fileOf = ({ type, folder }: ContentField) =>
  folder && (type === 'image' || type === 'video') ? { folder, media: type } : undefined

/** Where the pictures and videos of the content are, as the settings of the site say. */
export type FileBases = Pick<SiteSettings, 'assetBaseUrl' | 'mediaBaseUrl'>

export const fileBaseOf = ({ assetBaseUrl, mediaBaseUrl }: FileBases, folder: ContentFolder) =>
  folder === 'uploads' ? assetBaseUrl : mediaBaseUrl

/** Files that are elsewhere are not managed here: their names are entered. */
export const isServedHere = (bases: FileBases, folder: ContentFolder) =>
  fileBaseOf(bases, folder) === `/${folder}/`

import type { FileKind } from '../fileKinds'
import { MEGABYTE } from '../limits'

/** The kinds of content beside the jobs, by their names in addresses and commands. */
export const contentKindNames = [
  'companies',
  'services',
  'csr',
  'offices',
  'emails',
  'slider',
  'header',
  'contact',
  'industries',
  'departments',
  'roles',
  'locations',
  'states',
  'cities',
] as const

export type ContentKindName = (typeof contentKindNames)[number]

/** The kinds that only name things to choose from. */
export const contentLists = [
  'industries',
  'departments',
  'roles',
  'locations',
  'states',
  'cities',
] as const satisfies readonly ContentKindName[]

/** A folder of the staff's pictures, which is also the beginning of their addresses. */
export type ContentFolder = 'uploads' | 'media'

export type ContentFieldType =
  'text' | 'longText' | 'link' | 'phone' | 'email' | 'image' | 'video' | 'reference'

/** What a form needs of a field. Which values it takes is told by the readers of `import`. */
export type ContentField = {
  /** The column of the spreadsheet. */
  name: string
  /** A sentence about the field begins with it. */
  label: string
  type: ContentFieldType
  required?: true
  /** Characters. */
  maxLength?: number
  /** Whether it is simple HTML. */
  isHtml?: true
  /** Values to choose from; others are taken, too. */
  suggestions?: readonly string[]
  /** Where the file of an image or a video is stored. */
  folder?: ContentFolder
  /** The kind that has the row of a reference. */
  refersTo?: ContentKindName
}

export type ContentKindForm = {
  label: string
  /** One of them, within a sentence. */
  one: string
  fields: readonly [ContentField, ...ContentField[]]
  /** The fields that name a row, where the first text of several may be the same. */
  title?: readonly string[]
  /** Whether the site shows one row alone, which can be changed but neither added to nor deleted. */
  single?: true
  /** Whether the site shows the rows in the order of their ids: a row that is moved takes the id of its new place. */
  isOrderedById?: true
}

/** As many as `import` takes. */
const SHORT_CHARACTERS = 1000
const LONG_CHARACTERS = 32_767

const text = (name: string, label: string): ContentField => ({
  name,
  label,
  type: 'text',
  maxLength: SHORT_CHARACTERS,
})
const longText = (name: string, label: string): ContentField => ({
  name,
  label,
  type: 'longText',
  maxLength: LONG_CHARACTERS,
})
const html = (name: string, label: string): ContentField => ({ ...longText(name, label), isHtml: true })
const link = (name: string, label: string): ContentField => ({ ...text(name, label), type: 'link' })
const phone = (name: string, label: string): ContentField => ({ ...text(name, label), type: 'phone' })
const image = (name: string, label: string, folder: ContentFolder = 'uploads'): ContentField => ({
  ...text(name, label),
  type: 'image',
  folder,
})
const required = (field: ContentField): ContentField => ({ ...field, required: true })

const list = (label: string, one: string, name: string): ContentKindForm => ({
  label,
  one,
  fields: [required(text(name, 'Name'))],
})

/** The content that the office edits. */
export const contentKinds: Record<ContentKindName, ContentKindForm> = {
  companies: {
    label: 'Companies',
    one: 'company',
    fields: [
      required(text('name', 'Name')),
      required(image('logo_file_name', 'Logo')),
      link('image_url', 'Website'),
      html('about', 'About'),
    ],
  },
  services: {
    label: 'Services',
    one: 'service',
    fields: [
      required(text('title', 'Title')),
      required(text('service_name', 'Name')),
      html('description', 'Description'),
      image('small_img', 'Small picture'),
      image('banner_img', 'Banner'),
    ],
  },
  csr: {
    label: 'CSR',
    one: 'CSR item',
    fields: [html('description', 'Description'), required(image('image', 'Picture', 'media'))],
  },
  offices: {
    label: 'Offices',
    one: 'office',
    title: ['office_type', 'address'],
    fields: [
      {
        ...required(text('office_type', 'Type')),
        suggestions: ['Registered Office', 'Corporate Office', 'Regional Office', 'Branch Office'],
      },
      required(text('address', 'Address')),
      phone('contact_no', 'Phone'),
      phone('whatsapp_no', 'WhatsApp'),
    ],
  },
  emails: {
    label: 'E-mails',
    one: 'e-mail',
    title: ['label', 'email'],
    fields: [required(text('label', 'For')), required({ ...text('email', 'E-mail'), type: 'email' })],
  },
  slider: {
    label: 'Slider',
    one: 'slide',
    isOrderedById: true,
    fields: [required(image('image', 'Picture'))],
  },
  header: {
    label: 'Header and notice',
    one: 'header',
    single: true,
    fields: [
      html('ads_content', 'Notice'),
      image('img1', 'First picture'),
      link('img1_link', 'Link of the first picture'),
      image('img2', 'Second picture'),
      link('img2_link', 'Link of the second picture'),
      { ...text('video_file_name', 'Video'), type: 'video', folder: 'uploads' },
    ],
  },
  contact: {
    label: 'Contact',
    one: 'contact',
    single: true,
    fields: [text('working_hours', 'Working hours'), text('holidays', 'Holidays')],
  },
  industries: list('Industries', 'industry', 'industry_name'),
  departments: list('Departments', 'department', 'd_name'),
  roles: list('Roles', 'role', 'role_name'),
  locations: list('Locations', 'location', 'location_name'),
  states: list('States', 'state', 'state_name'),
  cities: {
    label: 'Cities',
    one: 'city',
    fields: [
      required(text('city_name', 'Name')),
      required({ ...text('state_id', 'State'), type: 'reference', refersTo: 'states' }),
    ],
  },
}

export const isContentKind = (name: string): name is ContentKindName =>
  (contentKindNames as readonly string[]).includes(name)

/** The files of images and videos. Larger ones take too long over a slow connection. */
export const contentFiles = {
  image: {
    endings: ['.jpg', '.jpeg', '.png', '.gif', '.webp', '.avif', '.svg'],
    maxBytes: MEGABYTE,
    wrongKind: 'Please choose a picture: .jpg, .jpeg, .png, .gif, .webp, .avif or .svg.',
  },
  video: {
    endings: ['.mp4', '.webm'],
    maxBytes: 20 * MEGABYTE,
    wrongKind: 'Please choose a video: .mp4 or .webm.',
  },
} as const satisfies Record<'image' | 'video', FileKind>

/** What no other file has in its name, and tells those that the office stored. */
export const FILE_MARK = /-[\da-f]{16}(?=\.[a-z\d]+$)/

const fieldsOf = (kind: ContentKindName) => contentKinds[kind].fields

/** The sentence for what `import` says of a column, with the label of the field for its name. */
export const contentSentence = (kind: ContentKindName, reason: string) => {
  const field = fieldsOf(kind).find(({ name }) => reason.startsWith(`${name} `))
  const sentence = field ? field.label + reason.slice(field.name.length) : reason
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

/** The field that a sentence begins with, so that a form can mark it. */
export const contentFieldOf = (kind: ContentKindName, sentence: string) =>
  fieldsOf(kind).find(({ label }) => sentence.startsWith(`${label} `))

/** The values of a row by the names of its fields; '' where there is none. */
export type ContentValues = Record<string, string>

export type OfficeContentRow = {
  id: string
  /** Another one after every change of the values, by whomever. */
  version: string
  values: ContentValues
  /** Whether others refer to the row, so that it cannot be deleted. */
  isUsed: boolean
}

/** In the order of the site. */
export type OfficeContentList = { rows: OfficeContentRow[]; total: number }

/** How many rows the site shows of each kind. */
export type OfficeContentCounts = { counts: Record<ContentKindName, number> }

export type OfficeContentEntry = { row: OfficeContentRow }

/** What was deleted: added again with `?id=…&order=…`, it comes back as it was, at its place. */
export type DeletedContent = { values: ContentValues; order: number }

/** A stored picture or video: its name is the value of the field. */
export type ContentFile = { fileName: string; width: number | null; height: number | null }

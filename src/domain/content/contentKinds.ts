import { CSR_TEXT_CHARACTERS, SERVICE_TITLE_CHARACTERS } from '../site/limits'
import { answerNames } from '../submissions/answerRules'
import { isInHindi } from './entities'
import { field, inHindi, required, type ContentField, type ContentFolder } from './fields'

/** The kinds that only name things to choose from. */
export const contentLists = ['industries', 'departments', 'roles', 'locations', 'states', 'cities'] as const

/** A kind of content as the database stores it, a spreadsheet holds it and the office edits it. */
type Kind<Table> = {
  table: Table
  label: string
  /** One of them, within a sentence. */
  one: string
  /** The column of the ids. */
  key: string
  /** The fields that name a row, where the first text of several may be the same. */
  title?: readonly string[]
  /** Whether the site shows one row alone, which can be changed but neither added to nor deleted. */
  single?: true
  /** Whether the program knows these rows: they can be changed, but not added, deleted or moved. */
  isFixed?: true
  /** Whether the site shows the rows in the order of their ids: a row that is moved takes the id of its new place. */
  isOrderedById?: true
  fields: readonly [ContentField, ...ContentField[]]
}

const kindOf = <Table extends string>(
  head: Pick<Kind<Table>, 'table' | 'label' | 'one'> & Partial<Kind<Table>>,
  fields: Kind<Table>['fields'],
): Kind<Table> => {
  const [first, ...others] = fields
  const hindiOf = (one: ContentField) => (isInHindi(head.table, one.name) ? [inHindi(one)] : [])
  const all = [...hindiOf(first), ...others.flatMap((one) => [one, ...hindiOf(one)])]
  return { key: 'id', ...head, fields: [first, ...all] }
}

const image = (name: string, label: string, folder: ContentFolder, more: Partial<ContentField> = {}) =>
  field('image', name, label, { folder, ...more })

const link = (name: string, label: string) =>
  field('link', name, label, { hint: 'Begins with https:// or, for a page of this site, with /.' })

const phone = (name: string, label: string) =>
  field('phone', name, label, { hint: 'As visitors should read it. Put commas between several.' })

const list = <Table extends string>(table: Table, label: string, fields: Kind<Table>['fields']) =>
  kindOf({ table, key: `${table}_id`, label, one: table }, fields)

const nameIn = (table: string, name: string) =>
  field('text', name, 'Name', { ...required, headings: ['name', `${table} name`] })

/** All content but jobs, by names in addresses and commands: a new field is one row here. Kinds that others refer to come first. */
const kinds = {
  industries: list('industry', 'Industries', [nameIn('industry', 'industry_name')]),
  departments: list('department', 'Departments', [nameIn('department', 'd_name')]),
  roles: list('role', 'Roles', [nameIn('role', 'role_name')]),
  locations: list('location', 'Locations', [nameIn('location', 'location_name')]),
  states: list('state', 'States', [nameIn('state', 'state_name')]),
  cities: kindOf({ table: 'city', key: 'city_id', label: 'Cities', one: 'city' }, [
    field('text', 'city_name', 'Name', { ...required, headings: ['name'] }),
    field('reference', 'state_id', 'State', { ...required, refersTo: 'states' }),
  ]),
  services: kindOf({ table: 'service', key: 'service_id', label: 'Services', one: 'service' }, [
    field('text', 'title', 'Title', {
      ...required,
      hint: `Its card shows the first ${SERVICE_TITLE_CHARACTERS} characters.`,
    }),
    field('text', 'service_name', 'Name', {
      ...required,
      headings: ['name'],
      hint: 'Shown in the path above its page.',
    }),
    field('html', 'description', 'Description'),
    image('small_img', 'Small picture', 'uploads'),
    image('banner_img', 'Banner', 'uploads'),
  ]),
  companies: kindOf({ table: 'company', label: 'Companies', one: 'company' }, [
    field('text', 'name', 'Name', required),
    image('logo_file_name', 'Logo', 'uploads', required),
    link('image_url', 'Website'),
    field('html', 'about', 'About'),
  ]),
  csr: kindOf({ table: 'csr_item', label: 'CSR', one: 'CSR item' }, [
    field('html', 'description', 'Description', {
      hint: `Its card shows the first ${CSR_TEXT_CHARACTERS} characters; a click shows the rest.`,
    }),
    image('image', 'Picture', 'media', required),
  ]),
  offices: kindOf({ table: 'office', label: 'Offices', one: 'office', title: ['office_type', 'address'] }, [
    field('text', 'office_type', 'Type', {
      ...required,
      suggestions: ['Registered Office', 'Corporate Office', 'Regional Office', 'Branch Office'],
      hint: 'Visitors see offices of the same type together.',
      hindi: { suggestions: ['रजिस्टर्ड ऑफ़िस', 'कॉर्पोरेट ऑफ़िस', 'क्षेत्रीय ऑफ़िस', 'ब्रांच ऑफ़िस'] },
    }),
    field('text', 'address', 'Address', required),
    phone('contact_no', 'Phone'),
    phone('whatsapp_no', 'WhatsApp'),
  ]),
  emails: kindOf({ table: 'email_item', label: 'E-mails', one: 'e-mail', title: ['label', 'email'] }, [
    field('text', 'label', 'For', { ...required, hint: 'Such as Jobs, or Employers.' }),
    field('email', 'email', 'E-mail', required),
  ]),
  'grievance-officers': kindOf(
    {
      table: 'grievance_officer',
      label: 'Grievance officer',
      one: 'grievance officer',
      title: ['name', 'email'],
    },
    [
      field('text', 'name', 'Name', required),
      field('text', 'address', 'Address', { hint: 'Where a letter arrives.' }),
      field('email', 'email', 'E-mail', required),
      phone('contact_no', 'Phone'),
    ],
  ),
  slider: kindOf({ table: 'slider_image', label: 'Slider', one: 'slide', isOrderedById: true }, [
    image('image', 'Picture', 'uploads', required),
  ]),
  header: kindOf({ table: 'header_content', label: 'Header and notice', one: 'header', single: true }, [
    field('html', 'ads_content', 'Notice', {
      hint: 'The notice board disappears when there is no text.',
      hindi: { hint: 'Without one, visitors read the English notice.' },
    }),
    image('img1', 'First picture', 'uploads'),
    link('img1_link', 'Link of the first picture'),
    image('img2', 'Second picture', 'uploads'),
    link('img2_link', 'Link of the second picture'),
    field('video', 'video_file_name', 'Video', { folder: 'uploads' }),
  ]),
  contact: kindOf({ table: 'contact_details', label: 'Contact', one: 'contact', single: true }, [
    field('text', 'working_hours', 'Working hours', { hint: 'Such as Monday to Saturday, 10 am to 6 pm.' }),
    field('text', 'holidays', 'Holidays'),
  ]),
  answers: kindOf({ table: 'answer_text', label: 'Answers', one: 'answer', isFixed: true }, [
    field('text', 'answer', 'Answer', { ...required, words: answerNames }),
    field('answer', 'text', 'Text', {
      ...required,
      hint: 'Press a field to put it in at the cursor.',
      hindi: { hint: 'Without one, the English text is sent.' },
    }),
  ]),
  sources: kindOf({ table: 'link_source', label: 'Sources', one: 'source', title: ['name'] }, [
    field('text', 'name', 'Name', { ...required, hint: 'As the inbox shows it, such as Durg bus stand.' }),
    field('slug', 'slug', 'Name in links', {
      ...required,
      isUnique: true,
      hint: 'Small letters, digits and hyphens, such as durg-bus-stand. Links that were posted keep the one that they have.',
    }),
  ]),
}

export type ContentKindName = keyof typeof kinds

export type ContentKind = Kind<(typeof kinds)[ContentKindName]['table'] | 'job'>

export const contentKinds: Record<ContentKindName, ContentKind> = kinds

export const contentKindNames = Object.keys(kinds) as ContentKindName[]

export const isContentKind = (name: string): name is ContentKindName => Object.keys(kinds).includes(name)

export const labelIn =
  ({ fields }: { fields: readonly ContentField[] }) =>
  (name: string) =>
    fields.find((one) => one.name === name)?.label ?? name

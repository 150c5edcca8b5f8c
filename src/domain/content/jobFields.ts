import { JOB_TEXT_CHARACTERS } from '../site/limits'
import { labelIn, type ContentKind } from './contentKinds'
import { textsInHindi } from './entities'
import { field, inHindi, required, type ContentField } from './fields'

/** The fields of a job that the staff edit, in the order of a spreadsheet: a new field is one row here. */
const editedFields = [
  field('id', 'job_id', 'Job number', {
    ...required,
    headings: ['id'],
    hint: 'Leave it empty for the next free number.',
  }),
  field('text', 'position', 'Position', required),
  field('reference', 'department_id', 'Department', { ...required, refersTo: 'departments' }),
  field('reference', 'industry_id', 'Industry', { ...required, refersTo: 'industries' }),
  field('reference', 'role_id', 'Role', { ...required, refersTo: 'roles' }),
  field('text', 'company_name', 'Company', { headings: ['company'] }),
  field('html', 'about_company', 'About the company'),
  field('longText', 'short_job_description', 'Short description', {
    hint: `The card shows the first ${JOB_TEXT_CHARACTERS} characters.`,
  }),
  field('html', 'job_description', 'Description'),
  field('text', 'location', 'Place'),
  field('text', 'employment_type', 'Employment type'),
  field('years', 'experience_from', 'Experience from', { hint: 'Years' }),
  field('years', 'experience_to', 'Experience to', { hint: 'Years' }),
  field('salaryBand', 'ctc', 'Salary band', { headings: ['salary band'], hint: 'Visitors filter by it.' }),
  field('lakhs', 'ctc_from', 'Salary from', { hint: 'Lakhs a year, such as 4.5' }),
  field('lakhs', 'ctc_to', 'Salary to', { hint: 'Lakhs a year, such as 6' }),
  field('number', 'no_of_posts', 'Openings', { headings: ['posts', 'openings'] }),
  field('text', 'qualification', 'Qualification'),
  field('day', 'date_posted', 'Posted on', { hint: 'Leave it empty for today.' }),
  field('day', 'closing_date', 'Closing date', { headings: ['apply by'], hint: 'The last day to apply.' }),
  field('day', 'confirmed_on', 'Confirmed on', { hint: 'When the employer confirmed it.' }),
  field('day', 'walk_in_date_from', 'Walk-in from', { hint: 'The first day' }),
  field('day', 'walk_in_date_to', 'Walk-in to', { hint: 'The last day' }),
  field('text', 'walk_in_time', 'Walk-in time', { isNullable: true, hint: 'Such as 10 am to 4 pm' }),
  field('text', 'walk_in_address', 'Walk-in address', { isNullable: true, rows: 2 }),
  field('text', 'walk_in_bring', 'Bring to the walk-in', {
    isNullable: true,
    hint: 'Such as resume, photo, Aadhaar card',
  }),
  field('yesOrNo', 'company_hidden', 'Hide the company'),
] as const

/** Last, so that columns pasted from a spreadsheet without Hindi keep their places. */
const fieldsInHindi = textsInHindi.job.flatMap((name) =>
  editedFields
    .filter((one) => one.name === name)
    .map((one) => ({ ...inHindi(one), name: `${name}_hi` as const })),
)

const jobFieldTable = [...editedFields, ...fieldsInHindi]

export type JobField = (typeof jobFieldTable)[number]['name']

export const jobFields: readonly (ContentField & { name: JobField })[] = jobFieldTable

export const jobKind: ContentKind = {
  table: 'job',
  key: 'job_id',
  label: 'Jobs',
  one: 'job',
  // The office changes the state by actions of its own.
  fields: [...editedFields, field('state', 'state', 'State', { keepsIfEmpty: true }), ...fieldsInHindi],
}

export const jobLabel = labelIn(jobKind)

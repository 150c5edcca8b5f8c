import { buffer } from 'node:stream/consumers'
import { counted, languageOf } from '@/domain/text/display'
import type { SubmissionTable } from '../database/schema'
import { checksumOf } from '../files/checksum'
import { zipOf } from '../files/zipStream'
import type { SampleChoices } from '../repositories/lookups'
import { forms } from '../submissions/forms'
import samples from './sample-forms.json'
import people from './sample-people.json'

/** A submission as the form of its table sends it, so many hours ago. */
type SampleSubmission = {
  table: SubmissionTable
  hoursAgo: number
  fields: Record<string, string>
  resume?: string[]
}

const contact = (index: number) => ({
  mobile: `${9_000_000_101 + index}`,
  email: `applicant.${index + 1}@example.com`,
})

/** By it the samples are known. */
export const SAMPLE_MOBILE = contact(0).mobile

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

const resumeOf = (index: number) => {
  const { name, work, skills, employer, education } = at(people, index)
  return [
    name,
    Object.values(contact(index)).join(', '),
    `Objective: to work as ${work} in a good company.`,
    `Experience: ${counted(1 + (index % 12), 'year')} with ${employer}.`,
    `Skills: ${skills}.`,
    `Education: ${education}.`,
    'Languages: Hindi, English.',
  ]
}

/** The language of the site on which a text was sent: that of its letters, unless it is said. */
const languageOn = (text: string, said?: string) => said ?? languageOf(text) ?? 'en'

/** The place of one who is under 18, and sends for an internship. */
const MINOR = 13

/** Everything that a person may write into a form. The job is one for their work, or any other. */
const fieldsOf = (index: number, { jobs, locations }: SampleChoices, otherJob?: number) => {
  const { name, work, education, language } = at(people, index)
  const own = otherJob === undefined ? jobs.find(({ position }) => position.includes(work)) : undefined
  const { job_id, industry_id, department_id, role_id } = own ?? at(jobs, otherJob ?? index * 5)
  const { location_id } = at(locations, index * 3)
  return {
    ...contact(index),
    name,
    full_name: name,
    current_ctc_from: index % 7 === 3 ? 'negotiable' : `${2 + (index % 9)}`,
    current_ctc_to: index % 7 === 3 ? '' : `${10 + (index % 9)}`,
    experience_from: `${1 + (index % 12)}`,
    experience_to: `${1 + (index % 11)}`,
    qualification: education.slice(0, 60),
    job_id,
    industry_id,
    department_id,
    role_id,
    location_id,
    current_location: location_id,
    internship_for: work,
    language: languageOn(name, language),
    keep_for_other_jobs: index % 3 === 0 ? '' : 'yes',
    ...(index === MINOR
      ? { is_minor: 'yes', guardian_name: 'Hemant Sinha', guardian_mobile: contact(90).mobile }
      : {}),
  }
}

const enquiries = samples.enquiries.map(({ hoursAgo, ...fields }): SampleSubmission => ({
  table: 'enquiry',
  hoursAgo,
  fields: { ...fields, company_website: '', language: languageOn(fields.name) },
}))

const messages = samples.messages.map(({ person, hoursAgo, message }): SampleSubmission => ({
  table: 'contact_message',
  hoursAgo,
  fields: { ...contact(person), name: at(people, person).name, message, language: languageOn(message) },
}))

/** A few dozen submissions of made-up people over the last weeks; some of them send several. */
export const sampleSubmissions = (choices: SampleChoices): SampleSubmission[] => {
  const sent = (table: SubmissionTable, hoursAgo: number, index: number, otherJob?: number) => {
    const written = Object.entries(fieldsOf(index, choices, otherJob))
    const { fields = {} } = forms.find((form) => form.table === table) ?? {}
    const asked = Object.fromEntries(written.filter(([name]) => Object.hasOwn(fields, name)))
    return { table, hoursAgo, fields: asked, resume: resumeOf(index) }
  }
  const indexes = [...people.keys()]
  return [
    ...indexes.map((index) => sent('application', 3 + 27 * index, index)),
    // The first applies elsewhere as well, the third for the same job again.
    sent('application', 193, 0, 1),
    sent('application', 400, 2),
    ...indexes.slice(4, 11).map((index) => sent('resume', 9 + 31 * index, index)),
    ...indexes.slice(12, 16).map((index) => sent('internship', 40 + 23 * index, index)),
    ...enquiries,
    ...messages,
  ]
}

const OFFICE = 'http://schemas.openxmlformats.org'

const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`

const RELATIONSHIPS = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A small Word document (.docx) of plain paragraphs. */
const writeDocument = (paragraphs: readonly string[]) => {
  const body = paragraphs.map(
    (text) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`,
  )
  const parts = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': RELATIONSHIPS,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`,
  }
  return buffer(
    zipOf(async (add) => {
      // A packed part has its size behind its content, where some readers do not look.
      for (const [name, text] of Object.entries(parts)) await add(name, Buffer.from(text), { asItIs: true })
    }),
  )
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The resume of a sample as a checked file. */
export const resumeFile = async (paragraphs: readonly string[]) => {
  const bytes = await writeDocument(paragraphs)
  const name = `${(paragraphs[0] ?? '').replaceAll(' ', '-')}.docx`
  return { field: 'resume', name, mediaType: DOCX, size: bytes.length, bytes, checksum: checksumOf(bytes) }
}

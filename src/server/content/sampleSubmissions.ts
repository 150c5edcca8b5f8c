import { buffer } from 'node:stream/consumers'
import { counted } from '@/domain/display'
import type { SubmissionTable } from '../database/schema'
import { checksumOf } from '../files/checksum'
import { zipOf } from '../files/zipStream'
import type { SampleChoices } from '../repositories/lookups'
import forms from './sample-forms.json'
import people from './sample-people.json'

type Person = (typeof people)[number]

/** A submission as the form of its table sends it, so many hours ago. */
export type SampleSubmission = {
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

/** A job for the work of a person, or any other. */
const jobFor = ({ work }: Person, jobs: SampleChoices['jobs'], index: number) =>
  jobs.find(({ position }) => position.includes(work)) ?? at(jobs, index * 5)

const career = (index: number) => ({
  current_ctc_from: index % 7 === 3 ? 'negotiable' : `${2 + (index % 9)}`,
  current_ctc_to: index % 7 === 3 ? '' : `${10 + (index % 9)}`,
  experience_from: `${1 + (index % 12)}`,
  experience_to: `${1 + (index % 11)}`,
})

const resumeOf = ({ name, work, skills, employer, education }: Person, index: number) => [
  name,
  Object.values(contact(index)).join(', '),
  `Objective: to work as ${work} in a good company.`,
  `Experience: ${counted(1 + (index % 12), 'year')} with ${employer}.`,
  `Skills: ${skills}.`,
  `Education: ${education}.`,
  'Languages: Hindi, English.',
]

const application = (
  person: Person,
  index: number,
  { jobs, locations }: SampleChoices,
  turn = 0,
): SampleSubmission => ({
  table: 'application',
  hoursAgo: 3 + 27 * index + 190 * turn,
  fields: {
    ...contact(index),
    ...career(index),
    full_name: person.name,
    job_id: (turn === 0 ? jobFor(person, jobs, index) : at(jobs, index + turn)).job_id,
    current_location: at(locations, index * 3).location_id,
  },
  resume: resumeOf(person, index),
})

const resume = (person: Person, index: number, { jobs, locations }: SampleChoices): SampleSubmission => {
  const { industry_id, department_id, role_id } = jobFor(person, jobs, index)
  return {
    table: 'resume',
    hoursAgo: 9 + 31 * index,
    fields: {
      ...contact(index),
      ...career(index),
      name: person.name,
      qualification: person.education.slice(0, 60),
      industry_id,
      department_id,
      role_id,
      location_id: at(locations, index * 3).location_id,
    },
    resume: resumeOf(person, index),
  }
}

const internship = (person: Person, index: number, { locations }: SampleChoices): SampleSubmission => ({
  table: 'internship',
  hoursAgo: 40 + 23 * index,
  fields: {
    ...contact(index),
    name: person.name,
    current_location: at(locations, index * 3).location_id,
    internship_for: person.work,
  },
  resume: resumeOf(person, index),
})

const enquiries = forms.enquiries.map(({ hoursAgo, ...fields }): SampleSubmission => ({
  table: 'enquiry',
  hoursAgo,
  fields: { ...fields, company_website: '' },
}))

const messages = forms.messages.map(({ person, hoursAgo, message }): SampleSubmission => ({
  table: 'contact_message',
  hoursAgo,
  fields: { ...contact(person), name: at(people, person).name, message },
}))

/** A few dozen submissions of made-up people over the last weeks; some of them send several. */
export const sampleSubmissions = (choices: SampleChoices): SampleSubmission[] => [
  ...people.map((person, index) => application(person, index, choices)),
  // The first applies elsewhere as well, the third for the same job again.
  application(at(people, 0), 0, choices, 1),
  { ...application(at(people, 2), 2, choices), hoursAgo: 400 },
  ...people.slice(4, 11).map((person, index) => resume(person, index + 4, choices)),
  ...people.slice(12, 16).map((person, index) => internship(person, index + 12, choices)),
  ...enquiries,
  ...messages,
]

const OFFICE = 'http://schemas.openxmlformats.org'

const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`

const RELATIONSHIPS = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`

const documentOf = (paragraphs: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${paragraphs.map(paragraph).join('')}</w:body></w:document>`

/** A small Word document (.docx) of plain paragraphs. */
const writeDocument = async (paragraphs: readonly string[]) => {
  const parts = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': RELATIONSHIPS,
    'word/document.xml': documentOf(paragraphs),
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

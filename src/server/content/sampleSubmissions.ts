import { counted } from '@/domain/display'
import type { SubmissionTable } from '../database/schema'
import { checksumOf } from '../files/checksum'
import { writeDocument } from '../files/word/writeDocument'
import type { SampleChoices } from '../repositories/lookups'
import people from './sample-people.json'

type Person = (typeof people)[number]

/** A submission as the form of its table sends it, so many hours ago. */
export type SampleSubmission = {
  table: SubmissionTable
  hoursAgo: number
  fields: Record<string, string>
  resume?: string[]
}

const numberOf = (index: number) => `${9_000_000_101 + index}`
const addressOf = (index: number) => `applicant.${index + 1}@example.com`

/** By it the samples are known. */
export const SAMPLE_MOBILE = numberOf(0)

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

/** A job for the work of a person, or any other. */
const jobFor = ({ work }: Person, jobs: SampleChoices['jobs'], index: number) =>
  jobs.find(({ position }) => position.includes(work)) ?? at(jobs, index * 5)

const contact = (index: number) => ({ mobile: numberOf(index), email: addressOf(index) })

const career = (index: number) => ({
  current_ctc_from: index % 7 === 3 ? 'negotiable' : `${2 + (index % 9)}`,
  current_ctc_to: index % 7 === 3 ? '' : `${10 + (index % 9)}`,
  experience_from: `${1 + (index % 12)}`,
  experience_to: `${1 + (index % 11)}`,
})

const resumeOf = ({ name, work, skills, employer, education }: Person, index: number) => [
  name,
  `${numberOf(index)}, ${addressOf(index)}`,
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

const company: SampleSubmission[] = [
  ['Trishul Precision Works', 'Plant Manager', '["Recruitment","Manpower for survey"]', 5],
  ['Mahanadi Rice Mills', 'Owner', '["Outsourcing"]', 130],
  ['Bastar Handlooms', 'Administrator', '["Recruitment-and-outsourcing"]', 300],
].map(([company_name, designation, service_required, hoursAgo], index) => ({
  table: 'enquiry',
  hoursAgo: Number(hoursAgo),
  fields: {
    name: at(['Harish Agrawal', 'Kavita Deshmukh', 'Johan Xalxo'], index),
    mobile: `${9_000_000_301 + index}`,
    email: `office.${index + 1}@example.com`,
    company_name: `${company_name}`,
    designation: `${designation}`,
    company_website: '',
    service_required: `${service_required}`,
  },
}))

const message = (index: number, hoursAgo: number, text: string): SampleSubmission => ({
  table: 'contact_message',
  hoursAgo,
  fields: { ...contact(index), name: at(people, index).name, message: text },
})

/** A few dozen submissions of made-up people over the last weeks; some of them send several. */
export const sampleSubmissions = (choices: SampleChoices): SampleSubmission[] => [
  ...people.map((person, index) => application(person, index, choices)),
  // The first applies elsewhere as well, the third for the same job again.
  application(at(people, 0), 0, choices, 1),
  { ...application(at(people, 2), 2, choices), hoursAgo: 400 },
  ...people.slice(4, 11).map((person, index) => resume(person, index + 4, choices)),
  ...people.slice(12, 16).map((person, index) => internship(person, index + 12, choices)),
  ...company,
  message(0, 20, 'When will I hear about my application? I can join at once.'),
  message(7, 75, 'क्या रायपुर में वॉक-इन इंटरव्यू है? कृपया समय बताएँ।'),
  message(10, 210, 'Do you charge candidates any money?\nA caller asked me for 500 rupees.'),
]

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The resume of a sample as a checked file. */
export const resumeFile = async (paragraphs: readonly string[]) => {
  const bytes = await writeDocument(paragraphs)
  const name = `${(paragraphs[0] ?? '').replaceAll(' ', '-')}.docx`
  return { field: 'resume', name, mediaType: DOCX, size: bytes.length, bytes, checksum: checksumOf(bytes) }
}

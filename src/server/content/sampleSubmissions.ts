import { buffer } from 'node:stream/consumers'
import type { AnswerWay, DeclineReason } from '@/domain/submissions/answers'
import { documentTypes } from '@/domain/submissions/fileKinds'
import type { SubmissionState } from '@/domain/submissions/states'
import type { SubmissionTable } from '../database/schema'
import { checksumOf } from '../files/checksum'
import { zipOf } from '../files/zipStream'
import type { SampleChoices } from '../repositories/lookups'
import type { CheckedFile } from '../submissions/checkForm'
import { formOf } from '../submissions/forms'
import people from './sample/submissions.json'

/** The office's steps for a sample. */
export type SampleWork = {
  state: SubmissionState
  /** How its applicant was told the state, or that the message waits in 'To send'. */
  told?: AnswerWay | 'later'
  reason?: DeclineReason
  /** In how many days the interview is. */
  invitedIn?: number
  willCome?: boolean
  hasJoined?: boolean
  /** Whether the applicant asked for news. */
  asks?: boolean
  tag?: string
  note?: string
}

type Fields = Partial<Record<string, string>>

type Person = {
  /** Words in the name of the job to apply for. */
  work?: string
  fields: Fields
  resume?: string[]
  sent: (SampleWork & {
    form: SubmissionTable
    hoursAgo: number
    work?: string
    fields?: Fields
  })[]
}

const samples = people as Person[]

/** The number by which the samples are recognized. */
export const SAMPLE_MOBILE = `${samples[0]?.fields.mobile}`

const OPEN_XML = 'http://schemas.openxmlformats.org'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A small Word document (.docx) of plain paragraphs. */
const writeDocument = (paragraphs: readonly string[]) => {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`)
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${OPEN_XML}/package/2006/relationships"><Relationship Id="r1" Type="${OPEN_XML}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${OPEN_XML}/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`,
  }
  return buffer(
    zipOf(async (add) => {
      // A packed part has its size behind its content, where some readers do not look.
      for (const [name, text] of Object.entries(parts)) await add(name, Buffer.from(text), { asItIs: true })
    }),
  )
}

/** The resume of a person as a checked file. */
const resumeOf = async ({ fields, resume = [] }: Person): Promise<CheckedFile> => {
  const { name = '', mobile, email } = fields
  const bytes = await writeDocument([name, `${mobile}, ${email}`, ...resume])
  return {
    field: 'resume',
    name: `${name.replaceAll(' ', '-')}.docx`,
    mediaType: documentTypes['.docx'] ?? '',
    size: bytes.length,
    bytes,
    checksum: checksumOf(bytes),
  }
}

const at = <Item extends object>(items: readonly Item[], index: number): Partial<Item> =>
  items[index % items.length] ?? {}

/** The values that a person may enter in any form. The job is one for their work, or any other. */
const fieldsOf = (
  { fields, work = '' }: Person,
  sent: Person['sent'][number],
  index: number,
  { jobs, locations }: SampleChoices,
) => {
  const wanted = sent.work ?? work
  const job = jobs.find(({ position }) => position.includes(wanted)) ?? at(jobs, index * 5)
  const { location_id } = at(locations, index * 3)
  const places = { location_id, current_location: location_id }
  return { full_name: fields.name, internship_for: work, ...job, ...places, ...fields, ...sent.fields }
}

/** A few dozen submissions of made-up people over the last weeks, as their forms send them, with the work of the office. */
export async function* sampleSubmissions(choices: SampleChoices) {
  for (const [index, person] of samples.entries())
    for (const sent of person.sent) {
      const { form: table, hoursAgo } = sent
      const form = formOf(table)
      const fields = Object.fromEntries(
        Object.entries(fieldsOf(person, sent, index, choices)).flatMap(([name, value]) =>
          Object.hasOwn(form.fields, name) && value !== undefined ? [[name, value] as const] : [],
        ),
      )
      const files = form.files.resume ? [await resumeOf(person)] : []
      yield { table, hoursAgo, fields, files, work: sent as SampleWork }
    }
}

import { sampleContent } from '@/server/content/sample'
import type { PortalDatabase } from '@/server/database/open'
import type { SubmissionTable } from '@/server/database/schema'
import { insertEntry } from '@/server/repositories/office/inboxEntries'
import { insertQuestions } from '@/server/repositories/office/questions'
import { keepPlacement } from '@/server/repositories/office/placements'
import { putToSend } from '@/server/repositories/office/toSend'
import { insertSubmission } from '@/server/repositories/submissions'
import { inboxEntryOf } from '@/server/submissions/inboxEntry'
import { rememberedNames } from '@/server/submissions/readableFields'
import { contactFields, internshipFields, resumeFields } from '@test/support/builders'
import { foldText } from '@/domain/text/compareText'
import { makeReference, REFERENCE_BASE, REFERENCE_DRAWS } from '@/domain/submissions/reference'
import { allStates, answerStates } from '@/domain/submissions/states'
import { createDraw, pick, type Draw } from './draw'

export const FIRST_NAMES =
  'Asha Ravi Meena Kiran Farhan Sunita Deepak Pooja Manoj Rekha Imran Lakshmi Vikram Neha Suresh अनीता राजेश प्रिया'.split(
    ' ',
  )
export const LAST_NAMES =
  'Verma Sahu Tirkey Netam Ali Sharma Patel Yadav Singh Khan Das Nair Reddy Gupta Mishra वर्मा साहू शर्मा'.split(
    ' ',
  )

const SYLLABLES =
  'ra vi sa hu an ki ta me en gi ne er pro je ct wel der qua li ty con trol ac count ma na ger'.split(' ')
/** In most resumes. */
export const COMMON =
  'experience company responsibilities education project management team excel skills'.split(' ')

const wordsOfResumes = (draw: Draw) =>
  Array.from({ length: 6000 }, () =>
    Array.from({ length: 2 + draw(3) }, () => pick(draw, SYLLABLES)).join(''),
  )

const RESUME_WORDS = 180

/** Some words stand in many resumes, most in few. */
const resumeOf = (draw: Draw, words: readonly string[]) =>
  Array.from({ length: RESUME_WORDS }, () =>
    draw(9) === 0 ? pick(draw, COMMON) : (words[Math.min(draw(words.length), draw(words.length))] ?? ''),
  ).join(' ')

/** Most are applications. */
const kinds: readonly SubmissionTable[] = [
  ...Array.from({ length: 6 }, () => 'application' as const),
  'resume',
  'resume',
  'internship',
  'contact_message',
]

const { job: jobs, location: locations } = sampleContent(new Date(0))

const fieldsOf = (
  draw: Draw,
  kind: SubmissionTable,
  person: { name: string; mobile: string; email: string },
) => {
  const { name, ...contact } = person
  const place = pick(draw, locations).location_id
  const career = {
    current_ctc_from: `${draw(20)}`,
    current_ctc_to: `${20 + draw(20)}`,
    experience_from: `${1 + draw(15)}`,
    experience_to: `${1 + draw(11)}`,
  }
  if (kind === 'application') {
    const { job_id, position } = pick(draw, jobs)
    return { ...contact, ...career, full_name: name, job_id, position, current_location: place }
  }
  if (kind === 'resume') return { ...resumeFields, ...person, ...career, location_id: place }
  if (kind === 'internship') return { ...internshipFields, ...person, current_location: place }
  return { ...contactFields, ...person }
}

type Trx = Parameters<Parameters<PortalDatabase['write']>[0]>[0]

const IN_ONE_TRANSACTION = 2000
const MINUTE_MS = 60_000

/** The reference of a submission by its number, the same each time. */
const referenceAt = (index: number) =>
  makeReference(
    Array.from(
      { length: REFERENCE_DRAWS },
      (_, place) => Math.floor(index / REFERENCE_BASE ** place) % REFERENCE_BASE,
    ),
  )

const HOUR_MS = 60 * MINUTE_MS
const DAYS_LATER = 20
const SOURCES = ['', '', 'whatsapp', 'poster', 'rss', 'telegram', 'camp-raipur']

type Worked = { id: string; submittedAt: string; position: string; accountId: string }

/** Work of the staff: any state, most told, a few asked about, with the rows that belong to the state. */
const workOn = async (trx: Trx, draw: Draw, { id, submittedAt, position, accountId }: Worked) => {
  const state = pick(draw, allStates)
  const later = (hours: number) => new Date(Date.parse(submittedAt) + hours * HOUR_MS).toISOString()
  const stateAt = draw(DAYS_LATER * 24)
  const told = draw(2) === 0 ? later(stateAt + 1) : ''
  await trx
    .updateTable('inbox_entry')
    .set({
      state,
      state_at: later(stateAt),
      told_at: told,
      answered_at: answerStates.has(state) ? told : '',
      asked_at: draw(DAYS_LATER) === 0 ? later(stateAt + 10 * 24) : '',
      source: pick(draw, SOURCES),
      assignee_id: draw(2) === 0 ? accountId : null,
    })
    .where('reference', '=', id)
    .execute()
  const by = { reference: id, at: later(stateAt), accountId }
  const day = later(stateAt + 24).slice(0, 'YYYY-MM-DD'.length)
  if (state === 'interview')
    await insertQuestions(
      trx,
      [
        {
          reference: id,
          id: id.repeat(2),
          kind: 'interview',
          day,
          time: '10:00',
          place: 'Raipur',
          bring: '',
        },
      ],
      by,
    )
  if (state === 'declined' && told === '')
    await putToSend(trx, [
      { reference: id, at: by.at, account_id: accountId, state, text: 'Not this time.', why: 'later' },
    ])
  if (state === 'joined')
    await keepPlacement(trx, {
      ...by,
      jobId: '1001',
      position,
      employer: `Employer ${draw(300)}`,
      joinedOn: day,
      pay: `Rs ${10 + draw(40)},000 a month`,
      leftOn: draw(4) === 0 ? later(stateAt + draw(200 * 24)).slice(0, 'YYYY-MM-DD'.length) : '',
    })
}

/** So many made-up submissions of the last years with the words of their resumes; some people send several. */
export const fillSubmissions = async (database: PortalDatabase, count: number, accountId: string) => {
  const draw = createDraw(7)
  const words = wordsOfResumes(draw)
  const now = Date.now()
  const addOne = async (trx: Trx, index: number) => {
    const kind = pick(draw, kinds)
    const person = draw(count)
    const name = `${pick(draw, FIRST_NAMES)} ${pick(draw, LAST_NAMES)}`
    const mobile = `${9_000_000_000 + person * 7}`
    const fields = fieldsOf(draw, kind, { name, mobile, email: `person.${person}@example.org` })
    const id = referenceAt(index)
    const sent = {
      id,
      submittedAt: new Date(now - (count - index) * 10 * MINUTE_MS).toISOString(),
      fields,
      files: [],
    }
    await insertSubmission(trx, kind, sent)
    const entry = await inboxEntryOf(rememberedNames(trx), kind, sent)
    const resume = kind === 'contact_message' ? '' : resumeOf(draw, words)
    await insertEntry(trx, { ...entry, texts: `${entry.texts}\n${foldText(resume)}` })
    if (draw(3) > 0)
      await workOn(trx, draw, { id, submittedAt: sent.submittedAt, position: entry.about, accountId })
    if (draw(20) === 0)
      await trx
        .insertInto('inbox_tag')
        .values({ reference: id, tag: `tag ${draw(9)}` })
        .execute()
  }
  for (let start = 0; start < count; start += IN_ONE_TRANSACTION)
    await database.write(async (trx) => {
      for (let index = start; index < Math.min(count, start + IN_ONE_TRANSACTION); index += 1)
        await addOne(trx, index)
    })
}

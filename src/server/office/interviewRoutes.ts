import { clockInIndia, daysBefore, formatDate, todayInIndia } from '@/domain/site/calendar'
import { timeInWords } from '@/domain/submissions/interview'
import { answerOf, wordsOf } from '@/domain/submissions/questions'
import { fillAnswer, withBring } from '@/domain/submissions/answers'
import { AGAIN, type InterviewDay, isReminded, remindRefusals } from '@/domain/submissions/invitations'
import type { Db } from '../database/schema'
import { originOf, queryOf } from '../http/request'
import { isMailed } from '../mail/mailer'
import { type By, changeEntries, type NewChange } from '../repositories/office/inboxChanges'
import type { ListedEntry } from '../repositories/office/inboxList'
import { countInterviews, listAnotherDay, listInterviews } from '../repositories/office/interviews'
import { findHeld, type HeldQuestion, markQuestion } from '../repositories/office/questions'
import { findToSend } from '../repositories/office/toSend'
import { fieldRefused, Refusal } from '../config/refusal'
import { invitationValues, languageIn, readAnswerTexts, sendingValues, valuesOf } from '../staff/drafts'
import { reachOf } from '../staff/recipients'
import { tellAll } from '../staff/tell'
import { change } from './inbox/changeRoutes'
import { type OfficeContext, route, todayOf } from './officeRoute'
import { dayIn, invalidRequest, toBody } from './readRequest'

/** Days with interviews are listed from so many days before the shown one. */
const SHOWN_BEFORE_DAYS = 60

const list = route('recruiter', 'GET', '/invitations', async (context): Promise<InterviewDay> => {
  const { db } = context.database
  const today = todayOf(context)
  const asked = dayIn(queryOf(context.request), 'day')
  const first = asked !== undefined && asked < today ? asked : today
  const days = await countInterviews(db, daysBefore(first, SHOWN_BEFORE_DAYS), today)
  const day = asked ?? days.find((one) => one.day >= today)?.day ?? today
  const [rows, anotherDay] = [await listInterviews(db, day, today), await listAnotherDay(db)]
  return { day, today, rows, anotherDay, days }
})

const requireHeld = async (db: Db, id: string, now: Date) => {
  const held = await findHeld(db, id, now)
  if (!held) throw new Refusal(404, 'There is no such question. It may have been erased.')
  return held
}

type Work = (trx: Db, held: HeldQuestion, entry: ListedEntry, by: By) => Promise<NewChange[]>

/** Changes a question, raises the version of its submission, and answers with the submission. */
const changeHeld = async (context: OfficeContext, details: string, work: Work) => {
  const { database, now } = context
  const id = context.param('id')
  const { reference } = await requireHeld(database.db, id, now())
  const workOnHeld = async (trx: Db, entry: ListedEntry, by: By) => {
    const changes = await work(trx, await requireHeld(trx, id, now()), entry, by)
    await changeEntries(trx, [reference], {})
    return changes
  }
  return change(context, details, workOnHeld, reference)
}

const momentOf = (at: string) => {
  const time = clockInIndia(at).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)
  return `${formatDate(todayInIndia(Date.parse(at)))}, ${timeInWords(time)}`
}

const remind = route('recruiter', 'POST', '/invitations/:id/remind', async (context) => {
  const { config, request, now, runTask } = context
  const { [AGAIN]: again } = toBody(request.body)
  const site = { origin: originOf(request, config), company: config.company, isMailed: isMailed(config) }
  const submission = await changeHeld(context, 'Reminded', async (trx, held, entry, by) => {
    if (held.end !== '') throw new Refusal(409, wordsOf(held.kind).ends[held.end])
    const why = remindRefusals[held.answer]
    if (why) throw new Refusal(409, why)
    if (again !== true && isReminded(held, now().getTime()))
      throw fieldRefused(AGAIN, `Reminded on ${momentOf(held.remindedAt)}.`, 409)
    if (await findToSend(trx, held.references))
      throw new Refusal(409, "Something else waits in 'To send' for this applicant. Tell that first.")
    const language = languageIn(entry)
    const values = (await valuesOf(trx, entry, site))[language]
    const texts = await readAnswerTexts(trx)
    const text =
      held.kind === 'interview'
        ? fillAnswer(withBring(texts('reminder', language), held.bring), {
            ...values,
            ...invitationValues(held, language, site),
          })
        : fillAnswer(texts('asked', language), {
            ...values,
            ...(await sendingValues(trx, { ...held, job_id: held.jobId }, language, {
              ...site,
              today: todayOf(context),
            })),
          })
    const { email } = await reachOf(trx, entry, site.isMailed)
    const how = email === null ? ({ way: 'later', why: 'no_email' } as const) : ({ way: 'email' } as const)
    await markQuestion(trx, held.id, { reminded_at: by.at })
    await tellAll(trx, [{ entry, others: [], text }], {
      ...how,
      state: entry.state,
      by,
      log: context.log,
    })
    return []
  })
  // The answer does not wait for the mail server.
  void runTask('mail')
  return submission
})

const mark = route('recruiter', 'PUT', '/invitations/:id/came', (context) => {
  const { came } = toBody(context.request.body)
  if (came !== 'yes' && came !== 'no' && came !== '') throw invalidRequest()
  return changeHeld(context, 'Whether the applicant came', async (trx, held) => {
    if (held.day > todayOf(context)) throw new Refusal(409, 'This day has not come yet.')
    if (held.came === came) return []
    await markQuestion(trx, held.id, { came })
    return [{ what: 'came', value: came }]
  })
})

/** Notes what an applicant answered on the phone. */
const answer = route('recruiter', 'PUT', '/invitations/:id/answer', (context) => {
  const { answer: written } = toBody(context.request.body)
  return changeHeld(context, 'Answered by phone', async (trx, held, _entry, by) => {
    const given = typeof written === 'string' ? answerOf(held.kind, written) : undefined
    if (!given) throw invalidRequest()
    if (held.end !== '') throw new Refusal(409, wordsOf(held.kind).ends[held.end])
    await markQuestion(trx, held.id, { answer: given, answered_at: by.at })
    return [{ what: 'heard', value: given }]
  })
})

export const interviewRoutes = [list, remind, mark, answer]

import { company } from '@/domain/company'
import type { Language } from '@/domain/languages'
import { type ToldState, withBring, withOtherJobs } from '@/domain/office/answers'
import type { BulkAnswer } from '@/domain/office/bulk'
import type { InvitationDetails } from '@/domain/office/inbox'
import { written } from '@/domain/written'
import { type Near, nearOf } from '../../repositories/lookups'
import { newInvitationId } from '../../repositories/tokens'
import type { ToldEntry } from '../../repositories/office/tellMany'
import type { Db } from '../../database/schema'
import { type AnswerTexts, readAnswerTexts } from './answerTexts'
import {
  type DraftNeeds,
  draftText,
  languageIn,
  type Lines,
  NO_LINES,
  similarLines,
  similarText,
} from './drafts'
import { invitationValues, valuesNear } from './fieldValues'

/** The text for a submission, and the invitation that it holds. */
type Written = { language: Language; text: string; invitation?: InvitationDetails & { id: string } }

/** The others are told by the same text. */
export type WriteText = (entry: ToldEntry, others?: readonly ToldEntry[]) => Written

const placeKey = ({ jobId, place, about }: ToldEntry) => `${jobId} ${place} ${about}`

/** Everything that texts need is read first, as a transaction blocks the database. */
export const textWriter = async (
  db: Db,
  needs: DraftNeeds,
  { state, answer }: { state: ToldState; answer: BulkAnswer },
  entries: readonly ToldEntry[],
): Promise<WriteText> => {
  const stored = await readAnswerTexts(db)
  const texts: AnswerTexts = (key, language) =>
    answer.invitation ? withBring(stored(key, language), answer.invitation.bring) : stored(key, language)
  const near = new Map<string, Near>()
  const similar = new Map<string, Lines>()
  const nearFor = (entry: ToldEntry) =>
    near.get(placeKey(entry)) ?? { about: entry.about, where: '', phone: company.phone }
  for (const entry of entries) {
    if (!near.has(placeKey(entry))) near.set(placeKey(entry), await nearOf(db, entry))
    if (answer.similar && !similar.has(entry.jobId))
      similar.set(entry.jobId, await similarLines(entry.jobId, needs))
  }
  return (entry, others = []) => {
    const language = languageIn(entry)
    const invitation = answer.invitation && { ...answer.invitation, id: newInvitationId() }
    const values = {
      ...valuesNear(entry, nearFor(entry), needs)[language],
      ...(invitation && invitationValues(invitation, language, needs)),
    }
    const own = draftText(texts, state, language, { values, reason: answer.reason })
    const named = (one: ToldEntry) => ({ ...one, about: written(language, nearFor(one), 'about').text })
    const text = withOtherJobs(own, language, named(entry), others.map(named))
    const jobs = similarText(texts, language, values, similar.get(entry.jobId) ?? NO_LINES)
    return { language, text: jobs ? `${text}\n\n${jobs}` : text, invitation }
  }
}

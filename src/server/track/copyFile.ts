import type { Readable } from 'node:stream'
import type { I18n } from '@lingui/core'
import { answerWays } from '@/domain/submissions/answers'
import { APPLICANT_NAME } from '@/domain/submissions/inbox'
import { changeSummary } from '@/domain/submissions/inboxChange'
import type { Tracked } from '@/domain/submissions/track'
import type { Db } from '../database/schema'
import { zipOf } from '../files/zipStream'
import { addFiles, filePathsOf } from '../staff/exports'
import { copyText, isOfApplicant, type PersonalData, readPersonalData } from './copyText'
import { findSent, readTracked, type TrackNeeds } from './tracked'

/** Leaves out fields that only the page needs or that the copy has in words. */
const withoutPage = ({
  copyUrl: _copyUrl,
  canAsk: _canAsk,
  takeBackUntil: _takeBackUntil,
  codes: _codes,
  answers: _answers,
  invitationUrl: _url,
  invitationDay: _day,
  questionUrl: _question,
  ...tracked
}: Tracked) => tracked

/** For programs, in English. Names of the staff are left out. */
const dataOf = ({ entry, tracked, tags, notes, answers, questions, placement, changes }: PersonalData) => ({
  ...withoutPage(tracked),
  tags,
  notes: notes.map(({ at, text }) => ({ at, text })),
  told: answers.map(({ way, ...answer }) => ({ ...answer, way: answerWays[way] })),
  questions,
  placement,
  source: entry.source,
  language: entry.language,
  changes: changes.map((change) => ({
    at: change.at,
    what: changeSummary(change, entry.kind),
    by: isOfApplicant(change) ? APPLICANT_NAME : 'the staff',
  })),
})

/** An archive of all that is held of a submission: a text for people, JSON for programs, and the files. Undefined where it was erased. */
export const copyOf = async (
  db: Db,
  reference: string,
  needs: TrackNeeds,
  i18n: I18n,
): Promise<Readable | undefined> => {
  const found = await findSent(db, reference)
  if (!found) return undefined
  const held = await readPersonalData(db, found.entry, await readTracked(db, found, needs, i18n))
  const files = await filePathsOf(db, found.entry.kind, reference)
  return zipOf(async (add) => {
    await add(`${reference}.txt`, Buffer.from(copyText(held, i18n)))
    await add(`${reference}.json`, Buffer.from(JSON.stringify(dataOf(held), undefined, 2)))
    await addFiles(
      db,
      add,
      files.map(({ file, name }) => ({ file, path: `files/${name}` })),
    )
  })
}

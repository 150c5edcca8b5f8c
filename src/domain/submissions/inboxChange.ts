import { SERVER } from '../office/log'
import { formatDate } from '../site/calendar'
import { capitalized } from '../text/display'
import { answerWays } from './answers'
import {
  APPLICANT,
  APPLICANT_NAME,
  type AccountName,
  type InboxChange,
  type InboxChangeKind,
  type InboxKind,
  type Submission,
} from './inbox'
import { answerWord, type QuestionAnswer } from './questions'
import { stateLabel, type SubmissionState } from './states'

/** The words after the name of the account, and those for the result; {} is the value. */
const words: Record<InboxChangeKind | 'unassigned' | 'stays', readonly [did: string, done: string]> = {
  state: ['changed the state to {}', '{}'],
  assignee: ['assigned it to {}', 'Assigned to {}'],
  unassigned: ['unassigned it', 'No longer assigned'],
  tag_added: ["added the tag '{}'", "Tagged '{}'"],
  tag_removed: ["removed the tag '{}'", "Tag '{}' removed"],
  note: ['added a note', 'Note added'],
  merged: ['merged another submission with it', 'Another submission merged with it'],
  merged_away: ['merged it with another submission', 'Merged with another submission'],
  separated: ['separated it from another submission', 'Separated from another submission'],
  corrected: ['corrected the {}', 'Correction of the {}'],
  taken_back: ['took it back to {}', 'Taken back to {}'],
  disclosed: ['recorded that it was disclosed to {}', 'Disclosed to {}'],
  told: ['answered the applicant {}', 'Answered {}'],
  not_delivered: ['could not deliver an e-mail to the applicant', 'E-mail not delivered'],
  not_told: ['decided that no message is needed', 'No message needed'],
  asked: ['asked about it', 'Asked about'],
  invited: ['invited the applicant for {}', 'Invited for {}'],
  asked_to_send: ['asked whether {} may be shown it', 'Asked whether {} may be shown it'],
  heard: ["heard by phone: '{}'", "Heard by phone: '{}'"],
  question_answered: ["answered: '{}'", "Answered: '{}'"],
  came: ['noted that the applicant {}', 'The applicant {}'],
  placed: ['recorded the placement', 'Placement recorded'],
  left: ['recorded that the applicant left on {}', 'Left on {}'],
  stays: ['took back that the applicant left', 'Leaving taken back'],
}

/** The words for a value that was removed. */
const taken: Partial<Record<InboxChangeKind, 'unassigned' | 'stays'>> = {
  assignee: 'unassigned',
  left: 'stays',
}

/** Fields that the applicant may correct. */
const corrected: Readonly<Record<string, string>> = { email: 'email address', mobile: 'mobile number' }

const came: Readonly<Record<string, string>> = {
  yes: 'came',
  no: 'did not come',
  '': 'has not come yet',
}

/** Formats values that are not words. */
const shown: Partial<Record<InboxChangeKind, Readonly<Record<string, string>>>> = {
  corrected,
  told: answerWays,
  came,
}

const shownValue = ({ what, value }: InboxChange, kind: InboxKind | undefined) => {
  if (what === 'state' || what === 'taken_back') return stateLabel(value as SubmissionState, kind)
  if (what === 'question_answered' || what === 'heard') return answerWord(value as QuestionAnswer)
  return what === 'invited' || what === 'left' ? formatDate(value) : (shown[what]?.[value] ?? value)
}

const worded = (change: InboxChange, kind: InboxKind | undefined) => {
  const { what, value } = change
  const [did, done] = words[(value === '' && taken[what]) || what]
  const text = shownValue(change, kind)
  return { did: did.replace('{}', () => text), done: done.replace('{}', () => text) }
}

/** The names of actors that are not accounts. */
const names: Readonly<Record<string, string>> = { [APPLICANT]: APPLICANT_NAME, [SERVER]: 'the server' }

export const nameOf = ({ id, name }: AccountName) => (names[id] ?? name) || 'A former colleague'

/** 'Shortlisted', 'Assigned to Asha'. */
export const changeSummary = (change: InboxChange, kind: InboxKind) => worded(change, kind).done

const list = new Intl.ListFormat('en-GB')

export const changesSince = ({ changes }: Pick<Submission, 'changes'>, version: number) =>
  changes.filter((change) => change.version > version)

/** The changes of a submission of this kind with their accounts, in order of time: 'Asha changed the state to Shortlisted and added a note.' */
export const describeChanges = (changes: readonly InboxChange[], kind: InboxKind | undefined) => {
  const parts: { account: AccountName; did: string[] }[] = []
  for (const change of [...changes].sort((one, other) => one.version - other.version)) {
    const { account } = change
    const last = parts[parts.length - 1]
    const { did } = worded(change, kind)
    if (last?.account.id === account.id) last.did.push(did)
    else parts.push({ account, did: [did] })
  }
  return parts.map(({ account, did }) => `${capitalized(nameOf(account))} ${list.format(did)}.`).join(' ')
}

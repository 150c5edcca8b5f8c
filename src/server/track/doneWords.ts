import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDate } from '@/domain/site/calendar'
import { invitationAnswers, isInvitationAnswer } from '@/domain/submissions/invitation'
import type { InboxChange, InboxChangeKind, InboxKind } from '@/domain/submissions/inbox'
import { isState } from '@/domain/submissions/states'
import { stateMessages } from '@/domain/submissions/stateMessages'

/** The word for a state, as its sender reads it. */
export const wordOf = (state: string, kind: InboxKind, i18n: I18n) => {
  const message = isState(state) ? stateMessages[kind][state] : undefined
  return message ? i18n._(message.word) : state
}

type Words = (value: string, i18n: I18n, kind: InboxKind) => string

/** The words for a value of a few. */
const oneOf =
  (messages: Record<string, MessageDescriptor>): Words =>
  (value, i18n) => {
    const message = messages[value]
    return message ? i18n._(message) : value
  }

/** The words for each change of a submission; null for what is the work of the office alone. */
const words: Record<InboxChangeKind, Words | null> = {
  state: (value, i18n, kind) => wordOf(value, kind, i18n),
  taken_back: (value, i18n, kind) => {
    const word = wordOf(value, kind, i18n)
    return i18n._(msg`Taken back to ${word}`)
  },
  corrected: oneOf({
    email: msg`Correction of the email address`,
    mobile: msg`Correction of the mobile number`,
  }),
  told: oneOf({
    email: msg`Told by e-mail`,
    whatsapp: msg`Told on WhatsApp`,
    phone: msg`Called`,
  }),
  asked: oneOf({ '': msg`Asked about` }),
  invited: (value, i18n) => {
    const day = formatDate(value)
    return i18n._(msg`Invited for ${day}`)
  },
  invitation_answered: (value, i18n) => {
    const answer = isInvitationAnswer(value) ? i18n._(invitationAnswers[value]) : value
    return i18n._(msg`Invitation answered: '${answer}'`)
  },
  came: oneOf({
    yes: msg`The applicant came`,
    no: msg`The applicant did not come`,
    '': msg`The applicant has not come yet`,
  }),
  placed: oneOf({ '': msg`Placement recorded` }),
  left: (value, i18n) => {
    const day = formatDate(value)
    return day === '' ? i18n._(msg`Leaving taken back`) : i18n._(msg`Left on ${day}`)
  },
  assignee: null,
  tag_added: null,
  tag_removed: null,
  note: null,
  merged: null,
  merged_away: null,
  separated: null,
  disclosed: null,
  not_delivered: null,
  not_told: null,
}

/** The changes that a copy tells. */
export const toldChanges = (Object.keys(words) as InboxChangeKind[]).filter((what) => words[what])

export const doneIn = ({ what, value }: InboxChange, kind: InboxKind, i18n: I18n) =>
  words[what]?.(value, i18n, kind) ?? value

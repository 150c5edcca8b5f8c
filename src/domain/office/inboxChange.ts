import {
  submissionStates,
  type AccountName,
  type InboxChange,
  type InboxChangeKind,
  type InboxEntry,
  type SubmissionState,
} from './inbox'

const stateOf = (value: string) => submissionStates[value as SubmissionState]
const nobodyOr = (name: string) => name || 'nobody'

type Words = {
  /** What follows the name of who did it. */
  did: (value: string) => string
  /** What is there since then. */
  done: (value: string) => string
}

/** What the staff do to a submission, in words. */
const words = {
  state: { did: (value) => `changed the state to ${stateOf(value)}`, done: stateOf },
  assignee: { did: (name) => `gave it to ${nobodyOr(name)}`, done: (name) => `Given to ${nobodyOr(name)}` },
  tag_added: { did: (tag) => `added the tag '${tag}'`, done: (tag) => `Tagged '${tag}'` },
  tag_removed: { did: (tag) => `removed the tag '${tag}'`, done: (tag) => `Tag '${tag}' removed` },
  note: { did: () => 'added a note', done: () => 'Note added' },
  merged: { did: () => 'merged another submission with it', done: () => 'Another submission merged with it' },
  merged_away: {
    did: () => 'merged it with another submission',
    done: () => 'Merged with another submission',
  },
  separated: {
    did: () => 'separated it from another submission',
    done: () => 'Separated from another submission',
  },
} satisfies Record<InboxChangeKind, Words>

/** The notes of a submission tell by themselves who added them. */
export const isNote = ({ what }: InboxChange) => what === 'note'

export const nameOf = ({ name }: AccountName) => name || 'Somebody who left'

/** 'Shortlisted', 'Given to Asha'. */
export const doneBy = ({ what, value }: InboxChange) => words[what].done(value)

const joined = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`

/** What was changed after a version. */
export const changesSince = ({ changes }: Pick<InboxEntry, 'changes'>, version: number) =>
  changes.filter((change) => change.version > version)

/** What was done by whom, in the order in which it was done: 'Asha changed the state to Shortlisted and added a note.' */
export const tellChanges = (changes: readonly InboxChange[]) => {
  const turns: { account: AccountName; did: string[] }[] = []
  for (const { account, what, value } of [...changes].sort((one, other) => one.version - other.version)) {
    const last = turns[turns.length - 1]
    const did = words[what].did(value)
    if (last?.account.id === account.id) last.did.push(did)
    else turns.push({ account, did: [did] })
  }
  return turns.map(({ account, did }) => `${nameOf(account)} ${joined(did)}.`).join(' ')
}

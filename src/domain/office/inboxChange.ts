import {
  submissionStates,
  type AccountName,
  type InboxChange,
  type InboxChangeKind,
  type Submission,
  type SubmissionState,
} from './inbox'

const stateOf = (value: string) => submissionStates[value as SubmissionState]
const nobodyOr = (name: string) => name || 'nobody'

type Words = {
  /** The words after the name of the account. */
  did: (value: string) => string
  /** The words for the result. */
  done: (value: string) => string
}

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

export const nameOf = ({ name }: AccountName) => name || 'Somebody who left'

/** 'Shortlisted', 'Given to Asha'. */
export const doneBy = ({ what, value }: InboxChange) => words[what].done(value)

const list = new Intl.ListFormat('en-GB')

export const changesSince = ({ changes }: Pick<Submission, 'changes'>, version: number) =>
  changes.filter((change) => change.version > version)

/** The changes with their accounts, in order of time: 'Asha changed the state to Shortlisted and added a note.' */
export const describeChanges = (changes: readonly InboxChange[]) => {
  const parts: { account: AccountName; did: string[] }[] = []
  for (const { account, what, value } of [...changes].sort((one, other) => one.version - other.version)) {
    const last = parts[parts.length - 1]
    const did = words[what].did(value)
    if (last?.account.id === account.id) last.did.push(did)
    else parts.push({ account, did: [did] })
  }
  return parts.map(({ account, did }) => `${nameOf(account)} ${list.format(did)}.`).join(' ')
}

import {
  submissionStates,
  type AccountName,
  type InboxChange,
  type InboxChangeKind,
  type Submission,
  type SubmissionState,
} from './inbox'

/** The words after the name of the account, and those for the result; {} is the value. */
const words: Record<InboxChangeKind, readonly [did: string, done: string]> = {
  state: ['changed the state to {}', '{}'],
  assignee: ['gave it to {}', 'Given to {}'],
  tag_added: ["added the tag '{}'", "Tagged '{}'"],
  tag_removed: ["removed the tag '{}'", "Tag '{}' removed"],
  note: ['added a note', 'Note added'],
  merged: ['merged another submission with it', 'Another submission merged with it'],
  merged_away: ['merged it with another submission', 'Merged with another submission'],
  separated: ['separated it from another submission', 'Separated from another submission'],
}

/** A state by its label; an assignee may be missing. */
const worded = (template: string, { what, value }: InboxChange) =>
  template.replace('{}', () =>
    what === 'state' ? submissionStates[value as SubmissionState] : value || 'nobody',
  )

export const nameOf = ({ name }: AccountName) => name || 'Somebody who left'

/** 'Shortlisted', 'Given to Asha'. */
export const doneBy = (change: InboxChange) => worded(words[change.what][1], change)

const list = new Intl.ListFormat('en-GB')

export const changesSince = ({ changes }: Pick<Submission, 'changes'>, version: number) =>
  changes.filter((change) => change.version > version)

/** The changes with their accounts, in order of time: 'Asha changed the state to Shortlisted and added a note.' */
export const describeChanges = (changes: readonly InboxChange[]) => {
  const parts: { account: AccountName; did: string[] }[] = []
  for (const change of [...changes].sort((one, other) => one.version - other.version)) {
    const { account } = change
    const last = parts[parts.length - 1]
    const did = worded(words[change.what][0], change)
    if (last?.account.id === account.id) last.did.push(did)
    else parts.push({ account, did: [did] })
  }
  return parts.map(({ account, did }) => `${nameOf(account)} ${list.format(did)}.`).join(' ')
}

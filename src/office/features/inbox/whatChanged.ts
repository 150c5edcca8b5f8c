import { submissionStates, type InboxEntry } from '@/domain/office/inbox'

const listed = (tags: readonly string[]) => (tags.length > 0 ? tags.join(', ') : 'none')

/** What others did to a submission between two readings. */
export const whatChanged = (before: InboxEntry, now: InboxEntry) => {
  const [from, to] = [before.row, now.row]
  const known = new Set(before.notes.map(({ id }) => id))
  const changes = [
    ...(from.state === to.state ? [] : [`the state is now '${submissionStates[to.state]}'`]),
    ...(from.assignee?.id === to.assignee?.id
      ? []
      : [`the assignee is now ${to.assignee?.name ?? 'nobody'}`]),
    ...(listed(from.tags) === listed(to.tags) ? [] : [`the tags are now ${listed(to.tags)}`]),
    ...now.notes.filter(({ id }) => !known.has(id)).map(({ account }) => `${account.name} added a note`),
  ]
  const what = changes.length > 0 ? `: ${changes.join(', ')}` : ''
  return `Somebody changed this submission meanwhile${what}.`
}

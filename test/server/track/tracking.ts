import type { Submission } from '@/domain/submissions/inbox'
import type { Tracked } from '@/domain/submissions/track'
import { insertDisclosures } from '@/server/repositories/office/disclosures'
import { applicationForm } from '@test/support/builders'
import { APPLY, type InboxServer } from '../office/inboxServer'

type Server = { origin: string }

/** Asks as the page `/track` does; `text` is the answer as it came. */
export const track = async (
  { origin }: Server,
  path: '' | '/correct' | '/withdraw' | '/take-back' | '/ask' | '/erase',
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(`${origin}/api/track${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(fields),
  })
  const text = await response.text()
  const body = JSON.parse(text) as { message?: string; data?: Tracked; problems?: unknown }
  return { code: response.status, headers: response.headers, text, ...body }
}

export const NOT_FOUND = 'No submission has this reference and these digits.'

/** The address of a submission in the office. */
export const at = (reference: string, rest = '') => `/submissions/${reference}${rest}`

/** What senders and the office do, in the suites of a server. */
export const tracking = (office: InboxServer) => {
  let sent = 0
  return {
    /** An application of a person of their own, with the last digits of its number. */
    apply: async (changes: Record<string, string | File> = {}) => {
      sent += 1
      const mobile = `98262${`${sent}`.padStart(5, '0')}`
      const sentAt = new Date(Date.UTC(2026, 0, 1, 0, sent)).toISOString()
      const form = applicationForm({ mobile, email: `${sent}@sender.example`, ...changes })
      const { reference } = await office.send(sentAt, APPLY, form)
      return { reference, last4: mobile.slice(-4), mobile, at: sentAt }
    },
    patch: (reference: string, version: number, state: string) =>
      office.as('recruiter').patch<Submission & { message: string }>(at(reference), { version, state }),
    disclose: (reference: string, recipient: string) =>
      insertDisclosures(office.db, [
        { reference, recipient, at: '2026-03-06T10:00:00.000Z', account_id: '', way: 'noted' },
      ]),
    historyOf: async (reference: string) =>
      (await office.open(reference)).changes.map(({ what, value, account }) => [what, value, account.name]),
  }
}

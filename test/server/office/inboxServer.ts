import type { Submission, InboxPage } from '@/domain/submissions/inbox'
import { stateLabel, type SubmissionState } from '@/domain/submissions/states'
import type { Role } from '@/domain/office/account'
import { changeEntries, recordChanges } from '@/server/repositories/office/inboxChanges'
import { insertLogLines } from '@/server/repositories/office/log'
import { post } from '@test/support/server'
import { startOffice, type OfficeClient } from './officeServer'

/** Later than anything that is sent. */
const TODAY = Date.parse('2026-03-06T10:00:00.000Z')

/** The office on a day of its own, with a clock that moves on whenever it is read, and the forms of the site. */
export const startInbox = async (overrides: Parameters<typeof startOffice>[0] = {}) => {
  let time = TODAY
  let sendingAt: string | undefined
  const now = () => (sendingAt === undefined ? new Date((time += 1)) : new Date(sendingAt))
  const office = await startOffice({ now, ...overrides })
  const list = async (query: Record<string, string> = {}, client: OfficeClient = office.as('reader')) => {
    const { code, body } = await client.get<InboxPage>(`/submissions?${new URLSearchParams(query)}`)
    if (code !== 200) throw new Error(`${code}: ${JSON.stringify(body)}`)
    return body
  }
  return {
    ...office,
    list,
    /** The names on a page, in its order. */
    names: async (query: Record<string, string> = {}) => (await list(query)).rows.map(({ name }) => name),
    /** Sends a form of the site at a time, and returns its line of the inbox. */
    send: async (at: string, path: string, form: FormData) => {
      sendingAt = at
      const answer = await post(office, path, form)
      sendingAt = undefined
      if (answer.code !== 200) throw new Error(answer.message)
      const { rows } = await list({ from: at, to: at })
      const [row] = rows
      if (!row || rows.length > 1) throw new Error('Each submission of a test has a time of its own.')
      return row
    },
    /** Gives a submission a state, as telling it does, and tells nobody. */
    setState: async (reference: string, state: SubmissionState, role: Role = 'recruiter') => {
      const { id: accountId, email: account } = office.accountOf(role)
      const at = now().toISOString()
      const details = `State: ${stateLabel(state)}`
      await changeEntries(office.db, [reference], { state, stateAt: at })
      await recordChanges(office.db, [reference], { at, accountId }, [{ what: 'state', value: state }])
      await insertLogLines(office.db, [
        { action: 'submission_changed', subject: reference, details, at, account, address: '' },
      ])
    },
    open: async (reference: string, client: OfficeClient = office.as('recruiter')) =>
      (await client.get<Submission>(`/submissions/${reference}`)).body,
  }
}

export type InboxServer = Awaited<ReturnType<typeof startInbox>>

export const APPLY = '/web/job/apply-for-post'
export const RESUME = '/web/resume/save'
export const INTERNSHIP = '/web/internship/save'
export const ENQUIRY = '/web/manpower-enquiry/save'
export const MESSAGE = '/web/contact-form/save'

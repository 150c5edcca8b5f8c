import { DUPLICATE_WITHIN_DAYS } from '@/domain/office/inbox'
import type { Db, SubmissionTable } from '../../database/schema'

const WITHIN_MS = DUPLICATE_WITHIN_DAYS * 24 * 60 * 60 * 1000
/** Further submissions of one person are not looked at. */
const LOOKED_AT = 2000

type Contact = { mobile: string; email: string }

type Sent = Contact & {
  reference: string
  kind: SubmissionTable
  jobId: string
  receivedAt: string
  mergedInto: string | null
}

const given = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '')

/** The entries with one of these mobile numbers or email addresses, in any order: sorting would read all entries. */
export const ofSamePeople = (db: Db, sent: readonly Contact[]) => {
  const mobiles = given(sent.map(({ mobile }) => mobile))
  const emails = given(sent.map(({ email }) => email))
  return db
    .selectFrom('inbox_entry')
    .where((build) =>
      build.or([
        ...(mobiles.length > 0 ? [build('mobile', 'in', mobiles)] : []),
        ...(emails.length > 0 ? [build('email', 'in', emails)] : []),
      ]),
    )
    .limit(LOOKED_AT)
}

const isSame = (one: string, other: string) => one !== '' && one === other

/** Whether one person sent both, by their mobile numbers and email addresses. */
export const areOfSamePerson = (one: Contact, other: Contact) =>
  isSame(one.mobile, other.mobile) || isSame(one.email, other.email)

/** Whether one of them may be the other sent again. */
export const areDuplicates = (one: Sent, other: Sent) =>
  one.reference !== other.reference &&
  one.mergedInto === null &&
  other.mergedInto === null &&
  one.kind === other.kind &&
  one.jobId === other.jobId &&
  areOfSamePerson(one, other) &&
  Math.abs(Date.parse(one.receivedAt) - Date.parse(other.receivedAt)) <= WITHIN_MS

/** Those of these entries of which there is a possible duplicate. */
export const findDuplicates = async (db: Db, sent: readonly Sent[]) => {
  const others = await ofSamePeople(db, sent)
    .select(['reference', 'kind', 'job_id as jobId', 'mobile', 'email'])
    .select(['received_at as receivedAt', 'merged_into as mergedInto'])
    .execute()
  return new Set(
    sent.filter((one) => others.some((other) => areDuplicates(one, other))).map(({ reference }) => reference),
  )
}

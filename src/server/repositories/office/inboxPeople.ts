import { DUPLICATE_WITHIN_DAYS } from '@/domain/office/inbox'
import type { Db, InboxEntryTable } from '../../database/schema'

const WITHIN_MS = DUPLICATE_WITHIN_DAYS * 24 * 60 * 60 * 1000
/** Further submissions of one person are not looked at. */
const LOOKED_AT = 2000

type Sent = Pick<
  InboxEntryTable,
  'reference' | 'kind' | 'job_id' | 'mobile' | 'email' | 'received_at' | 'merged_into'
>

const given = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '')

/** The entries with one of these mobile numbers or email addresses, in any order: sorting would read all entries. */
export const ofSamePeople = (db: Db, sent: readonly Pick<Sent, 'mobile' | 'email'>[]) => {
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
export const areOfSamePerson = (one: Pick<Sent, 'mobile' | 'email'>, other: Pick<Sent, 'mobile' | 'email'>) =>
  isSame(one.mobile, other.mobile) || isSame(one.email, other.email)

/** Whether one of them may be the other sent again. */
export const areDuplicates = (one: Sent, other: Sent) =>
  one.reference !== other.reference &&
  one.merged_into === null &&
  other.merged_into === null &&
  one.kind === other.kind &&
  one.job_id === other.job_id &&
  areOfSamePerson(one, other) &&
  Math.abs(Date.parse(one.received_at) - Date.parse(other.received_at)) <= WITHIN_MS

/** Those of these entries of which there is a possible duplicate. */
export const findDuplicates = async (db: Db, sent: readonly Sent[]) => {
  const others = await ofSamePeople(db, sent)
    .select(['reference', 'kind', 'job_id', 'mobile', 'email', 'received_at', 'merged_into'])
    .execute()
  return new Set(
    sent.filter((one) => others.some((other) => areDuplicates(one, other))).map(({ reference }) => reference),
  )
}

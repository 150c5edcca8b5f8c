import { timingSafeEqual } from 'node:crypto'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { inboxKinds } from '@/domain/office/inbox'
import { stateLabel } from '@/domain/office/states'
import { withQuery } from '@/domain/paths'
import { trackPaths, type Tracked } from '@/domain/track'
import type { Db } from '../database/schema'
import { nameOf } from '../repositories/lookups'
import { keyedHash } from '../repositories/meta'
import { listDisclosures } from '../repositories/office/disclosures'
import { findEntry, type ListedEntry } from '../repositories/office/inboxList'
import { listFilesOf } from '../repositories/storedFiles'
import { readFields } from '../repositories/submissions'
import { readableFields, rememberedNames } from '../submissions/readableFields'
import { copiesOf } from './copies'

dayjs.extend(utc)

const COPY_LASTS_MS = 15 * 60_000

const tokenOf = (db: Db, reference: string, until: string) => keyedHash(db, `copy ${reference} ${until}`)

const copyUrlOf = async (db: Db, reference: string, time: Date) => {
  const until = `${time.getTime() + COPY_LASTS_MS}`
  return withQuery(trackPaths.copy, { reference, until, token: await tokenOf(db, reference, until) })
}

/** The reference in the address of a copy; undefined where its token is wrong or has expired. */
export const copiedReference = async (db: Db, query: URLSearchParams, time: Date) => {
  const [reference = '', until = '', token = ''] = ['reference', 'until', 'token'].map(
    (name) => query.get(name) ?? '',
  )
  const right = Buffer.from(await tokenOf(db, reference, until))
  const given = Buffer.from(token)
  const isRight = given.length === right.length && timingSafeEqual(given, right)
  return isRight && Number(until) > time.getTime() ? reference : undefined
}

/** The job of an application, which keeps its position. */
const jobOf = async (db: Db, { jobId, about }: ListedEntry, position = '') => {
  if (jobId === '') return null
  return { id: jobId, position: position || about, isOpen: (await nameOf(db, 'job', jobId)) !== undefined }
}

export type TrackNeeds = {
  now: () => Date
  /** For how many months submissions are kept; 0 without a limit. */
  retentionMonths: () => Promise<number>
}

/** A submission as its sender sees it; undefined where it was erased. */
export const readTracked = async (
  db: Db,
  reference: string,
  { now, retentionMonths }: TrackNeeds,
): Promise<Tracked | undefined> => {
  const entry = await findEntry(db, reference)
  const sent = entry && (await readFields(db, entry.kind, reference))
  if (!sent) return undefined
  const { kind, receivedAt, about } = entry
  const copies = await copiesOf(db, entry)
  // The staff see to the one into which it was merged.
  const { state } = copies.find((one) => one.reference === entry.mergedInto && one.kind === kind) ?? entry
  const fields = await readableFields(kind, sent, rememberedNames(db))
  const files = await listFilesOf(db, kind, reference)
  const disclosures = await listDisclosures(
    db,
    copies.map((one) => one.reference),
  )
  const months = await retentionMonths()
  return {
    reference,
    kind: inboxKinds[kind],
    sentAt: receivedAt,
    about,
    job: await jobOf(db, entry, sent.position),
    state: stateLabel(state, kind),
    isWithdrawn: state === 'withdrawn',
    email: sent.email ?? '',
    mobile: sent.mobile ?? '',
    fields: fields.flatMap(({ label, value }) => (value === '' ? [] : { label, value })),
    files: files.map(({ original_name: name, size }) => ({ name, size })),
    keptUntil: months === 0 ? null : dayjs.utc(receivedAt).add(months, 'month').toISOString(),
    disclosures: disclosures.map(({ recipient, at }) => ({ recipient, at })),
    privacyVersion: sent.privacy_version ?? '',
    copyUrl: await copyUrlOf(db, reference, now()),
  }
}

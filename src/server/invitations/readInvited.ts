import type { I18n } from '@lingui/core'
import type { Company } from '@/domain/content/company'
import type { Invited } from '@/domain/submissions/invitation'
import { localized } from '@/domain/content/localized'
import type { Db } from '../database/schema'
import { employerOf } from '../repositories/jobs'
import { jobContextOf } from '../repositories/lookups'
import { findHeld } from '../repositories/office/interviews'

const TITLE = /^(?:mr|mrs|ms|miss|dr|shri|smt|sri|kumari|km)\.?$/i

/** The first name: 'Asha' of 'Dr. Asha Verma'. */
const firstNameOf = (name: string) => name.split(/\s+/).find((word) => !TITLE.test(word)) ?? ''

/** An invitation as its applicant sees it, in their language, and its submission. */
export const readInvited = async (
  db: Db,
  id: string,
  { company: ours, now, i18n }: { company: Company; now: Date; i18n: I18n },
) => {
  const held = await findHeld(db, id, now)
  if (!held) return undefined
  const { entry, day, time, place, bring, answer, end } = held
  const company = entry.jobId === '' ? '' : await employerOf(db, entry.jobId)
  const near = await jobContextOf(db, entry)
  const invited: Invited = {
    day,
    time,
    place,
    bring,
    position: localized(near, 'about', i18n).text,
    company,
    firstName: firstNameOf(entry.name),
    phone: near.phone || ours.phone,
    answer,
    end,
  }
  return { held, invited }
}

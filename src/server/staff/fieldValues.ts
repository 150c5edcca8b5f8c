import type { Company } from '@/domain/content/company'
import { dayInWords, invitationPath, timeInWords } from '@/domain/submissions/invitation'
import { inEachLanguage, type Language, languagePath } from '@/domain/languages'
import { INDIA_CALLING_CODE } from '@/domain/text/contactLinks'
import { cleanMobile } from '@/domain/text/mobile'
import type { FieldValues } from '@/domain/submissions/answers'
import type { InvitationDetails } from '@/domain/submissions/inbox'
import { invitationProblems } from '@/domain/submissions/invitations'
import { paths, withQuery } from '@/domain/paths'
import { localized } from '@/domain/content/localized'
import { i18nOf } from '@/locales/catalogs'
import type { Db } from '../database/schema'
import { type JobContext, jobContextOf } from '../repositories/lookups'
import { nameForMail } from '../mail/nameForMail'
import type { ListedEntry } from '../repositories/office/inboxList'

const unknown: Record<Language, { name: string; job: string; bring: string }> = {
  en: { name: 'Sir or Madam', job: 'the work you asked for', bring: 'nothing special' },
  hi: { name: 'महोदय/महोदया', job: 'आपके चाहे हुए काम', bring: 'कुछ ख़ास नहीं' },
}

export type Sites = { origin: string; company: Company }

type Valued = Pick<ListedEntry, 'reference' | 'kind' | 'name' | 'about' | 'jobId' | 'place'>

/** The values of the fields of an answer. The place of an application is that of its job. */
export const valuesNear = (
  { reference, kind, name }: Valued,
  near: JobContext,
  { origin, company }: Sites,
): Record<Language, FieldValues> => {
  const common = {
    reference,
    company: company.name,
    phone: near.phone || company.phone,
  }
  // An internship is named by its applicant.
  const aboutIn = (language: Language) => {
    const about = localized(near, 'about', i18nOf(language)).text
    return kind === 'internship' ? nameForMail(about) : about
  }
  return inEachLanguage((language) => ({
    ...common,
    track: origin + languagePath(language, withQuery(paths.track, { reference })),
    name: nameForMail(name) || unknown[language].name,
    job: aboutIn(language) || unknown[language].job,
    place: localized(near, 'where', i18nOf(language)).text,
  }))
}

export const valuesOf = async (db: Db, entry: Valued, sites: Sites) =>
  valuesNear(entry, await jobContextOf(db, entry), sites)

/** The values of the fields of an invitation, as far as they are filled in, with its day and time in words. */
export const invitationValues = (
  invitation: InvitationDetails & { id: string },
  language: Language,
  { origin }: Pick<Sites, 'origin'>,
): FieldValues => {
  const { id, day, time, place, bring } = invitation
  const wrong = new Set(invitationProblems(invitation, '').map(({ field }) => field))
  return {
    ...(!wrong.has('day') && { date: dayInWords(day, language) }),
    ...(!wrong.has('time') && { time: timeInWords(time, language) }),
    ...(!wrong.has('place') && { where: place }),
    bring: bring || unknown[language].bring,
    invitation: origin + languagePath(language, invitationPath(id)),
  }
}

const INDIAN_MOBILE = /^[6-9]\d{9}$/
const ABROAD = /^\+[1-9]\d{7,14}$/
/** The longest number, with its +. */
const LONGEST = 16

/** The digits with which wa.me opens a chat; null for a number that is no mobile. Of two numbers the first counts. */
export const whatsAppDigits = (mobile: string) => {
  const number = cleanMobile(mobile, LONGEST)
  if (INDIAN_MOBILE.test(number)) return INDIA_CALLING_CODE + number
  return ABROAD.test(number) ? number.slice(1) : null
}

import type { FormFields } from '@/api/forms'
import { rowOf, trimmed } from '@/api/wire'
import { MOBILE_CHARACTERS } from '@/domain/site/limits'
import type { FormName } from '@/domain/submissions/nativeForms'
import { typedMobile } from '@/domain/text/mobile'
import { readFromDevice, writeToDevice } from '@/store/deviceStorage'
import type { Details } from './details'
import { PROFILE_KEY } from './draft'
import { noFiles, readFiles, writeFiles } from './profileFiles'

/** The details that a visitor asked this device to remember. Of a file it is the name; `profileFiles` has the content. */
type Profile = Record<string, string>

const VERSION = 1
const PROFILE_MAX = 5000
const TEXT_MAX = 300

const reach = { mobile: 'mobile', email: 'email' }
const contact = { name: 'name', ...reach }
const career = { current_ctc_from: 'ctcFrom', experience_from: 'years', experience_to: 'months' }
const files = { photo: 'photo', resume: 'resume' }
const place = { current_location: 'location' }

/** The fields of each form that others ask for, too, and their details. The same field may have another unit. */
const detailsOf: Record<FormName, Readonly<Record<string, string>>> = {
  application: {
    full_name: 'name',
    ...reach,
    ...career,
    current_ctc_to: 'ctcToThousands',
    ...place,
    ...files,
  },
  enquiry: contact,
  internship: { ...contact, ...place, ...files },
  message: contact,
  resume: { ...contact, ...career, current_ctc_to: 'ctcToLakhs', location_id: 'location', ...files },
}

const known = new Set(Object.values(detailsOf).flatMap((details) => Object.values(details)))

const isOurs = (entry: [string, unknown]): entry is [string, string] => {
  const [detail, value] = entry
  return known.has(detail) && typeof value === 'string' && value.trim() !== '' && value.length <= TEXT_MAX
}

/** Anything in the storage that this site did not write there is ignored. */
const readProfile = (): Profile | undefined => {
  const stored = rowOf(readFromDevice(PROFILE_KEY))
  const isUsable = stored.version === VERSION && JSON.stringify(stored).length <= PROFILE_MAX
  return isUsable ? Object.fromEntries(Object.entries(stored).filter(isOurs)) : undefined
}

/** Keeps the details of a form, and returns whether the browser took them. */
const writeProfile = (form: FormName, values: FormFields) => {
  const before = readProfile() ?? {}
  const now = { ...before }
  for (const [field, detail] of Object.entries(detailsOf[form])) {
    const value = values[field]
    now[detail] = value instanceof File ? value.name : trimmed(value)
  }
  // The other To belongs to the old From.
  if (now.ctcFrom !== before.ctcFrom) delete now[form === 'resume' ? 'ctcToThousands' : 'ctcToLakhs']
  return writeToDevice(PROFILE_KEY, { version: VERSION, ...now })
}

/** What fills in a form; undefined where nothing is remembered. */
export const readDetails = async (form: FormName): Promise<Details | undefined> => {
  const profile = readProfile()
  if (!profile) return undefined
  const texts: Record<string, string> = {}
  const missing: Record<string, string> = {}
  for (const [field, detail] of Object.entries(detailsOf[form])) {
    const text = profile[detail]
    if (text !== undefined) (field in files ? missing : texts)[field] = text
  }
  // As if it were typed there: what is sent is seen.
  if (form === 'application' && texts.mobile) texts.mobile = typedMobile(texts.mobile, MOBILE_CHARACTERS)
  const found = await readFiles(Object.keys(missing)).catch(() => ({}))
  for (const field of Object.keys(found)) delete missing[field]
  return { filled: { ...texts, ...found }, missing }
}

/**
 * Remembers the details of a form that was sent, and resolves with whether the browser keeps them all. Unless the visitor
 * has just asked for that, it changes only what is still there: another tab may have forgotten it.
 */
export const remember = async (form: FormName, values: FormFields, isAsked: boolean) => {
  if (!isAsked && !readProfile()) return true
  if (!writeProfile(form, values)) return false
  if (!('resume' in detailsOf[form])) return true
  const { photo = null, resume = null } = values
  const isKept = await writeFiles({ photo, resume }).then(
    () => true,
    () => photo === null && resume === null,
  )
  // The next form must not ask for a file that was never kept.
  if (!isKept) writeProfile(form, { ...values, ...noFiles })
  return isKept
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { LEAST_PAGE_OPEN_MS, MOBILE_CHARACTERS } from '@/domain/site/limits'
import { endingOf, fileProblem, type FileKind } from '@/domain/submissions/fileKinds'
import { firstFailure, formSentence } from '@/domain/submissions/forms'
import { HONEYPOT_FIELD, PAGE_OPEN_FIELD } from '@/domain/submissions/hiddenFields'
import { NEGOTIABLE, type FormOption } from '@/domain/submissions/options'
import { nameWithEnding } from '@/domain/submissions/wordFiles'
import { cleanEmail } from '@/domain/text/email'
import { cleanMobile } from '@/domain/text/mobile'
import { numbersIn } from '@/domain/text/numbers'
import { onOneLine } from '@/domain/text/oneLine'
import { fieldRefused, INVALID_REQUEST, unprocessable } from '../config/refusal'
import { inspectFile } from '../files/inspectFile'
import type { FileFault } from '../files/word/documentPolicy'
import type { Form, FormField } from './forms'

/** An uploaded file. One over its size limit is cut off, but still longer than the limit. */
export type ReceivedFile = { name: string; type: string; size: number; bytes: Buffer; checksum: string }

export type ReceivedForm = { fields: Map<string, string>; files: Map<string, ReceivedFile> }

export type CheckedFile = Omit<ReceivedFile, 'type'> & { field: string; mediaType: string }

export type CheckedForm = { fields: Record<string, string>; files: CheckedFile[] }

/** U+FFFD replaces bytes that are not UTF-8. */
const UNUSABLE = /[\p{Cc}\p{Cs}\uFFFD]/u
const ALL_UNUSABLE = new RegExp(UNUSABLE, 'gu')
/** As browsers and people write a tick. */
const YES = /^(?:yes|on|true|1)$/i
/** Spaces, formatting characters and letters without a glyph. */
const INVISIBLE = /^[\s\p{Cf}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]*$/u
const LINE_CHARACTERS = /[\t\n\r]/g

const TOO_FAST = msg`The form was sent too quickly. Please try again in a moment.`
export const NO_NUMBER = msg`Please enter a mobile number, for example 9876543210.`
const DIGITS = /^\d+$/

const isOneOf = (options: readonly FormOption[], value: unknown) =>
  options.some((option) => option.value === value)

const isListOf = (options: readonly FormOption[], value: string) => {
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) && list.every((item) => isOneOf(options, item))
  } catch {
    return false
  }
}

/** The label is a message, too. */
const TOO_LONG = msg({ message: '{label} is too long. The limit is {maxCharacters} characters.' })
const UNUSABLE_CHARACTERS = msg({ message: '{label} contains characters that cannot be used.' })

const textProblem = (field: FormField, value: string): MessageDescriptor | undefined => {
  const { label, maxCharacters, isMultiline, options, listOf } = field
  if (value.length > maxCharacters) return { ...TOO_LONG, values: { label, maxCharacters } }
  if (UNUSABLE.test(isMultiline ? value.replace(LINE_CHARACTERS, '') : value))
    return { ...UNUSABLE_CHARACTERS, values: { label } }
  if (value !== '' && options && !isOneOf(options, value)) return INVALID_REQUEST
  return listOf && !isListOf(listOf, value) ? INVALID_REQUEST : undefined
}

/** Digits of any length, since no form asks for a least one, else whole numbers: one from abroad may have been cut. */
const canBeMobile = (mobile: string) =>
  numbersIn(mobile).some(({ length }) => DIGITS.test(mobile) || length >= MOBILE_CHARACTERS)

const checkTexts = (form: Form, fields: Record<string, string>) => {
  for (const [name, field] of Object.entries(form.fields)) {
    const problem = textProblem(field, fields[name] ?? '')
    if (problem) throw fieldRefused(name, problem)
  }
  if (fields.mobile && !canBeMobile(fields.mobile)) throw fieldRefused('mobile', NO_NUMBER)
}

const faultMessages: Record<FileFault, (name: string) => MessageDescriptor> = {
  macros: (name) => msg`${name} contains macros. Please save it without them and choose it again.`,
  program: (name) =>
    msg`${name} contains a program or another file. Please save it without that and choose it again.`,
  bomb: (name) => msg`${name} is too large when unpacked. Please save it again and choose the new file.`,
  remote: (name) =>
    msg`${name} loads a template or an object from elsewhere. Please save it without that and choose it again.`,
}

const RESUME = 'resume'

/** Checks the name, then the size, then the bytes. */
const checkFile = async (field: string, kind: FileKind, sent: ReceivedFile): Promise<CheckedFile> => {
  const file = { ...sent, name: nameWithEnding(sent, sent.bytes) }
  const problem = fileProblem(kind, file)
  if (problem) throw fieldRefused(field, problem, file.size > kind.maxBytes ? 413 : 422)
  const { name } = file
  if (file.size === 0 && field === RESUME) throw fieldRefused(field, msg`${name} is empty.`)
  const { mediaType, fault } = await inspectFile(endingOf(name), file.bytes)
  if (fault) throw fieldRefused(field, faultMessages[fault](name))
  return { ...file, field, mediaType }
}

const checkFiles = async ({ files: kinds }: Form, files: Map<string, ReceivedFile>) => {
  const checked: CheckedFile[] = []
  for (const [field, kind] of Object.entries(kinds)) {
    const file = files.get(field)
    if (file) checked.push(await checkFile(field, kind, file))
  }
  return checked
}

/** Treats a text without a visible character as empty. */
const shown = (text: string) => (INVISIBLE.test(text) ? '' : text)

const cleaned = (field: FormField, sent = '') => {
  const { listOf, options, isOptional, isYesOrNo, isMultiline, maxCharacters } = field
  const text = shown((isMultiline ? sent.replace(/\r\n?/g, '\n') : onOneLine(sent)).trim())
  if (text === '') return listOf ? '[]' : ''
  if (isOptional && options && !isYesOrNo) return isOneOf(options, text) ? text : ''
  if (isYesOrNo) return YES.test(text) ? 'yes' : 'no'
  return isOptional ? text.slice(0, maxCharacters).replace(ALL_UNUSABLE, ' ').trim() : text
}

/** The text fields of a form as they are stored. An optional one that is empty is none. */
export const cleanedFields = (form: Form, received: Map<string, string>) => {
  const fields: Record<string, string> = Object.fromEntries(
    Object.entries(form.fields)
      .map(([name, field]) => [name, cleaned(field, received.get(name))] as const)
      .filter(([name, value]) => value !== '' || !form.fields[name]?.isOptional),
  )
  for (const name of ['mobile', 'guardian_mobile']) if (fields[name]) fields[name] = cleanMobile(fields[name])
  if (fields.email) fields.email = cleanEmail(fields.email)
  // A negotiable CTC has no second figure; the forms clear it, other clients may not.
  if (fields.current_ctc_from === NEGOTIABLE) fields.current_ctc_to = ''
  return fields
}

/** Refuses forms that a program filled in; the messages help a person who was mistaken for one. */
export const refuseSpam = ({ fields }: Pick<ReceivedForm, 'fields'>, phone: string) => {
  if (fields.get(HONEYPOT_FIELD)?.trim())
    throw unprocessable(
      msg`A field of this form that people leave empty was filled in. Please reload the page and type your details by hand, or call us on ${phone}.`,
    )
  const openMs = fields.get(PAGE_OPEN_FIELD)?.trim()
  if (!openMs) return
  if (!/^\d{1,15}$/.test(openMs)) throw unprocessable(INVALID_REQUEST)
  if (Number(openMs) < LEAST_PAGE_OPEN_MS) throw unprocessable(TOO_FAST)
}

/** Checks a form and returns what may be stored. Throws a Refusal for the first fault. */
export const checkForm = async (form: Form, received: ReceivedForm): Promise<CheckedForm> => {
  const fields = cleanedFields(form, received.fields)
  // A rule may ask whether an optional field was sent.
  const asked = [...received.fields].filter(([name]) => form.fields[name])
  const sent = Object.fromEntries<unknown>([...asked, ...Object.entries(fields), ...received.files])
  const failure = firstFailure(form.rules, sent)
  if (failure) throw fieldRefused(failure.field, formSentence(failure))
  checkTexts(form, fields)
  return { fields, files: await checkFiles(form, received.files) }
}

import { endingOf, fileProblem, type FileKind } from '@/domain/fileKinds'
import { NEGOTIABLE, type Option } from '@/domain/options'
import { firstFailure } from '@/domain/rules/firstFailure'
import type { Db } from '../database/schema'
import type { FileFault } from '../files/fault'
import { inspectFile } from '../files/inspectFile'
import { nameOf } from '../repositories/lookups'
import type { Form, FormField } from './forms'
import { INVALID_REQUEST, Refusal, unprocessable } from './refusal'

/** An uploaded file. One over its size limit is cut off, but still longer than the limit. */
export type ReceivedFile = { name: string; size: number; bytes: Buffer; checksum: string }

export type ReceivedForm = { fields: Map<string, string>; files: Map<string, ReceivedFile> }

export type CheckedFile = ReceivedFile & { field: string; mediaType: string }

export type CheckedForm = { fields: Record<string, string>; files: CheckedFile[] }

export const JOB_CLOSED = 'This job is no longer open.'

/** U+FFFD replaces bytes that are not UTF-8. */
const UNUSABLE = /[\p{Cc}\p{Cs}\uFFFD]/u
/** Spaces, formatting characters and letters without a glyph. */
const INVISIBLE = /^[\s\p{Cf}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]*$/u
const LINE_CHARACTERS = /[\t\n\r]/g

const isOneOf = (options: Option[], value: unknown) => options.some((option) => option.value === value)

const isListOf = (options: Option[], value: string) => {
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) && list.every((item) => isOneOf(options, item))
  } catch {
    return false
  }
}

const textProblem = (field: FormField, value: string) => {
  const { label, maxCharacters, isMultiline, options, listOf } = field
  if (value.length > maxCharacters) return `${label} is too long. The limit is ${maxCharacters} characters.`
  if (UNUSABLE.test(isMultiline ? value.replace(LINE_CHARACTERS, '') : value)) {
    return `${label} contains characters that cannot be used.`
  }
  if (value !== '' && options && !isOneOf(options, value)) return INVALID_REQUEST
  return listOf && !isListOf(listOf, value) ? INVALID_REQUEST : undefined
}

const checkTexts = (form: Form, fields: Record<string, string>) => {
  for (const [name, field] of Object.entries(form.fields)) {
    const problem = textProblem(field, fields[name] ?? '')
    if (problem) throw unprocessable(problem)
  }
}

const checkReferences = async (db: Db, form: Form, fields: Record<string, string>) => {
  for (const [name, { refersTo }] of Object.entries(form.fields)) {
    if (!refersTo || (await nameOf(db, refersTo, fields[name] ?? '')) !== undefined) continue
    throw unprocessable(refersTo === 'job' ? JOB_CLOSED : INVALID_REQUEST)
  }
}

const faultMessages: Record<FileFault, (name: string, kind: FileKind) => string> = {
  wrongType: (name, { wrongKind }) => `${name} is not a real ${endingOf(name)} file. ${wrongKind}`,
  otherFormat: (name) => `${name} is not a real ${endingOf(name)} file. Save it as a Word document (.docx).`,
  unreadable: (name) => `${name} is damaged. This file cannot be opened by Word.`,
  locked: (name) =>
    `${name} is locked with a password. Please save it without the password and choose it again.`,
  incomplete: (name) => `${name} is not complete. Please choose it again.`,
  macros: (name) => `${name} contains macros. Please save it without them and choose it again.`,
  program: (name) =>
    `${name} contains a program or another file. Please save it without that and choose it again.`,
  command: (name) =>
    `${name} contains a field that starts another program. Please save it without that and choose it again.`,
  bomb: (name) => `${name} is too large when unpacked. Please save it again and choose the new file.`,
  remote: (name) =>
    `${name} loads a template or an object from elsewhere. Please save it without that and choose it again.`,
}

/** Checks the name, then the size, then the bytes. */
const checkFile = async (field: string, kind: FileKind, file: ReceivedFile): Promise<CheckedFile> => {
  const problem = fileProblem(kind, file)
  if (problem) throw file.size > kind.maxBytes ? new Refusal(413, problem) : unprocessable(problem)
  if (file.size === 0) throw unprocessable(`${file.name} is empty.`)
  const { mediaType, fault } = await inspectFile(endingOf(file.name), file.bytes)
  if (fault) throw unprocessable(faultMessages[fault](file.name, kind))
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

/** A negotiable CTC has no second figure; the forms clear it, other clients may not. */
const clearNegotiableCtc = (fields: Record<string, string>) =>
  fields.current_ctc_from === NEGOTIABLE ? { ...fields, current_ctc_to: '' } : fields

/** The text fields of a form as they are stored. */
export const trimmedFields = (form: Form, fields: Map<string, string>) =>
  clearNegotiableCtc(
    Object.fromEntries(
      Object.entries(form.fields).map(([name, { listOf }]) => [
        name,
        shown(fields.get(name)?.trim().replace(/\r\n?/g, '\n') ?? '') || (listOf ? '[]' : ''),
      ]),
    ),
  )

/** Checks a form and returns what may be stored. Throws a Refusal for the first fault. */
export const checkForm = async (db: Db, form: Form, received: ReceivedForm): Promise<CheckedForm> => {
  const fields = trimmedFields(form, received.fields)
  const failure = firstFailure(form.rules, { ...fields, ...Object.fromEntries(received.files) })
  if (failure) throw unprocessable(failure.message)
  checkTexts(form, fields)
  await checkReferences(db, form, fields)
  return { fields, files: await checkFiles(form, received.files) }
}

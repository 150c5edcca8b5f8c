import { endingOf, fileProblem, type FileKind } from '@/domain/fileKinds'
import { NEGOTIABLE, type Option } from '@/domain/options'
import { firstFailure } from '@/domain/rules/firstFailure'
import type { Db } from '../database/schema'
import { inspectFile } from '../files/inspectFile'
import { INVALID_REQUEST, Refusal, unprocessable } from '../http/reply'
import { exists } from '../repositories/lookups'
import type { Form, FormField } from './forms'
import type { ReceivedFile, ReceivedForm } from '../http/multipart'
import type { FileFault } from '../files/fault'

export type CheckedFile = ReceivedFile & { field: string; mediaType: string }

export type CheckedForm = { fields: Record<string, string>; files: CheckedFile[] }

/** U+FFFD stands where bytes were no UTF-8. */
const UNUSABLE = /[\p{Cc}\p{Cs}\uFFFD]/u
/** Spaces, formatting characters, and letters that are drawn as nothing. */
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
    if (refersTo && !(await exists(db, refersTo, fields[name] ?? ''))) throw unprocessable(INVALID_REQUEST)
  }
}

const faultMessages: Record<FileFault, (name: string, kind: FileKind) => string> = {
  wrongType: (name, { wrongKind }) => `${name} is not a real ${endingOf(name)} file. ${wrongKind}`,
  incomplete: (name) => `${name} is not complete. Please choose it again.`,
  macros: (name) => `${name} holds macros. Please save it without them and choose it again.`,
  program: (name) => `${name} holds a program. Please save it without it and choose it again.`,
  bomb: (name) => `${name} would grow too large when it is opened. Please save it anew and choose it again.`,
  remote: (name) =>
    `${name} would fetch a template or an object from the internet when it is opened. Please save it without that and choose it again.`,
}

/** By name, by size, then by its bytes. */
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

/** Takes the place of a text that shows nothing: such a name is as good as none. */
const shown = (text: string) => (INVISIBLE.test(text) ? '' : text)

/** A CTC that is negotiable has no second figure (spec section 4): the forms clear it, and so it is for other senders. */
const withoutNeedlessCtc = (fields: Record<string, string>) =>
  fields.current_ctc_from === NEGOTIABLE ? { ...fields, current_ctc_to: '' } : fields

/** The texts of a form as they are stored. */
export const trimmedFields = (form: Form, fields: Map<string, string>) =>
  withoutNeedlessCtc(
    Object.fromEntries(
      Object.entries(form.fields).map(([name, { listOf }]) => [
        name,
        shown(fields.get(name)?.trim().replace(/\r\n?/g, '\n') ?? '') || (listOf ? '[]' : ''),
      ]),
    ),
  )

/** What may be stored of a form; the first thing that is wrong with it is thrown as a Refusal. */
export const checkForm = async (db: Db, form: Form, received: ReceivedForm): Promise<CheckedForm> => {
  const fields = trimmedFields(form, received.fields)
  const failure = firstFailure(form.rules, { ...fields, ...Object.fromEntries(received.files) })
  if (failure) throw unprocessable(failure.message)
  checkTexts(form, fields)
  await checkReferences(db, form, fields)
  return { fields, files: await checkFiles(form, received.files) }
}

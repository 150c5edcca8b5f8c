import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { MEGABYTE } from '../site/limits'
import { tidyFileName } from './fileNames'

/** The files that a field accepts: extensions in any case, a size, and the warning about other files. */
export type FileKind<Sentence = MessageDescriptor> = {
  endings: readonly string[]
  /** The server's limit. */
  maxBytes: number
  /** The limit in the browser, where it makes a larger file smaller before it sends it. */
  chosenMaxBytes?: number
  /** The size from which the browser makes a file smaller, if it can. */
  shrinkBytes?: number
  /** Phones hide files from a field that asks for endings: these often come without. A gallery knows pictures by type. */
  isDocument?: boolean
  wrongKind: Sentence
}

const KILOBYTE = 1024

const wordFile = { endings: ['.doc', '.docx'], maxBytes: 5 * MEGABYTE, isDocument: true } as const

export const fileKinds = {
  resume: {
    ...wordFile,
    wrongKind: msg`Please select .doc file. Other type of files are not allowed.`,
  },
  applicationResume: {
    ...wordFile,
    wrongKind: msg`Please select a .doc or .docx file. Other types of files are not allowed.`,
  },
  attachment: {
    ...wordFile,
    endings: ['.pdf', '.doc', '.docx'],
    wrongKind: msg`Please select a .pdf, .doc or .docx file. Other types of files are not allowed.`,
  },
  photo: {
    // Windows names JPEG files of web pages .jfif.
    endings: ['.jpg', '.jpeg', '.jfif', '.png'],
    maxBytes: 2 * MEGABYTE,
    chosenMaxBytes: 12 * MEGABYTE,
    shrinkBytes: 300 * KILOBYTE,
    wrongKind: msg`Please select a .jpg or .png file. Other types of files are not allowed.`,
  },
} as const satisfies Record<string, FileKind>

export const documentTypes: Readonly<Record<string, string>> = {
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.pdf': 'application/pdf',
}

export const endingOf = (name: string) => /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? ''

/** The same kind with the limit that holds for choosing a file in the browser. */
export const chosenKind = <Sentence>(kind: FileKind<Sentence>): FileKind<Sentence> => ({
  ...kind,
  maxBytes: kind.chosenMaxBytes ?? kind.maxBytes,
})

type Limited = Pick<FileKind, 'maxBytes'>

export const megabytesOf = ({ maxBytes }: Limited) => maxBytes / MEGABYTE

export const tooLarge = (kind: Limited, name: string) => {
  const megabytes = megabytesOf(kind)
  return msg`${name} is too large. The limit is ${megabytes} MB.`
}

/** Whether a file is made smaller before it is sent. */
export const isLarge = (file: File, { maxBytes, shrinkBytes = maxBytes }: FileKind) => file.size > shrinkBytes

export const hasRightName = ({ name }: { name: string }, { endings }: FileKind) =>
  endings.includes(endingOf(name))

/** Why a file of this name and size cannot be taken, or undefined where it can. */
export const fileProblem = <Sentence>(kind: FileKind<Sentence>, file: { name: string; size: number }) => {
  if (!kind.endings.includes(endingOf(tidyFileName(file.name)))) return kind.wrongKind
  return file.size > kind.maxBytes ? tooLarge(kind, file.name) : undefined
}

/** The kinds of files of the office have their sentences in English. */
export const fileSentence = (problem: string | MessageDescriptor, i18n: I18n) =>
  typeof problem === 'string' ? problem : i18n._(problem)

/** '840 KB', '2.4 MB'. */
export const fileSize = (bytes: number, i18n: I18n) => {
  if (bytes < KILOBYTE) return i18n._(msg`${bytes} bytes`)
  const kilobytes = Math.round(bytes / KILOBYTE)
  if (kilobytes < KILOBYTE) return i18n._(msg`${kilobytes} KB`)
  const megabytes = (bytes / MEGABYTE).toFixed(1)
  return i18n._(msg`${megabytes} MB`)
}

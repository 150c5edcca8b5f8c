import { MEGABYTE } from './limits'

/** The files that a field accepts: extensions in any case, a size, and the warning about other files. */
export type FileKind = {
  endings: readonly string[]
  /** The server's limit. */
  maxBytes: number
  /** The limit in the browser, where it makes a larger file smaller before it sends it. */
  chosenMaxBytes?: number
  wrongKind: string
}

const wordFile = { endings: ['.doc', '.docx'], maxBytes: 5 * MEGABYTE } as const

export const fileKinds = {
  resume: {
    ...wordFile,
    wrongKind: 'Please select .doc file. Other type of files are not allowed.',
  },
  applicationResume: {
    ...wordFile,
    wrongKind: 'Please select a .doc or .docx file. Other types of files are not allowed.',
  },
  attachment: {
    endings: ['.pdf', '.doc', '.docx'],
    maxBytes: 5 * MEGABYTE,
    wrongKind: 'Please select a .pdf, .doc or .docx file. Other types of files are not allowed.',
  },
  photo: {
    // Windows names JPEG files of web pages .jfif.
    endings: ['.jpg', '.jpeg', '.jfif', '.png'],
    maxBytes: 2 * MEGABYTE,
    chosenMaxBytes: 12 * MEGABYTE,
    wrongKind: 'Please select a .jpg or .png file. Other types of files are not allowed.',
  },
} as const satisfies Record<string, FileKind>

/** The extension of a file name in lower case with its dot; '' without one. */
export const endingOf = (name: string) => /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? ''

/** The same kind with the limit that holds for choosing a file in the browser. */
export const chosenKind = (kind: FileKind): FileKind => ({
  ...kind,
  maxBytes: kind.chosenMaxBytes ?? kind.maxBytes,
})

/** '5 MB'. */
export const sizeLimit = (kind: FileKind) => `${kind.maxBytes / MEGABYTE} MB`

export const tooLargeMessage = (kind: FileKind, name: string) =>
  `${name} is too large. The limit is ${sizeLimit(kind)}.`

/** Why a file of this name and size cannot be taken, or undefined where it can. */
export const fileProblem = (kind: FileKind, file: { name: string; size: number }) => {
  if (!kind.endings.includes(endingOf(file.name))) return kind.wrongKind
  return file.size > kind.maxBytes ? tooLargeMessage(kind, file.name) : undefined
}

const KILOBYTE = 1024

/** '840 KB', '2.4 MB'. */
export const fileSize = (bytes: number) => {
  if (bytes < KILOBYTE) return `${bytes} bytes`
  const kilobytes = Math.round(bytes / KILOBYTE)
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`
}

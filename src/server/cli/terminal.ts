import { getSystemErrorMessage } from 'node:util'
import { type Command, InvalidArgumentError } from 'commander'
import { capitalized, cutText } from '@/domain/text/display'
import { StartError } from '../config/config'
import { isDamage } from '../database/dialects/sqliteCode'
import { codeOf, reasonOf } from '../database/reason'
import { Refusal } from '../config/refusal'

/** Writes a line to the standard output. */
export const print = (line: string) => {
  process.stdout.write(`${line}\n`)
}

const CELL_CHARACTERS_MAX = 60

const withoutControls = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')

/** Text from visitors must not control the terminal. */
export const printable = (text: string) => cutText(withoutControls(text), CELL_CHARACTERS_MAX)

/** Reports a failure on standard error; the command then exits with code 1. */
export const warn = (line: string) => {
  process.stderr.write(`${line.split('\n').map(withoutControls).join('\n')}\n`)
  process.exitCode = 1
}

/** Rows under their headings, without lines. */
export const toTable = (headings: string[], rows: string[][]) => {
  const lines = [headings, ...rows.map((row) => row.map(printable))]
  const widths = headings.map((_heading, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** How the commands are run, for their help. */
export const PROGRAM = 'npm run portal --'

/** Adds examples to the help of a command. */
export const withExamples = (command: Command, ...examples: string[]) =>
  command.addHelpText(
    'after',
    `\n${examples.length === 1 ? 'Example' : 'Examples'}:\n${examples.map((example) => `  ${PROGRAM} ${example}`).join('\n')}`,
  )

/** Checks the name of a file or folder. */
export const parsePath = (text: string) => {
  if (text.trim() === '' || text.includes('\0'))
    throw new InvalidArgumentError('It must be the name of a file or folder.')
  return text
}

const SQLITE_FULL = 13
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT'])

/** The folder of incomplete files, and its content. */
const PART = /[/\\]\.part-\d+-\w+(?:[/\\].*)?$/

/** The message for the person who ran the command. */
export const errorMessage = (error: unknown) => {
  if (error instanceof StartError || error instanceof Refusal) return error.message
  const { errcode, errno, path } = Object(error) as Partial<NodeJS.ErrnoException & { errcode: number }>
  if (errcode === SQLITE_FULL || DISK_FULL.has(codeOf(error))) return 'The disk is full.'
  if (isDamage(error))
    return `The database is damaged (${reasonOf(error)}). ${PROGRAM} check shows what can be done.`
  if (errno !== undefined && path !== undefined)
    return `${capitalized(getSystemErrorMessage(errno))}: ${path.replace(PART, '')}.`
  return `The command failed: ${reasonOf(error)}`
}

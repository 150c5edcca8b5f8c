import { getSystemErrorMessage } from 'node:util'
import { SingleBar } from 'cli-progress'
import Table from 'cli-table3'
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

const BORDERS = ['top', 'bottom', 'left', 'right', 'mid'] as const
const noBorders = Object.fromEntries(
  BORDERS.flatMap((side) => [side, `${side}-mid`, `${side}-left`, `${side}-right`].map((name) => [name, ''])),
)

/** Rows under their headings, without lines. */
export const toTable = (headings: string[], rows: string[][]) => {
  const table = new Table({
    head: headings,
    chars: { ...noBorders, middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  })
  table.push(...rows.map((row) => row.map(printable)))
  return table.toString().replace(/ +$/gm, '')
}

export type Progress = {
  show: (done: number, total: number) => void
  /** Names a step of unknown length. */
  stage: (doing: string) => void
  end: () => void
}

/** A progress bar on a terminal; redirected output has none. */
export const progressBar = (label: string, stream: NodeJS.WritableStream = process.stderr): Progress => {
  const bar = new SingleBar({
    stream,
    format: `${label} [{bar}] {percentage} % {stage}`,
    barCompleteChar: '#',
    barIncompleteChar: '-',
    barsize: 30,
    clearOnComplete: true,
    // Its own handlers would keep Ctrl-C from ending the process.
    gracefulExit: false,
    linewrap: null,
  })
  const update = (done: number, total: number, stage: string) => {
    if (!bar.isActive) bar.start(total, done, { stage })
    bar.setTotal(total)
    bar.update(done, { stage })
  }
  return {
    show: (done, total) => update(done, total, ''),
    stage: (doing) => update(0, 1, doing),
    end: () => bar.stop(),
  }
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

import { SingleBar } from 'cli-progress'
import Table from 'cli-table3'
import { cutText } from '@/domain/display'

/** Writes a line to the standard output. */
export const print = (line: string) => {
  process.stdout.write(`${line}\n`)
}

const CELL_CHARACTERS_MAX = 60

const withoutControls = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')

/** Visitors' texts must not control the terminal. */
export const printable = (text: string) => cutText(withoutControls(text), CELL_CHARACTERS_MAX)

/** Writes lines to the standard error output. */
const printError = (lines: string) => {
  process.stderr.write(`${lines.split('\n').map(withoutControls).join('\n')}\n`)
}

/** Says on standard error what was not done; the command then ends with code 1. */
export const warn = (line: string) => {
  printError(line)
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
  /** Names a step whose length is unknown. */
  stage: (doing: string) => void
  end: () => void
}

/** A progress bar on a terminal; output that is redirected gets none. */
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

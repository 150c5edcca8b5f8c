import { toTable } from '@/server/cli/terminal'

/** The goal of a figure: for it by itself, or for its ratio to the yardstick. */
type Goal = { of: 'figure' | 'ratio'; atMost?: number; atLeast?: number }

/** One line of the report: what we have, the yardstick that was measured in the same go, and the goal. */
export type Figure = {
  what: string
  unit: string
  ours: number
  yardstick?: number
  /** A figure without one is printed for those who want to understand the others. */
  goal?: Goal
}

/** The value below which this part (0 to 1) of the values lies. */
export const percentile = (values: readonly number[], part: number) => {
  const ordered = values.toSorted((one, other) => one - other)
  const place = (ordered.length - 1) * part
  const below = ordered[Math.floor(place)] ?? Number.NaN
  const above = ordered[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

const ratioOf = ({ ours, yardstick }: Figure) => (yardstick === undefined ? undefined : ours / yardstick)

/** A figure that could not be measured meets no goal. */
export const isMissed = (figure: Figure) => {
  const { goal } = figure
  if (!goal) return false
  const reached = goal.of === 'ratio' ? ratioOf(figure) : figure.ours
  if (reached === undefined || Number.isNaN(reached)) return true
  return !(reached <= (goal.atMost ?? Infinity) && reached >= (goal.atLeast ?? -Infinity))
}

const written = (value: number | undefined, unit = '') => {
  if (value === undefined) return ''
  if (Number.isNaN(value)) return 'none'
  const size = Math.abs(value)
  const digits = size >= 100 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`
}

const goalText = ({ goal, unit }: Figure) => {
  if (!goal) return ''
  const suffix = goal.of === 'ratio' ? ' times' : unit && ` ${unit}`
  if (goal.atMost !== undefined) return `≤ ${goal.atMost}${suffix}`
  return `≥ ${goal.atLeast}${suffix}`
}

export const tableOf = (figures: readonly Figure[]) =>
  toTable(
    ['', 'ours', 'yardstick', 'ratio', 'goal', ''],
    figures.map((figure) => [
      figure.what,
      written(figure.ours, figure.unit),
      written(figure.yardstick, figure.unit),
      written(figure.yardstick === 0 ? undefined : ratioOf(figure)),
      goalText(figure),
      figure.goal ? (isMissed(figure) ? 'MISSED' : 'met') : '',
    ]),
  )

/** Tells what is under way on a terminal; a log holds the results alone. */
export const tell = (text: string) => {
  if (process.stderr.isTTY || process.env.BENCH_VERBOSE) process.stderr.write(`  ${text}\n`)
}

/**
 * `npm run bench`: the figures that the site promises, each measured in the same go as its yardstick, and whether its
 * goal is met. `--only <part>` measures a part, `--runs N` takes the medians of so many runs (5), `--pages N` asks for
 * so many pages while memory is watched (50,000). BENCH_VERBOSE shows every run. Ends with code 1 where a goal is missed.
 */
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { api } from './api'
import { filter } from './filter'
import { lighthouse } from './lighthouse'
import { pages } from './pages'
import { isMissed, tableOf, type Figure } from './support/figures'
import { print } from './support/print'
import { typing } from './typing'

type Options = { runs: number; pages: number }
type Part = { title: string; measure: (options: Options) => Promise<Figure[]> }

const parts: Record<string, Part> = {
  lighthouse: { title: 'Lighthouse, mobile; beside static pages without script', measure: lighthouse },
  typing: { title: 'Typing, processor slowed 4 times; beside plain JavaScript', measure: typing },
  filter: { title: 'The filter alone, 100,000 jobs, for each key; beside plain methods', measure: filter },
  pages: { title: 'Pages of one core', measure: pages },
  api: { title: 'Lists on one core, applications, memory', measure: api },
}

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: '50000' },
    },
  })
  const chosen = values.only ?? Object.keys(parts)
  const unknown = chosen.find((name) => !parts[name])
  if (unknown !== undefined) {
    throw new Error(`There is no part '${unknown}', only ${Object.keys(parts).join(', ')}.`)
  }
  const count = (text: string) => Math.max(1, Math.floor(Number(text)) || 1)
  return { chosen, options: { runs: count(values.runs), pages: count(values.pages) } }
}

/** A part that fails has missed its goals, and the others are measured all the same. */
const measurePart = async (
  { title, measure }: Part,
  options: Options,
): Promise<{ goals: number; missed: number }> => {
  print(`\n${title}`)
  try {
    const figures = await measure(options)
    print(tableOf(figures))
    return { goals: figures.filter(({ goal }) => goal).length, missed: figures.filter(isMissed).length }
  } catch (error) {
    print(`could not be measured: ${error instanceof Error ? error.message : String(error)}`)
    return { goals: 1, missed: 1 }
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const { chosen, options } = readOptions()
const [load = 0] = loadavg()
print(
  `${availableParallelism()} cores of ${cpus()[0]?.model}, load ${load.toFixed(1)}, Node ${process.version}, medians of ${options.runs}`,
)
if (load > 0.5)
  print('This machine is busy with something else: times will be longer and less even than they are.')
let goals = 0
let missed = 0
for (const name of chosen) {
  const part = parts[name]
  const result = part ? await measurePart(part, options) : { goals: 0, missed: 0 }
  goals += result.goals
  missed += result.missed
}
print(`\n${goals - missed} goals met, ${missed} missed`)
process.exit(missed > 0 ? 1 : 0)

/**
 * `npm run bench`: the figures that the site promises, each with its goal and Lighthouse's beside a yardstick. `--only <part>`
 * measures one part, `--runs N` takes the median of N runs (5). BENCH_VERBOSE shows every run. Exits with code 1 when a goal
 * is missed.
 */
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { inbox } from './inbox'
import { lighthouse } from './lighthouse'
import { print } from '@/server/cli/terminal'
import { isMissed, tableOf, type Figure } from './support/figures'
import { search } from './search'
import { typing } from './typing'

type Options = { runs: number }
type Part = { title: string; measure: (options: Options) => Promise<Figure[]> }

const parts: Record<string, Part> = {
  lighthouse: { title: 'Lighthouse, mobile; beside static pages with the same content', measure: lighthouse },
  typing: { title: 'Typing into the search of the job list, processor 4 times slower', measure: typing },
  search: { title: 'Searching 10,000 and 30,000 jobs on the server', measure: search },
  inbox: { title: 'The inbox of the office with 100,000 submissions', measure: inbox },
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
  },
})
const chosen = (values.only ?? Object.keys(parts)).map((name) => {
  const part = parts[name]
  if (!part) throw new Error(`There is no part '${name}', only ${Object.keys(parts).join(', ')}.`)
  return part
})
const runs = Math.max(1, Math.floor(Number(values.runs)) || 1)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const [load = 0] = loadavg()
print(
  `${availableParallelism()} cores of ${cpus()[0]?.model}, load ${load.toFixed(1)}, Node ${process.version}, medians of ${runs}`,
)
if (load > 0.5) print('Other programs keep this machine busy: expect longer and less even times.')
let goals = 0
let missed = 0
for (const { title, measure } of chosen) {
  print(`\n${title}`)
  try {
    const figures = await measure({ runs })
    print(tableOf(figures))
    goals += figures.filter(({ goal }) => goal).length
    missed += figures.filter(isMissed).length
  } catch (error) {
    // It counts as one missed goal; the other parts still run.
    print(`could not be measured: ${error instanceof Error ? error.message : String(error)}`)
    goals += 1
    missed += 1
  }
}
print(`\n${goals - missed} goals met, ${missed} missed`)
process.exit(missed > 0 ? 1 : 0)

import { runSource } from './support/children'
import { median, type Figure } from './support/figures'
import type { FilterTimes } from './support/filterJobs'

const JOBS = 100_000
const LIMIT_SECONDS = 900

/** The filter of the domain on 100,000 jobs, beside every plain way to do the same that we know. */
export const filter = async ({ runs }: { runs: number }): Promise<Figure[]> => {
  const [ours, ...others] = await runSource<FilterTimes[]>('support/filterJobs.ts', {
    env: { JOBS: `${JOBS}`, RUNS: `${runs}` },
    nodeOptions: ['--max-old-space-size=12000'],
    seconds: LIMIT_SECONDS,
  })
  if (!ours) throw new Error('The filter was not measured.')
  const figure = (what: string, yardstick: FilterTimes): Figure => ({
    what,
    unit: 'ms',
    ours: median(ours.runsMs),
    yardstick: median(yardstick.runsMs),
  })
  const fastest = (methods: readonly FilterTimes[]) =>
    methods.toSorted((one, other) => median(one.runsMs) - median(other.runsMs)).at(0) ?? ours
  const scan = fastest(others.filter(({ isScan }) => isScan))
  return [
    ...others.map((other) => figure(`${other.name} (prepared in ${Math.round(other.prepareMs)} ms)`, other)),
    figure(`fastest of all: ${fastest(others).name}`, fastest(others)),
    // An index is no plain method: no page can wait the seconds for it, nor a phone spare the memory.
    { ...figure(`fastest plain method: ${scan.name}`, scan), goal: { of: 'ratio', atMost: 2 } },
  ]
}

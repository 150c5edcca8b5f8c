import { join } from 'node:path'
import { contentKinds } from '@/server/import/contentKinds'
import { writeCsv } from '@/server/spreadsheet/writeSheet'
import { runCommand, startPortal } from '../e2e/support/portal'
import { fillWith } from './support/content'
import { median, percentile, tell, type Figure } from './support/figures'
import { variedJobs } from './support/jobs'
import { visit } from './support/visitors'

/** So many jobs and visitors, and the most that a step in the filters may take. */
const SIZES = [
  { jobs: 10_000, visitors: 20, stepMs: 200 },
  { jobs: 30_000, visitors: 1, stepMs: 250 },
]
const SECONDS = 20

const secondsOf = async (work: Promise<unknown>) => {
  const since = performance.now()
  await work
  return (performance.now() - since) / 1000
}

/** Jobs that are imported from a spreadsheet, and visitors who search them all at once. */
const measure = async (
  runs: number,
  { jobs, visitors, stepMs }: (typeof SIZES)[number],
): Promise<Figure[]> => {
  let imported = Number.NaN
  const portal = await startPortal({}, async ({ dataDir }) => {
    await fillWith(0)({ dataDir })
    const file = join(dataDir, 'jobs.csv')
    const columns = contentKinds.jobs?.columns.map(({ name }) => name) ?? []
    await writeCsv(file, columns, variedJobs(jobs, new Date()))
    imported = await secondsOf(runCommand({ dataDir }, 'import', 'jobs', file))
  })
  try {
    let total = 0
    const first = await secondsOf(
      fetch(`${portal.origin}/web/job/search`).then(async (answer) => {
        total = ((await answer.json()) as { data: { total: number } }).data.total
      }),
    )
    if (total !== jobs) throw new Error(`${total} of ${jobs} jobs were imported.`)
    const results = []
    for (let run = 0; run < runs; run += 1) {
      const { times, largestBytes } = await visit({
        origin: portal.origin,
        visitors,
        seconds: SECONDS,
        seed: run + 1,
      })
      results.push({ p50: median(times), p95: percentile(times, 0.95), largestBytes })
      tell(`searches, run ${run + 1}: ${JSON.stringify(results.at(-1))}`)
    }
    const ofStep = `a step of ${visitors} visitors in ${jobs} jobs`
    return [
      { what: `import of ${jobs} jobs`, unit: 's', ours: imported },
      { what: 'first answer after the start', unit: 'ms', ours: first * 1000 },
      {
        what: `${ofStep}, 95th percentile`,
        unit: 'ms',
        ours: median(results.map(({ p95 }) => p95)),
        goal: { of: 'figure', atMost: stepMs },
      },
      { what: 'the same, just after the start', unit: 'ms', ours: results[0]?.p95 ?? Number.NaN },
      { what: 'the same, median', unit: 'ms', ours: median(results.map(({ p50 }) => p50)) },
      {
        what: 'largest answer, compressed',
        unit: 'KB',
        ours: Math.max(...results.map(({ largestBytes }) => largestBytes)) / 1024,
        goal: { of: 'figure', atMost: 40 },
      },
    ]
  } finally {
    await portal.stop()
  }
}

/** The search of the server with ten and with thirty thousand jobs. */
export const search = async ({ runs }: { runs: number }): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const size of SIZES) figures.push(...(await measure(runs, size)))
  return figures
}

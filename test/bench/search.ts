import { dirname, join } from 'node:path'
import { contentKinds } from '@/server/import/contentKinds'
import { writeCsv } from '@/server/spreadsheet/writeSheet'
import { runProgram, runSource, startServer } from './support/children'
import { median, tell, type Figure } from './support/figures'
import { variedJobs } from './support/jobs'
import { portalCommand } from './support/portal'
import type { VisitorsResult } from './support/visitors'

/** So many jobs and visitors, and the most that a step in the filters may take. */
const SIZES = [
  { jobs: 10_000, visitors: 20, stepMs: 200 },
  { jobs: 30_000, visitors: 1, stepMs: 250 },
]
const SECONDS = 20
/** No visitor presses keys or boxes faster. */
const PAUSE_MS = 100
const IMPORT_SECONDS_MAX = 900

const visit = (origin: string, visitors: number, seed: number) =>
  runSource<VisitorsResult>('support/visitors.ts', {
    env: {
      VISITORS: JSON.stringify({ origin, visitors, seconds: SECONDS, seed, pauseMs: PAUSE_MS }),
    },
    seconds: SECONDS + 60,
  })

/** Jobs that are imported from a spreadsheet, and visitors who search them all at once. */
const measure = async (
  runs: number,
  { jobs, visitors, stepMs }: (typeof SIZES)[number],
): Promise<Figure[]> => {
  const { command, env, forget } = await portalCommand({ jobs: 0 })
  try {
    const file = join(env.DATA_DIR, 'jobs.csv')
    const columns = contentKinds.jobs?.columns.map(({ name }) => name) ?? []
    await writeCsv(file, columns, variedJobs(jobs, new Date()))
    const program = join(dirname(command.at(-1) ?? ''), 'portal.mjs')
    const importSeconds = await runProgram({
      command: [program, 'import', 'jobs', file],
      env,
      seconds: IMPORT_SECONDS_MAX,
    })
    tell(`imported in ${importSeconds.toFixed(1)} s`)
    const server = await startServer({ command, env })
    try {
      const since = performance.now()
      const first = await fetch(`${server.origin}/web/job/search`)
      const readyMs = performance.now() - since
      const { data } = (await first.json()) as { data: { total: number } }
      if (data.total !== jobs) throw new Error(`${data.total} of ${jobs} jobs were imported.`)
      const results: VisitorsResult[] = []
      for (let run = 0; run < runs; run += 1) {
        results.push(await visit(server.origin, visitors, run + 1))
        tell(`searches, run ${run + 1}: ${JSON.stringify(results.at(-1))}`)
      }
      const p95 = results.map(({ p95Ms }) => p95Ms)
      return [
        { what: `import of ${jobs} jobs`, unit: 's', ours: importSeconds },
        { what: 'first answer after the start', unit: 'ms', ours: readyMs },
        {
          what: `a step in the filters or a key, visitors at once: ${visitors}, 95th percentile`,
          unit: 'ms',
          ours: median(p95),
          goal: { of: 'figure', atMost: stepMs },
        },
        { what: 'the same, just after the start', unit: 'ms', ours: p95[0] ?? Number.NaN },
        { what: 'the same, median', unit: 'ms', ours: median(results.map(({ p50Ms }) => p50Ms)) },
        {
          what: 'largest answer, compressed',
          unit: 'KB',
          ours: Math.max(...results.map(({ largestBytes }) => largestBytes)) / 1024,
          goal: { of: 'figure', atMost: 40 },
        },
      ]
    } finally {
      await server.stop()
    }
  } finally {
    forget()
  }
}

/** The search of the server with ten and with thirty thousand jobs. */
export const search = async ({ runs }: { runs: number }): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const size of SIZES) figures.push(...(await measure(runs, size)))
  return figures
}

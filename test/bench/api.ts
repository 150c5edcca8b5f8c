import { runSource, source, startServer } from './support/children'
import { median, tell, type Figure } from './support/figures'
import type { LoadResult, LoadSettings } from './support/load'
import { startPortal } from './support/portal'

const LIST = '/web/job/get'
const APPLY = '/web/job/apply-for-post'
const FILE_BYTES = 200 * 1024
const SECONDS = 5
/** Lets V8 compile the hot paths first. */
const WARM_SECONDS = 3

/** The server gets the first core for itself, the client the second. */
const SERVER_CORE = 0
const CLIENT_CORE = 1
const CONNECTIONS = 16

/** Requests an address, or sends applications, as fast as the server answers; any code but 200 is an error. */
const load = async (settings: Omit<LoadSettings, 'connections'>) => {
  const result = await runSource<LoadResult>('support/load.ts', {
    core: CLIENT_CORE,
    env: { LOAD: JSON.stringify({ connections: CONNECTIONS, ...settings }) },
    seconds: settings.seconds + 60,
  })
  const refused = Object.keys(result.codes).filter((code) => code !== '200')
  if (refused.length > 0) throw new Error(`The server answered ${JSON.stringify(result.codes)}`)
  return result
}

const perSecond = ({ requests, seconds }: LoadResult) => requests / seconds

/** The list of jobs, beside Node's own server that sends the same bytes. */
const measureLists = async (runs: number): Promise<Figure[]> => {
  const portal = await startPortal({ core: SERVER_CORE })
  try {
    const warm = await load({ origin: portal.origin, path: LIST, seconds: WARM_SECONDS })
    const bare = await startServer({
      command: source('support/bareServer.ts'),
      env: { PAGE: portal.origin + LIST, BYTES: `${Math.round(warm.bytes / warm.requests)}` },
      core: SERVER_CORE,
    })
    try {
      const ours: number[] = []
      const waits: number[] = []
      const yardstick: number[] = []
      const yardstickWaits: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const list = await load({ origin: portal.origin, path: LIST, seconds: SECONDS })
        const same = await load({ origin: bare.origin, path: LIST, seconds: SECONDS })
        ours.push(perSecond(list))
        waits.push(list.p99Ms)
        yardstick.push(perSecond(same))
        yardstickWaits.push(same.p99Ms)
        tell(`lists, run ${run + 1}: ${ours.at(-1)}, bare ${yardstick.at(-1)}`)
      }
      return [
        {
          what: 'lists of jobs a second; beside bare Node, same bytes',
          unit: '',
          ours: median(ours),
          yardstick: median(yardstick),
          goal: { of: 'ratio', atLeast: 0.6 },
        },
        {
          what: 'lists, 99th percentile under this load',
          unit: 'ms',
          ours: median(waits),
          yardstick: median(yardstickWaits),
        },
      ]
    } finally {
      await bare.stop()
    }
  } finally {
    await portal.stop()
  }
}

/** Applications with a file, beside bare inserts of the same bytes, each on disk before the next. */
const measureSubmissions = async (runs: number): Promise<Figure[]> => {
  const ours: number[] = []
  const waits: number[] = []
  const yardstick: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const { perSecond: bare } = await runSource<{ perSecond: number }>('support/bareInsert.ts', {
      env: { BYTES: `${FILE_BYTES}`, SECONDS: `${SECONDS}` },
      seconds: 60,
    })
    const portal = await startPortal({ settings: { SUBMISSIONS_PER_MINUTE: '0' } })
    try {
      const applications = { origin: portal.origin, path: APPLY, applicationBytes: FILE_BYTES }
      await load({ ...applications, seconds: WARM_SECONDS })
      const result = await load({ ...applications, seconds: SECONDS })
      ours.push(perSecond(result))
      waits.push(result.p99Ms)
      yardstick.push(bare)
      tell(`submissions, run ${run + 1}: ${ours.at(-1)}, bare inserts ${bare}`)
    } finally {
      await portal.stop()
    }
  }
  return [
    {
      what: 'applications with 200 KB a second; beside bare inserts on disk',
      unit: '',
      ours: median(ours),
      yardstick: median(yardstick),
      goal: { of: 'ratio', atLeast: 0.3 },
    },
    { what: 'applications, 99th percentile under this load', unit: 'ms', ours: median(waits) },
  ]
}

/** Throughput of the API beside bare Node and bare SQLite. */
export const api = async ({ runs }: { runs: number }): Promise<Figure[]> => [
  ...(await measureLists(runs)),
  ...(await measureSubmissions(runs)),
]

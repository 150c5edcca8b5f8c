import { APPLY, applicationForm, docBytes, fileOf } from '@test/support/builders'
import { runSource, source, startServer } from './support/children'
import { median, percentile, tell, type Figure } from './support/figures'
import { startPortal } from './support/portal'

const LIST = '/web/job/get'
const FILE_BYTES = 200 * 1024
const SECONDS = 5
/** Lets V8 compile the hot paths first. */
const WARM_SECONDS = 3
const CONNECTIONS = 16

/** Asks over several connections, each as soon as the one before is answered; any code but 200 is an error. */
const load = async (url: string, seconds: number, init?: RequestInit) => {
  const waits: number[] = []
  const start = performance.now()
  const secondsPassed = () => (performance.now() - start) / 1000
  const ask = async () => {
    while (secondsPassed() < seconds) {
      const since = performance.now()
      const response = await fetch(url, init)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`The server answered ${response.status}`)
      waits.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  return { perSecond: waits.length / secondsPassed(), p99Ms: percentile(waits, 0.99) }
}

type Load = Awaited<ReturnType<typeof load>>

const perSecond = (loads: readonly Load[]) => median(loads.map((one) => one.perSecond))
const p99 = (loads: readonly Load[]) => median(loads.map((one) => one.p99Ms))

/** The list of jobs, beside Node's own server that sends the same bytes. */
const measureLists = async (runs: number): Promise<Figure[]> => {
  const portal = await startPortal()
  const url = portal.origin + LIST
  const bare = await startServer({ command: source('support/bareServer.ts'), env: { PAGE: url } })
  const uncompressed = { headers: { 'accept-encoding': 'identity' } }
  const ours: Load[] = []
  const yardstick: Load[] = []
  try {
    await load(url, WARM_SECONDS, uncompressed)
    for (let run = 0; run < runs; run += 1) {
      ours.push(await load(url, SECONDS, uncompressed))
      yardstick.push(await load(bare.origin, SECONDS, uncompressed))
      tell(`lists, run ${run + 1}: ${ours.at(-1)?.perSecond}, bare ${yardstick.at(-1)?.perSecond}`)
    }
  } finally {
    await bare.stop()
    await portal.stop()
  }
  return [
    {
      what: 'lists of jobs a second; beside bare Node, same bytes',
      unit: '',
      ours: perSecond(ours),
      yardstick: perSecond(yardstick),
      goal: { of: 'ratio', atLeast: 0.6 },
    },
    {
      what: 'lists, 99th percentile under this load',
      unit: 'ms',
      ours: p99(ours),
      yardstick: p99(yardstick),
    },
  ]
}

/** A form with a file, encoded once. */
const application = async (): Promise<RequestInit> => {
  const form = applicationForm({ photo: undefined, resume: fileOf(docBytes(FILE_BYTES), 'resume.doc') })
  const encoded = new Request('http://site', { method: 'POST', body: form })
  const headers = { 'content-type': `${encoded.headers.get('content-type')}` }
  return { method: 'POST', headers, body: await encoded.arrayBuffer() }
}

/** Applications, beside bare inserts of the same bytes, each on disk before the next. */
const measureApplications = async (runs: number): Promise<Figure[]> => {
  const sent = await application()
  const ours: Load[] = []
  const yardstick: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const bare = await runSource<{ perSecond: number }>('support/bareInsert.ts', {
      env: { BYTES: `${FILE_BYTES}`, SECONDS: `${SECONDS}` },
      seconds: 60,
    })
    const portal = await startPortal({ settings: { SUBMISSIONS_PER_MINUTE: '0' } })
    try {
      await load(portal.origin + APPLY, WARM_SECONDS, sent)
      ours.push(await load(portal.origin + APPLY, SECONDS, sent))
      yardstick.push(bare.perSecond)
      tell(`applications, run ${run + 1}: ${ours.at(-1)?.perSecond}, bare inserts ${bare.perSecond}`)
    } finally {
      await portal.stop()
    }
  }
  return [
    {
      what: 'applications with 200 KB a second; beside bare inserts on disk',
      unit: '',
      ours: perSecond(ours),
      yardstick: median(yardstick),
      goal: { of: 'ratio', atLeast: 0.3 },
    },
    { what: 'applications, 99th percentile under this load', unit: 'ms', ours: p99(ours) },
  ]
}

/** Throughput of the API beside bare Node and bare SQLite. */
export const api = async ({ runs }: { runs: number }): Promise<Figure[]> => [
  ...(await measureLists(runs)),
  ...(await measureApplications(runs)),
]

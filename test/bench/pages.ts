import { paths } from '@/domain/paths'
import { runSource, source, startServer } from './support/children'
import { median, type Figure } from './support/figures'
import type { LoadResult, LoadSettings } from './support/load'
import { freePort, readMemory, type Memory } from './support/memory'
import { startPortal } from './support/portal'
import { tell } from './support/print'

/** The server has the first core for itself, and whoever asks it the second. */
export const SERVER_CORE = 0
const CLIENT_CORE = 1
const SECONDS = 5
const CONNECTIONS = 16
const MEMORY_LIMIT_SECONDS = 3000
/** Samples of the memory at equal distances, the first before any page. */
const SAMPLES = 10

/** Asks for pages, or sends applications; anything but 200 is an error. */
export const load = async (settings: Omit<LoadSettings, 'connections'>) => {
  const result = await runSource<LoadResult>('support/load.ts', {
    core: CLIENT_CORE,
    env: { LOAD: JSON.stringify({ connections: CONNECTIONS, ...settings }) },
    seconds: settings.seconds + 60,
  })
  const refused = Object.keys(result.codes).filter((code) => code !== '200')
  if (refused.length > 0) throw new Error(`The server answered ${JSON.stringify(result.codes)}`)
  return result
}

export const perSecond = ({ pages, seconds }: LoadResult) => pages / seconds

const cardsOf = async (url: string) => (await (await fetch(url)).text()).match(/<article\b/g)?.length ?? 0

const measureSpeed = async (runs: number): Promise<Figure[]> => {
  const portal = await startPortal({ core: SERVER_CORE })
  const url = portal.origin + paths.fullTimeJobs
  try {
    const warm = await load({ origin: portal.origin, path: paths.fullTimeJobs, first: 0, seconds: 3 })
    const BYTES = `${Math.round(warm.bytes / warm.pages)}`
    const bare = await startServer({
      command: source('support/bareServer.ts'),
      env: { PAGE: url, BYTES },
      core: SERVER_CORE,
    })
    try {
      const cached: number[] = []
      const uncached: number[] = []
      const yardstick: number[] = []
      let first = 1_000_000
      for (let run = 0; run < runs; run += 1) {
        const same = { path: paths.fullTimeJobs, first: 0, seconds: SECONDS }
        cached.push(perSecond(await load({ origin: portal.origin, ...same })))
        yardstick.push(perSecond(await load({ origin: bare.origin, ...same })))
        const invented = await load({ origin: portal.origin, first, seconds: SECONDS })
        first += invented.pages
        uncached.push(perSecond(invented))
        tell(
          `pages, run ${run + 1}: ${cached.at(-1)} cached, ${uncached.at(-1)} uncached, ${yardstick.at(-1)} bare`,
        )
      }
      const bareSpeed = median(yardstick)
      return [
        {
          what: 'cards in the HTML of the list',
          unit: '',
          ours: await cardsOf(url),
          goal: { of: 'figure', atLeast: 24 },
        },
        {
          what: 'cached pages a second; beside bare Node, same bytes',
          unit: '',
          ours: median(cached),
          yardstick: bareSpeed,
          goal: { of: 'figure', atLeast: 1000 },
        },
        {
          what: 'uncached pages a second, random filters',
          unit: '',
          ours: median(uncached),
          yardstick: bareSpeed,
          goal: { of: 'figure', atLeast: 60 },
        },
      ]
    } finally {
      await bare.stop()
    }
  } finally {
    await portal.stop()
  }
}

const memoryFigures = (pages: number, samples: readonly Memory[], what = 'pages'): Figure[] => {
  const middle = Math.floor((samples.length - 1) / 2)
  const figures = (name: string, value: (memory: Memory) => number, most: number): Figure[] => {
    const at = (index: number) =>
      value(samples[index] ?? { heapMegabytes: Number.NaN, rssMegabytes: Number.NaN })
    // One sample may fall on a bad moment: the half stands for itself as a whole.
    const later = samples.slice(middle + 1).map(value)
    const earlier = samples.slice(Math.floor(middle / 2), middle + 1).map(value)
    return [
      { what: `${name} before any of the ${what}`, unit: 'MB', ours: at(0) },
      { what: `${name} after ${(pages * middle) / SAMPLES} ${what}`, unit: 'MB', ours: at(middle) },
      { what: `${name} after ${pages} ${what}`, unit: 'MB', ours: at(samples.length - 1) },
      {
        what: `${name}, second half beside the first`,
        unit: 'MB',
        ours: median(later),
        yardstick: median(earlier),
        goal: { of: 'ratio', atMost: most },
      },
    ]
  }
  return [
    ...figures('heap in use', ({ heapMegabytes }) => heapMegabytes, 1.1),
    ...figures('resident memory', ({ rssMegabytes }) => rssMegabytes, 1.15),
  ]
}

/** What the server holds while so many answers are asked for: of one path, or of invented pages. */
export const measureMemory = async (pages: number, path?: string): Promise<Figure[]> => {
  const port = await freePort()
  const portal = await startPortal({
    core: SERVER_CORE,
    nodeOptions: [`--inspect=127.0.0.1:${port}`, '--inspect-publish-uid=http'],
  })
  try {
    const samples = [await readMemory(portal.pid, port)]
    const portion = Math.ceil(pages / SAMPLES)
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      await load({
        origin: portal.origin,
        path,
        first: sample * portion,
        pages: portion,
        seconds: MEMORY_LIMIT_SECONDS / SAMPLES,
      })
      const memory = await readMemory(portal.pid, port)
      samples.push(memory)
      tell(`memory after ${(sample + 1) * portion} pages: ${JSON.stringify(memory)}`)
    }
    return memoryFigures(pages, samples, path === undefined ? 'pages' : 'lists')
  } finally {
    await portal.stop()
  }
}

/** How fast one core answers with pages, and what the server keeps of addresses that visitors invent. */
export const pages = async ({ runs, pages: count }: { runs: number; pages: number }): Promise<Figure[]> => [
  ...(await measureSpeed(runs)),
  ...(await measureMemory(count)),
]

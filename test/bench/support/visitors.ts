/**
 * Visitors who use the filters of the list and type into its search, each one step after the other, and prints how long
 * the answers took and how large they were as JSON. VISITORS holds the settings (JSON).
 */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './figures'

type VisitorsSettings = {
  origin: string
  visitors: number
  seconds: number
  seed: number
  /** Between an answer and the next step. */
  pauseMs: number
}

export type VisitorsResult = { steps: number; p50Ms: number; p95Ms: number; largestBytes: number }

const settings = JSON.parse(process.env.VISITORS ?? '{}') as VisitorsSettings
const agent = new Agent({ keepAlive: true, maxSockets: settings.visitors })

/** The same each time. */
const createRandom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const TEXTS = (
  'nurse,driver,telecaller,sales manager,accountant,electrician,welder,fitter,cnc operator,security guard,teacher,' +
  'lab technician,store keeper,warehouse,data entry,hr executive,java developer,site engineer,helper,packing,chef,' +
  'front office,back office,quality inspector,supervisor,pharmacist,forklift,diesel mechanic,plumber,cashier,raipur,' +
  'night shift,fresher,work from home,iti,diploma,b.sc,gnm,excel,tally,machine,safety,customer,delivery,collection,' +
  'नर्स,ड्राइवर,nusre,drivar,elecrtician,accountent'
).split(',')
const PLACES = 'Raipur,Bhilai,Mumbai,Pune,Bengaluru,Nagpur,Indore,Delhi'.split(',')
const FILTERS: ((random: (below: number) => number) => [string, string])[] = [
  (random) => ['location', PLACES[random(PLACES.length)] ?? ''],
  (random) => ['department', `${1 + random(16)}`],
  (random) => ['salary', ['0-3', '3-6', '6-10', '10-15'][random(4)] ?? ''],
  (random) => ['experience', `${1 + random(15)}`],
  (random) => ['posted', ['1', '3', '7', '30'][random(4)] ?? ''],
  (random) => ['sort', ['newest', 'salary', 'experience', 'closing'][random(4)] ?? ''],
  () => ['fresher', '1'],
  () => ['type', 'Full time'],
  (random) => ['page', `${2 + random(40)}`],
]

/** The searches of a visitor one after the other: some filters, then a text key by key, then a filter taken back. */
function* stepsOf(random: (below: number) => number) {
  const query = new URLSearchParams()
  yield query
  for (let count = random(4); count > 0; count -= 1) {
    const [name, value] = FILTERS[random(FILTERS.length)]?.(random) ?? ['', '']
    query.set(name, value)
    yield query
  }
  const text = TEXTS[random(TEXTS.length)] ?? ''
  query.delete('page')
  for (let length = 1 + random(3); length <= text.length; length += 1 + random(2)) {
    query.set('q', text.slice(0, length))
    yield query
  }
  query.set('q', text)
  yield query
  const [first] = [...query.keys()]
  if (first !== undefined) query.delete(first)
  yield query
}

const ask = (query: URLSearchParams) =>
  new Promise<{ ms: number; bytes: number }>((resolve, reject) => {
    const since = performance.now()
    const headers = { 'accept-encoding': 'br' }
    request(`${settings.origin}/web/job/search?${query}`, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ ms: performance.now() - since, bytes })
        else reject(new Error(`The server answered ${response.statusCode}`))
      })
    })
      .on('error', reject)
      .end()
  })

const waits: number[] = []
let largestBytes = 0
const end = performance.now() + settings.seconds * 1000

const visit = async (seed: number) => {
  const random = createRandom(seed)
  while (performance.now() < end) {
    for (const query of stepsOf(random)) {
      const { ms, bytes } = await ask(query)
      waits.push(ms)
      largestBytes = Math.max(largestBytes, bytes)
      if (settings.pauseMs > 0) await sleep(settings.pauseMs)
    }
  }
}

await Promise.all(
  Array.from({ length: settings.visitors }, (_nobody, index) => visit(settings.seed + index * 7919)),
)
agent.destroy()
const result: VisitorsResult = {
  steps: waits.length,
  p50Ms: percentile(waits, 0.5),
  p95Ms: percentile(waits, 0.95),
  largestBytes,
}
process.stdout.write(JSON.stringify(result))

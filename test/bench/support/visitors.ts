import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDraw, pick, type Draw } from './draw'

const TEXTS = (
  'nurse,driver,telecaller,sales manager,accountant,electrician,welder,fitter,cnc operator,security guard,teacher,' +
  'lab technician,store keeper,warehouse,data entry,hr executive,java developer,site engineer,helper,packing,chef,' +
  'front office,back office,quality inspector,supervisor,pharmacist,forklift,diesel mechanic,plumber,cashier,raipur,' +
  'night shift,fresher,work from home,iti,diploma,b.sc,gnm,excel,tally,machine,safety,customer,delivery,collection,' +
  'नर्स,ड्राइवर,nusre,drivar,elecrtician,accountent'
).split(',')
const PLACES = 'Raipur,Bhilai,Mumbai,Pune,Bengaluru,Nagpur,Indore,Delhi'.split(',')
const FILTERS: ((random: Draw) => [string, string])[] = [
  (random) => ['location', pick(random, PLACES)],
  (random) => ['department', `${1 + random(16)}`],
  (random) => ['salary', pick(random, ['0-3', '3-6', '6-10', '10-15'])],
  (random) => ['experience', `${1 + random(15)}`],
  (random) => ['posted', pick(random, ['1', '3', '7', '30'])],
  (random) => ['sort', pick(random, ['newest', 'salary', 'experience', 'closing'])],
  () => ['fresher', '1'],
  () => ['type', 'Full time'],
  (random) => ['page', `${2 + random(40)}`],
]

/** The searches of a visitor one after the other: some filters, then a text key by key, then a filter taken back. */
function* stepsOf(random: Draw) {
  const query = new URLSearchParams()
  yield query
  for (let count = random(4); count > 0; count -= 1) {
    const [name, value] = pick(random, FILTERS)(random)
    query.set(name, value)
    yield query
  }
  const text = pick(random, TEXTS)
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

const ask = (agent: Agent, url: string) =>
  new Promise<{ ms: number; bytes: number }>((resolve, reject) => {
    const since = performance.now()
    request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
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

/** Between an answer and the next step: no visitor presses keys or boxes faster. */
const PAUSE_MS = 100

type Visits = { origin: string; visitors: number; seconds: number; seed: number }

/**
 * Visitors who use the filters of the list and type into its search, each one step after the other: how long the answers
 * took, and how large the largest was.
 */
export const visit = async ({ origin, visitors, seconds, seed }: Visits) => {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const times: number[] = []
  let largestBytes = 0
  const end = performance.now() + seconds * 1000
  const visitOnce = async (random: Draw) => {
    while (performance.now() < end)
      for (const query of stepsOf(random)) {
        const { ms, bytes } = await ask(agent, `${origin}/web/job/search?${query}`)
        times.push(ms)
        largestBytes = Math.max(largestBytes, bytes)
        await sleep(PAUSE_MS)
      }
  }
  await Promise.all(
    Array.from({ length: visitors }, (_nobody, at) => visitOnce(createDraw(seed + at * 7919))),
  )
  agent.destroy()
  return { times, largestBytes }
}

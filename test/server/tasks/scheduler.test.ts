import fastify from 'fastify'
import { setDue } from '@/server/repositories/scheduledTasks'
import { addTasks, type LeasedTask, type Task } from '@/server/tasks/scheduler'
import { newPlace, openPlace, type Place } from '@test/support/places'
import { until } from '@test/support/until'

const NOW = '2026-03-06T10:00:00.000Z'
const HOUR_MS = 3_600_000

/** A server that does nothing but these tasks. */
const start = async (place: Place, tasks: readonly Task[], now = () => new Date(NOW)) => {
  const lines: string[] = []
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  })
  const database = await openPlace(place)
  app.addHook('onClose', () => database.close())
  const run = addTasks(app, { database, now }, tasks)
  await app.ready()
  return { database, run, lines, close: () => app.close() }
}

test('a task runs at the start, each time its pause is over, and when it is asked for', async () => {
  let [often, seldom] = [0, 0]
  const server = await start(await newPlace(), [
    { name: 'often', everyMs: 5, run: async () => void (often += 1) },
    { name: 'seldom', everyMs: HOUR_MS, run: async () => void (seldom += 1) },
  ])
  await until(() => often > 2)
  expect(seldom).toBe(1)
  await server.run('seldom')
  expect(seldom).toBe(2)
  await server.close()
  const runs = often
  await server.run('often')
  expect(often).toBe(runs)
})

test('what is asked for while a task runs is done in one more run', async () => {
  let [runs, atOnce, most] = [0, 0, 0]
  const run = async () => {
    runs += 1
    atOnce += 1
    most = Math.max(most, atOnce)
    await new Promise((resolve) => setTimeout(resolve, 100))
    atOnce -= 1
  }
  const server = await start(await newPlace(), [{ name: 'mail', everyMs: HOUR_MS, run }])
  await until(() => atOnce === 1)
  await Promise.all([server.run('mail'), server.run('mail'), server.run('mail')])
  expect([runs, most]).toEqual([2, 1])
  await server.close()
})

test('a failure is logged once while it lasts, and ends neither the task nor the others', async () => {
  let [failures, others] = [0, 0]
  const fail = async () => {
    failures += 1
    throw new Error('out of order')
  }
  const server = await start(await newPlace(), [
    { name: 'fails', everyMs: 5, run: fail },
    { name: 'works', everyMs: 5, run: async () => void (others += 1) },
  ])
  await until(() => failures > 2 && others > 2)
  await server.close()
  expect(server.lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ task: 'fails', msg: 'a task failed; it is tried again' }),
  ])
})

test('of several servers of one database one runs a task with a lease, and only when it is due', async () => {
  const place = await newPlace()
  let now = Date.parse(NOW)
  const runs: number[] = []
  const task = (server: number): LeasedTask => ({
    name: 'purge',
    everyMs: HOUR_MS,
    leaseMs: HOUR_MS,
    run: async () => {
      runs.push(server)
      await new Promise((resolve) => setTimeout(resolve, 50))
      return new Date(now + 24 * HOUR_MS)
    },
  })
  const clock = () => new Date(now)
  const servers = [await start(place, [task(0)], clock), await start(place, [task(1)], clock)] as const
  const runAll = () => Promise.all(servers.map(({ run }) => run('purge')))
  await runAll()
  expect(runs).toEqual([])
  await setDue(servers[0].database.db, 'purge', NOW)
  await runAll()
  await runAll()
  expect(runs).toHaveLength(1)
  now += 24 * HOUR_MS
  await runAll()
  expect(runs).toHaveLength(2)
  for (const server of servers) await server.close()
})

test('a lease that a killed server left ends, and one that failed is taken again after it', async () => {
  let now = Date.parse(NOW)
  let runs = 0
  const run = async () => {
    runs += 1
    if (runs === 1) throw new Error('killed')
    return undefined
  }
  const task: LeasedTask = { name: 'rebuild', everyMs: HOUR_MS, leaseMs: HOUR_MS, run }
  const server = await start(await newPlace(), [task], () => new Date(now))
  await setDue(server.database.db, 'rebuild', NOW)
  await server.run('rebuild')
  now += HOUR_MS - 1
  await server.run('rebuild')
  expect(runs).toBe(1)
  now += 1
  await server.run('rebuild')
  expect(runs).toBe(2)
  expect(await server.database.db.selectFrom('scheduled_task').selectAll().execute()).toEqual([])
  await server.close()
})

test('a task that is asked for again while it runs stays due', async () => {
  let runs = 0
  const server = await start(await newPlace(), [
    {
      name: 'rebuild',
      everyMs: HOUR_MS,
      leaseMs: HOUR_MS,
      run: async ({ database }) => {
        runs += 1
        if (runs === 1) await setDue(database.db, 'rebuild', NOW)
        return undefined
      },
    },
  ])
  await setDue(server.database.db, 'rebuild', NOW)
  await server.run('rebuild')
  await server.run('rebuild')
  await server.run('rebuild')
  expect(runs).toBe(2)
  await server.close()
})

test('closing waits for the task that runs, and tells it to end', async () => {
  let isEnded = false
  const server = await start(await newPlace(), [
    {
      name: 'long',
      everyMs: HOUR_MS,
      run: async ({ signal, database }) => {
        await until(() => signal.aborted)
        await database.db.selectFrom('meta').select('id').execute()
        isEnded = true
      },
    },
  ])
  await server.close()
  expect([isEnded, server.lines]).toEqual([true, []])
})

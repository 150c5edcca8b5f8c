import { clearInterval, setInterval } from 'node:timers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { PortalDatabase } from '../database/open'
import { claimTask, finishTask, readDue, type LeasedTaskName } from '../repositories/scheduledTasks'

/** Less than the server's own time to stop. */
const STOP_MS = 8000

type Needs = { database: PortalDatabase; now: () => Date }

type TaskContext = Needs & {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Aborted when the server stops: a long task ends at its next step. */
  signal: AbortSignal
}

/** A task that every server runs. */
type SimpleTask = { name: string; everyMs: number; run: (context: TaskContext) => Promise<void> }

/** A task that one server at a time runs, when the database says that it is due. */
export type LeasedTask = {
  name: LeasedTaskName
  everyMs: number
  /** After that time the others take over, should a server have been killed. */
  leaseMs: number
  /** Resolves with when the task is due again; undefined: when it is next asked for. */
  run: (context: TaskContext) => Promise<Date | undefined>
}

export type Task = SimpleTask | LeasedTask

/** Runs a task of one server if it is due. Returns whether it ran here. */
export const runIfDue = async (context: TaskContext, { name, leaseMs, run }: LeasedTask) => {
  const { database, now } = context
  const start = now()
  const leaseEnd = new Date(start.getTime() + leaseMs).toISOString()
  const due = await readDue(database.db, name)
  if (due === undefined || due > start.toISOString()) return false
  if (!(await database.write((trx) => claimTask(trx, name, start.toISOString(), leaseEnd)))) return false
  const next = await run(context)
  await database.write((trx) => finishTask(trx, name, leaseEnd, next?.toISOString()))
  return true
}

/** Returns a function that runs a task, after the present run if there is one. It never rejects. */
const createRunner = (task: Task, context: TaskContext) => {
  const { database, log, signal } = context
  let hasFailed = false
  let isRunning = false
  const runOnce = async () => {
    if (signal.aborted) return
    isRunning = true
    try {
      await ('leaseMs' in task ? runIfDue(context, task) : task.run(context))
      hasFailed = false
    } catch (error) {
      if (signal.aborted || database.isBusy(error)) return
      // A failure that lasts is logged once.
      if (!hasFailed) log.error({ err: error, task: task.name }, 'a task failed; it is tried again')
      hasFailed = true
    } finally {
      isRunning = false
    }
  }
  let last = Promise.resolve()
  let next: Promise<void> | undefined
  const run = () =>
    (next ??= last.then(() => {
      next = undefined
      last = runOnce()
      return last
    }))
  return { name: task.name, everyMs: task.everyMs, run, ended: () => last, isRunning: () => isRunning }
}

/** Runs the tasks while the server runs; its end waits a while for them. Returns a function that runs one at once. */
export const addTasks = (app: FastifyInstance, needs: Needs, tasks: readonly Task[]) => {
  const stopping = new AbortController()
  const runners = tasks.map((task) => createRunner(task, { ...needs, log: app.log, signal: stopping.signal }))
  let timers: NodeJS.Timeout[] = []
  app.addHook('onReady', async () => {
    timers = runners.map(({ run, everyMs }) => setInterval(() => void run(), everyMs).unref())
    for (const { run } of runners) void run()
  })
  app.addHook('preClose', async () => {
    stopping.abort()
    for (const timer of timers) clearInterval(timer)
  })
  app.addHook('onClose', async () => {
    const all = Promise.all(runners.map(({ ended }) => ended()))
    await Promise.race([all, sleep(STOP_MS, undefined, { ref: false })])
    for (const { name, isRunning } of runners)
      if (isRunning()) app.log.warn({ task: name }, 'a task was still running when the server stopped')
  })
  return async (name: string) => {
    await runners.find((runner) => runner.name === name)?.run()
  }
}

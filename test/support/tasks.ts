import type { PortalDatabase } from '@/server/database/open'
import { runIfDue, type LeasedTask } from '@/server/tasks/scheduler'

const ignore = () => undefined

/** Runs a task as a server with this clock would. */
export const runDueTask = (database: PortalDatabase, now: () => Date, task: LeasedTask) =>
  runIfDue(
    {
      database,
      now,
      log: { info: ignore, warn: ignore, error: ignore },
      signal: new AbortController().signal,
    },
    task,
  )

import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'

/** Tells processes of containers apart, which may all have the same number. */
const start = randomUUID()

/** The name of this process in its claims. */
export const claimer = `${hostname()} ${process.pid} ${start}`

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Whether a process of this machine that claimed something was killed. */
export const isKilled = (signed: string) => {
  const [host, pid, started] = signed.split(' ')
  if (host !== hostname()) return false
  return Number(pid) === process.pid ? started !== start : !isRunning(Number(pid))
}

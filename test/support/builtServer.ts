import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'

const BUILT = 'dist/server/index.mjs'

/** As root nothing is forbidden: the process is started without the right to pass over permissions. */
const bound = () =>
  process.getuid?.() === 0
    ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--inh-caps=-all']
    : []

const running = new Set<ChildProcess>()

/** Whatever a test that failed left behind. */
export const killBuilt = () => running.forEach((child) => child.kill('SIGKILL'))

type Start = {
  settings: Record<string, string>
  /** Whether permissions of files bind it, whoever runs the tests. */
  obeysPermissions?: boolean
  /** No file may grow beyond these kilobytes, until `liftFileLimit` is called. */
  fileKilobytes?: number
  /** Takes what the server writes to its standard output, in place of `output()`. */
  stdout?: number
}

/** The built server as a process; `npm run build` comes before. */
export const startBuilt = ({ settings, obeysPermissions = false, fileKilobytes, stdout }: Start) => {
  if (!existsSync(BUILT)) throw new Error(`There is no ${BUILT}: build first.`)
  const node = [
    ...(obeysPermissions ? bound() : []),
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    BUILT,
  ]
  // A write beyond the limit fails then as on a full disk, in place of ending the process.
  const limited = ['bash', '-c', `trap '' XFSZ; ulimit -S -f ${fileKilobytes}; exec "$@"`, 'bash', ...node]
  const [file = '', ...parameters] = fileKilobytes === undefined ? node : limited
  const child = spawn(file, parameters, {
    env: { PATH: process.env.PATH, PORT: '0', SUBMISSIONS_PER_MINUTE: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  let output = ''
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      output += bytes.toString()
      const origin = /ready at (http:\S+)/.exec(output)?.[1]
      if (origin) resolve(origin)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('close', () => reject(new Error(output)))
  })
  // One that is to fail is not waited for in two ways.
  ready.catch(() => undefined)
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { pid: child.pid ?? 0, ready, ended, stop, output: () => output }
}

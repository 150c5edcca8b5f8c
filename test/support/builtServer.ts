import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'

/** As root nothing is forbidden: the process is started without the right to pass over permissions. */
const bound = () =>
  process.getuid?.() === 0
    ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--inh-caps=-all']
    : []

const running = new Set<ChildProcess>()

// A test that fails leaves them behind.
afterAll(() => running.forEach((child) => child.kill('SIGKILL')))

type Run = {
  settings: Record<string, string>
  /** Whether permissions of files bind it, whoever runs the tests. */
  obeysPermissions?: boolean
  /** No file may grow beyond these kilobytes, as on a full disk. */
  fileKilobytes?: number
  /** Takes the standard output of the process. */
  stdout?: number
}

/** A built program as a process; `npm run build` comes before. */
const spawnBuilt = (
  program: string,
  parameters: readonly string[],
  { settings, obeysPermissions = false, fileKilobytes, stdout }: Run,
) => {
  const path = `dist/server/${program}.mjs`
  if (!existsSync(path)) throw new Error(`There is no ${path}: build first.`)
  const node = [
    ...(obeysPermissions ? bound() : []),
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    path,
    ...parameters,
  ]
  // A write beyond the limit fails then as on a full disk, in place of ending the process.
  const limited = ['bash', '-c', `trap '' XFSZ; ulimit -S -f ${fileKilobytes}; exec "$@"`, 'bash', ...node]
  const [file = '', ...args] = fileKilobytes === undefined ? node : limited
  const child = spawn(file, args, {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  })
  running.add(child)
  const heard = { out: '', err: '' }
  child.stdout?.on('data', (bytes: Buffer) => (heard.out += bytes.toString()))
  child.stderr?.on('data', (bytes: Buffer) => (heard.err += bytes.toString()))
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  return { child, heard, ended }
}

/** Runs a command of the staff until it ends. */
export const runPortal = async (parameters: readonly string[], run: Run) => {
  const { heard, ended } = spawnBuilt('portal', parameters, run)
  return { code: await ended, ...heard }
}

export const startBuilt = ({ settings, ...run }: Run) => {
  const usual = { PORT: '0', SUBMISSIONS_PER_MINUTE: '0', LOG_LEVEL: 'error' }
  const { child, heard, ended } = spawnBuilt('index', [], { settings: { ...usual, ...settings }, ...run })
  const output = () => heard.out + heard.err
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const origin = /ready at (http:\S+)/.exec(heard.out)?.[1]
      if (origin) resolve(origin)
    })
    void ended.then(() => reject(new Error(output())))
  })
  // One that is to fail is not waited for in two ways.
  ready.catch(() => undefined)
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { pid: child.pid ?? 0, ready, ended, stop, output }
}

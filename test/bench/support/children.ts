import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** Fails when the work takes longer: nothing that is measured here may hang. */
export const within = async <Result>(
  seconds: number,
  what: string,
  work: Promise<Result>,
): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${seconds} s`)), seconds * 1000)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

export const pause = (milliseconds: number) =>
  new Promise<void>((done) => void setTimeout(done, milliseconds))

const QUIET = '--disable-warning=ExperimentalWarning'
const RESOLVE = resolve(import.meta.dirname, 'resolve.ts')
const START_SECONDS = 180
const STOP_SECONDS = 15

/** All that runs now; none of it outlives the benchmark, whatever happens. */
const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))

type Child = { output: NodeJS.ReadableStream; stop: () => Promise<void> }

type Start = {
  /** Options of Node and the file that it runs. */
  command: readonly string[]
  env?: Record<string, string>
}

/** A process of Node, whose complaints are shown. */
const start = ({ command, env = {} }: Start): Child => {
  const child = spawn(process.execPath, [QUIET, ...command], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    try {
      await within(STOP_SECONDS, 'stopping a process', ended)
    } catch {
      child.kill('SIGKILL')
    }
    running.delete(child)
  }
  return { output: child.stdout, stop }
}

/** The first line of a stream that matches; what comes later is read and forgotten. */
const lineOf = async (stream: NodeJS.ReadableStream, pattern: RegExp) => {
  for await (const line of createInterface({ input: stream })) {
    const found = pattern.exec(line)?.[1]
    if (found) {
      stream.resume()
      return found
    }
  }
  throw new Error('A process ended before it was ready.')
}

export type Served = Child & { origin: string }

/** A process that says `ready at http://…` once it listens. */
export const startServer = async (options: Start): Promise<Served> => {
  const child = start(options)
  try {
    const origin = await within(
      START_SECONDS,
      'the start of a server',
      lineOf(child.output, /ready at (http:\/\/\S+)/),
    )
    return { ...child, origin }
  } catch (error) {
    await child.stop()
    throw error
  }
}

/** Runs a program to its end, and answers with the seconds that it took. */
export const runProgram = async (options: Start & { seconds: number }) => {
  const since = performance.now()
  const child = start(options)
  try {
    child.output.resume()
    await within(options.seconds, 'a program', once(child.output, 'close'))
    return (performance.now() - since) / 1000
  } finally {
    await child.stop()
  }
}

/** Arguments of Node for a source of the benchmark. */
export const source = (path: string) => ['--import', RESOLVE, resolve(import.meta.dirname, '..', path)]

/** Runs a source to its end and answers with the JSON that it printed. */
export const runSource = async <Result>(
  path: string,
  options: Omit<Start, 'command'> & { seconds: number },
): Promise<Result> => {
  const child = start({ ...options, command: source(path) })
  const read = async () => {
    let text = ''
    for await (const chunk of child.output) text += String(chunk)
    return JSON.parse(text) as Result
  }
  try {
    return await within(options.seconds, path, read())
  } finally {
    await child.stop()
  }
}

import { once } from 'node:events'
import { type ResourceLimits, Worker } from 'node:worker_threads'

/** A thread of its own for a program that answers each message by one. It starts when it is asked first, and again after a failure. */
export const createThread = (program: URL, resourceLimits: ResourceLimits) => {
  let worker: Worker | undefined

  const start = () => {
    const started = new Worker(program, { resourceLimits, env: {}, execArgv: [], stdout: true, stderr: true })
    // Nothing else listens to a thread that fails after its answer.
    started.on('error', () => undefined)
    return started
  }

  const stop = async () => {
    const stopped = worker
    worker = undefined
    await stopped?.terminate()
  }

  return {
    /** Rejects where the thread fails, needs more memory or is aborted by the signal, and ends it. */
    ask: async <Answer>(asked: unknown, signal: AbortSignal): Promise<Answer> => {
      worker ??= start()
      worker.postMessage(asked)
      try {
        const [answer] = (await once(worker, 'message', { signal })) as [Answer]
        return answer
      } catch (error) {
        await stop()
        throw error
      }
    },
    stop,
  }
}

export type Thread = ReturnType<typeof createThread>

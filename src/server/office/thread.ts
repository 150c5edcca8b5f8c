import { once } from 'node:events'
import { type ResourceLimits, Worker } from 'node:worker_threads'

/**
 * Runs a program on some bytes in a thread of its own, and returns the message that it answers with. Rejects where the thread
 * fails, needs more memory or is aborted by the signal.
 */
export const runInThread = async <Answer>(
  program: URL,
  bytes: Uint8Array,
  { signal, ...resourceLimits }: ResourceLimits & { signal: AbortSignal },
): Promise<Answer> => {
  const worker = new Worker(program, {
    workerData: bytes,
    resourceLimits,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  // Nothing listens to a thread that fails after its answer.
  worker.on('error', () => undefined)
  try {
    const [answer] = (await once(worker, 'message', { signal })) as [Answer]
    return answer
  } finally {
    await worker.terminate()
  }
}

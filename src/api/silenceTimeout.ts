const SILENCE_MS = 30_000

/**
 * Aborts a request when nothing has arrived for 30 s: the browser itself would wait for minutes, and a new connection
 * usually works at once. A slow connection that keeps sending is waited for.
 */
export const makeSilenceTimeout = (caller: AbortSignal) => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (caller.aborted) abort()
  caller.addEventListener('abort', abort)
  let timer = setTimeout(abort, SILENCE_MS)
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(abort, SILENCE_MS)
  }
  return {
    signal: controller.signal,
    clear: () => clearTimeout(timer),
    /** The same response, whose chunks restart the timeout. */
    watch: (response: Response) =>
      new Response(
        response.body?.pipeThrough(
          new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
            start: restart,
            transform: (chunk, stream) => {
              restart()
              stream.enqueue(chunk)
            },
          }),
          // The abortion of the request does not always reach a body that has begun.
          { signal: controller.signal },
        ),
        { status: response.status },
      ),
  }
}

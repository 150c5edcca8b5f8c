import { setTimeout as pause } from 'node:timers/promises'

const RECONNECT_MS = 50

/** A browser's EventSource, which jsdom lacks, over a fetch that sends the cookies of a test. */
export const eventSourceOver = (send: typeof fetch) => {
  class FetchedEvents extends EventTarget {
    static readonly CLOSED = 2
    readyState = 0
    readonly #abort = new AbortController()
    #reader: ReadableStreamDefaultReader<Uint8Array> | undefined

    constructor(url: string) {
      super()
      void this.#stay(url)
    }

    close() {
      this.readyState = FetchedEvents.CLOSED
      this.#abort.abort()
      // Node may forget the signal of a request that it has collected.
      void this.#reader?.cancel().catch(() => undefined)
    }

    async #stay(url: string) {
      while (this.readyState !== FetchedEvents.CLOSED) {
        await this.#read(url).catch(() => undefined)
        if (this.#abort.signal.aborted) return
        this.dispatchEvent(new Event('error'))
        await pause(RECONNECT_MS)
      }
    }

    async #read(url: string) {
      this.readyState = 0
      const response = await send(url, { signal: this.#abort.signal })
      if (!response.ok) {
        this.readyState = FetchedEvents.CLOSED
        return
      }
      this.readyState = 1
      this.dispatchEvent(new Event('open'))
      this.#reader = response.body?.getReader()
      for (let part = await this.#reader?.read(); part && !part.done; part = await this.#reader?.read())
        for (const [, data = ''] of Buffer.from(part.value)
          .toString()
          .matchAll(/^data: (.*)$/gm))
          this.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
  return FetchedEvents as unknown as typeof EventSource
}

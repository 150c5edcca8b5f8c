/** An event that keeps the worker alive. */
export type WorkEvent = { waitUntil: (work: Promise<unknown>) => void }

type Client = { postMessage: (message: unknown) => void }

type Scope = {
  location: Location
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<Client | undefined> }
  addEventListener: ((type: 'install' | 'activate', listener: (event: WorkEvent) => void) => void) &
    ((type: 'message', listener: (event: WorkEvent & { data: unknown }) => void) => void)
}

/** The globals of a service worker, which the DOM types lack. */
export const scope = globalThis as unknown as Scope

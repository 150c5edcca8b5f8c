import { setImmediate } from 'node:timers/promises'

/** Lets requests that came meanwhile be served, between two pieces of a long work. */
export const yieldToEventLoop = () => setImmediate()

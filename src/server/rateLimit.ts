import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { Refusal } from './reply'

/** How many addresses are remembered at once. */
const ADDRESSES_MAX = 20_000

/** Counts the submissions of one address, whatever the form; a maximum of 0 is no limit. */
export const createRateLimit = async (
  app: FastifyInstance,
  maxPerMinute: number,
): Promise<onRequestAsyncHookHandler> => {
  if (maxPerMinute === 0) return async () => undefined
  await app.register(rateLimit, { global: false, cache: ADDRESSES_MAX })
  const count = app.createRateLimit({ max: maxPerMinute, timeWindow: 60_000 })
  return async (request) => {
    const state = await count(request)
    if (state.isAllowed || !state.isExceeded) return
    const seconds = Math.max(1, state.ttlInSeconds)
    throw new Refusal(429, `That was a lot in a short time. Please try again in ${seconds} seconds.`, {
      'Retry-After': `${seconds}`,
    })
  }
}

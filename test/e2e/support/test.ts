import { test as base, type BrowserContext } from '@playwright/test'
import { startPortal, type Portal } from './portal'

type Options = {
  /** Problems that a test provokes on purpose: those that match do not fail it. */
  allowed: RegExp
}

type WorkerFixtures = { portal: Portal }

/** Said by Playwright where it keeps the site from having a service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

const isOurs = (url: string) => !/^(?:https?|wss?):/.test(url) || new URL(url).hostname === '127.0.0.1'

/** All complaints of the pages of a context, and all their requests to other hosts. */
const watch = (context: BrowserContext) => {
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.text() === WORKER_BLOCKED) return
    if (message.type() !== 'error' && message.type() !== 'warning') return
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (failure) => problems.push(`page error: ${failure.error().message}`))
  context.on('request', (request) => {
    if (!isOurs(request.url())) problems.push(`request to another host: ${request.url()}`)
  })
  return problems
}

/** Starts a server, prepares it and stops it after use. */
const withPortal = async (
  provide: (portal: Portal) => Promise<void>,
  prepare?: (portal: Portal) => Promise<void>,
) => {
  const portal = await startPortal()
  try {
    await prepare?.(portal)
    await provide(portal)
  } finally {
    await portal.stop()
  }
}

/** A clean console and no request to another host belong to every test. */
export const test = base.extend<Options & { cleanConsole: void }, WorkerFixtures>({
  allowed: [/^nothing is allowed$/, { option: true }],
  portal: [async ({ browserName: _browserName }, provide) => withPortal(provide), { scope: 'worker' }],
  baseURL: async ({ portal }, provide) => provide(portal.origin),
  cleanConsole: [
    async ({ context, allowed }, provide) => {
      const problems = watch(context)
      await provide()
      base.expect(problems.filter((problem) => !allowed.test(problem))).toEqual([])
    },
    { auto: true },
  ],
})

/** The same with a server that the tests of other files do not use, prepared as they need it. */
export const testWithOwnPortal = (prepare?: (portal: Portal) => Promise<void>) =>
  test.extend<object, WorkerFixtures>({
    portal: [
      async ({ browserName: _browserName }, provide) => withPortal(provide, prepare),
      { scope: 'worker' },
    ],
  })

export { expect } from '@playwright/test'

import { nextTask } from './api/breaks'

const AGAIN_AFTER_MS = 3000

/** A line that fails while the page starts must not leave it without script; what fails for good is told. */
const bring = async <Part,>(load: () => Promise<Part>, attempts = 5): Promise<Part> => {
  try {
    return await load()
  } catch (error) {
    if (attempts === 1) throw error
    await new Promise((resolve) => void setTimeout(resolve, AGAIN_AFTER_MS))
    return bring(load, attempts - 1)
  }
}

/**
 * What the site is made of, a few milliseconds of a slow processor each. Of each file the first thing wanted is a small
 * one: what its coming costs, the compiler's work, is a task of its own.
 */
const parts = [
  () => import(/* webpackChunkName: 'react' */ 'react'),
  () => import(/* webpackChunkName: 'react' */ 'react-dom/client'),
  () => import(/* webpackChunkName: 'site' */ 'react'),
  () => import(/* webpackChunkName: 'site' */ './api/envelope'),
  () => import(/* webpackChunkName: 'site' */ './api/portalApi'),
  () => import(/* webpackChunkName: 'site' */ './store/store'),
  () => import(/* webpackChunkName: 'site' */ './app/theme'),
]

const start = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root')
  for (const part of parts) {
    await bring<unknown>(part)
    await nextTask()
  }
  const { startSite } = await bring(() => import(/* webpackChunkName: 'site' */ './app/startSite'))
  await nextTask()
  await startSite(root)
}

void start()

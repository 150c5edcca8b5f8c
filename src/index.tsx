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

/** In a task of its own: what a part costs a slow processor should not add to what the next one does. */
const take = async <Part,>(load: () => Promise<Part>) => {
  const part = await bring(load)
  await nextTask()
  return part
}

const start = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root')
  // Of each file the first thing wanted is a small one: what its coming costs, the compiler's work, is a task of its own.
  await take(() => import(/* webpackChunkName: 'react' */ 'react'))
  await take(() => import(/* webpackChunkName: 'react' */ 'react-dom/client'))
  await take(() => import(/* webpackChunkName: 'site' */ 'react'))
  await take(() => import(/* webpackChunkName: 'site' */ './api/envelope'))
  await take(() => import(/* webpackChunkName: 'site' */ './api/portalApi'))
  await take(() => import(/* webpackChunkName: 'site' */ './store/store'))
  await take(() => import(/* webpackChunkName: 'site' */ './app/theme'))
  const { startSite } = await take(() => import(/* webpackChunkName: 'site' */ './app/startSite'))
  await startSite(root)
}

void start()

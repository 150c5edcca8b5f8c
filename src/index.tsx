import { nextTask } from './api/breaks'

const start = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root')
  await import(/* webpackChunkName: 'react' */ 'react-dom/client')
  await nextTask()
  await import(/* webpackChunkName: 'site' */ './store/store')
  await nextTask()
  const { startSite } = await import(/* webpackChunkName: 'site' */ './app/startSite')
  await nextTask()
  await startSite(root)
}

void start()

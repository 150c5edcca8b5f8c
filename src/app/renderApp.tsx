import { text } from 'node:stream/consumers'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { ComponentProps } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { portalApi } from '@/api/portalApi'
import { App } from './App'
import { makeStyleCache, pageStyles } from './pageStyles'

/** A screen, or a part of one, as HTML. */
export type RenderedApp = {
  /** Title, description and the styles that it needs. */
  head: string
  body: string
}

export const noRequests = () => Promise.reject(new Error('A page makes no requests while it is rendered'))

/** Renders the site around `children`, and ends the store. Throws an error of this name if a component throws. */
export const renderApp = async (app: ComponentProps<typeof App>, name: string): Promise<RenderedApp> => {
  const styles = makeStyleCache()
  const emotion = createEmotionServer(styles)
  const failures: unknown[] = []
  // Waits for parts whose script is loaded on demand.
  const html = await prerenderToNodeStream(
    <CacheProvider value={styles}>
      <App {...app} />
    </CacheProvider>,
    {
      onError: (error) => void failures.push(error),
      // A part of any size stays in its place: a script would have to move it there.
      progressiveChunkSize: Infinity,
    },
  )
    .then(({ prelude }) => text(prelude))
    // The cache holds a timer for each entry, and with it this store.
    .finally(() => app.store.dispatch(portalApi.util.resetApiState()))
  if (failures.length > 0) throw new Error(`${name} threw`, { cause: failures[0] })
  // With the classes that others are composed of: the browser would add the missing ones while it hydrates.
  const classes = Object.keys(styles.registered).join(' ')
  // React writes title, meta and link elements before the first element of the screen.
  const start = html.indexOf('<div')
  return {
    head: html.slice(0, start) + pageStyles(emotion.extractCriticalToChunks(classes).styles),
    body: html.slice(start),
  }
}

import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The built code of the thread that stores forms; `npm run build` comes before. */
export const STORE_THREAD = pathToFileURL(resolve('dist/server/storeThread.mjs'))

import { runSource } from './children'
import type { LoadResult, LoadSettings } from './load'

/** The server gets the first core for itself, the client the second. */
export const SERVER_CORE = 0
const CLIENT_CORE = 1
const CONNECTIONS = 16

/** Requests an address, or sends applications, as fast as the server answers; any code but 200 is an error. */
export const load = async (settings: Omit<LoadSettings, 'connections'>) => {
  const result = await runSource<LoadResult>('support/load.ts', {
    core: CLIENT_CORE,
    env: { LOAD: JSON.stringify({ connections: CONNECTIONS, ...settings }) },
    seconds: settings.seconds + 60,
  })
  const refused = Object.keys(result.codes).filter((code) => code !== '200')
  if (refused.length > 0) throw new Error(`The server answered ${JSON.stringify(result.codes)}`)
  return result
}

export const perSecond = ({ requests, seconds }: LoadResult) => requests / seconds

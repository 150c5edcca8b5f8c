import { apiPaths } from '@/domain/site/apiUrls'
import { reasonOf } from '../database/reason'

const WITHIN_MS = 10_000

const { getCategories, getJobsByCategory } = apiPaths

/** Not lists, or lists that no screen reads. */
const OTHERS = new Set(['searchJobs', 'getJobsByCategory', 'getStates', 'getCities'])

/** The lists that pages ask another API for. */
const listPaths = Object.entries(apiPaths)
  .filter(([name, path]) => path.startsWith('/web/') && !OTHERS.has(name))
  .map(([, path]) => path)

type Api = { apiHost: string; origin: string }

const isAllowed = ({ headers }: Response, origin: string) =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '')

const readStatus = async (response: Response) => {
  const answer = (await response.json().catch(() => undefined)) as { status?: unknown } | null | undefined
  return answer?.status
}

/** Asks for a list as a browser on a page at `origin` would. Returns the fault as a sentence; undefined if there is none. */
const faultOfList = async ({ apiHost, origin }: Api, path: string) => {
  try {
    const response = await fetch(apiHost + path, {
      headers: { accept: 'application/json', origin },
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    if (!response.ok) return `${path} of API_HOST, ${apiHost}, answers with code ${response.status}.`
    if ((await readStatus(response)) !== '1')
      return `${path} of API_HOST, ${apiHost}, does not answer {"status": "1", "data": …}.`
    if (isAllowed(response, origin)) return undefined
    return `${path} of API_HOST, ${apiHost}, does not allow ${origin} by Access-Control-Allow-Origin: browsers show nothing of it.`
  } catch (error) {
    // `fetch` says only that it failed.
    const { cause = error } = Object(error) as { cause?: unknown }
    return `${path} of API_HOST, ${apiHost}, cannot be reached: ${reasonOf(cause)}.`
  }
}

/** The jobs of a category are requested with JSON, for which browsers send a preflight. */
const faultOfPreflight = async ({ apiHost, origin }: Api) => {
  const response = await fetch(apiHost + getJobsByCategory, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
    signal: AbortSignal.timeout(WITHIN_MS),
  }).catch(() => undefined)
  const headers = response?.headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
  if (response?.ok && isAllowed(response, origin) && /\*|content-type/.test(headers)) return undefined
  return `${getJobsByCategory} of API_HOST, ${apiHost}, does not allow ${origin} to send JSON (OPTIONS): browsers show no jobs of a category.`
}

/** The faults of all lists, each in a sentence. */
export const faultsOfApi = async (api: Api) => {
  const faults = await Promise.all(listPaths.map((path) => faultOfList(api, path)))
  return [...faults, await faultOfPreflight(api)].filter((fault) => fault !== undefined)
}

const WATCH_EVERY_MS = 5 * 60_000

type Log = Record<'info' | 'warn', (message: string) => void>

/** Logs what keeps browsers from the API, judged by one of its lists: at once, and whenever that changes. */
export const watchApi = (api: Api, log: Log) => {
  let told: string | undefined
  const look = async () => {
    const fault = await faultOfList(api, getCategories)
    if (fault !== undefined && fault !== told)
      log.warn(`${fault} \`npm run portal -- check-api\` asks for all lists.`)
    if (fault === undefined && told !== undefined) log.info(`API_HOST, ${api.apiHost}, can be used again.`)
    told = fault
  }
  setInterval(() => void look(), WATCH_EVERY_MS).unref()
  void look()
}

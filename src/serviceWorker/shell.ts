import { cacheNames, SHELL_PATH } from '@/domain/offlineCache'
import type { WorkEvent } from './scope'
import { strategies } from './strategies'

/** Written in by the build. The revision makes each build of the site another worker. */
declare const SHELL: { revision: string; assets: readonly string[] }

/** Keeps an address under the strategy of its kind, asking for it where it is not kept yet. */
export const keepAddress = async (kind: keyof typeof strategies, address: string, event: WorkEvent) => {
  const [, done] = strategies[kind].handleAll({ request: new Request(address), event })
  await done
}

/** The page without content and all that it needs to stand. Where some of it does not come, nothing is installed. */
export const keepShell = async (event: WorkEvent) => {
  await Promise.all(SHELL.assets.map((path) => keepAddress('assets', path, event)))
  const { ok, body, headers } = await fetch(SHELL_PATH, { cache: 'no-cache' })
  if (!ok) throw new Error(`${SHELL_PATH} of ${SHELL.revision} did not come`)
  const shell = await caches.open(cacheNames.shell)
  // Made anew: a browser takes no answer for a page that was led elsewhere.
  await shell.put(SHELL_PATH, new Response(body, { headers }))
}

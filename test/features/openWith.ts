import type { Language } from '@/domain/languages'
import { renderApp } from '@test/support/renderApp'
import { startScriptedApi, type Answer, type Script } from '@test/support/scriptedApi'

const closings: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

/** The envelope of a refusal. */
export const refusal: Answer = { json: { status: '0', message: 'Closed for stocktaking.' } }

/** The site at an address, in front of an API that answers what the test says. */
export const openWith = async (path: string, script: Script, settings = {}, language?: Language) => {
  const api = await startScriptedApi(script)
  closings.push(api.close)
  return { ...renderApp(path, { origin: api.origin, settings, language }), requests: api.requests }
}

import { portalApi } from '@/api/portalApi'
import { makeStore } from '@/store/store'
import { startScriptedApi, type Script } from './scriptedApi'

/** A real store that talks to a scripted API. */
export const openPortal = async (script: Script) => {
  const api = await startScriptedApi(script)
  const store = makeStore({ apiHost: api.origin, fetch })
  const close = () => {
    // The cache holds a timer for each answer, for which jest would wait.
    store.dispatch(portalApi.util.resetApiState())
    return api.close()
  }
  return { ...api, store, close }
}

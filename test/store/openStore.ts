import { portalApi } from '@/api/portalApi'
import { makeStore } from '@/store/store'

const ends: (() => void)[] = []

// The cache holds a timer for each answer, for which jest would wait.
afterAll(() => ends.splice(0).forEach((end) => end()))

/** A store whose API answers each path below `/web/` with this data, and refuses the others. */
export const openStore = (content: Record<string, unknown>) => {
  const answer: typeof fetch = (request) => {
    const path = new URL((request as Request).url).pathname.replace('/web/', '')
    const envelope = path in content ? { status: '1', data: content[path] } : { status: '0' }
    return Promise.resolve(Response.json(envelope))
  }
  const store = makeStore({ apiHost: 'http://api.example', fetch: answer })
  ends.push(() => store.dispatch(portalApi.util.resetApiState()))
  return { dispatch: store.dispatch, getState: () => store.getState() }
}

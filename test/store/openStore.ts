import { makeStore } from '@/store/store'

/** A store whose API answers each path below `/web/` with this data, and refuses the others. */
export const openStore = (content: Record<string, unknown>) => {
  const answer: typeof fetch = (request) => {
    const path = new URL((request as Request).url).pathname.replace('/web/', '')
    const envelope = path in content ? { status: '1', data: content[path] } : { status: '0' }
    return Promise.resolve(Response.json(envelope))
  }
  const store = makeStore({ apiHost: 'http://api.example', fetch: answer })
  return { dispatch: store.dispatch, getState: () => store.getState() }
}

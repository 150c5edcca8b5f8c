import { waitFor } from '@testing-library/react'

/** A network that holds every request for the jobs of a category until the test lets it go. */
export const holdCategories = () => {
  const held = new Map<string, () => void>()
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const id = new URL(request.url).searchParams.get('industry')
    if (id !== null) await new Promise<void>((resolve) => held.set(id, resolve))
    return fetch(request)
  }
  const isAsked = (id: string) => waitFor(() => expect([...held.keys()]).toContain(id))
  const letGo = async (id: string) => {
    await isAsked(id)
    held.get(id)?.()
  }
  return { fetch: send, isAsked, letGo }
}

import type { Tracked } from '@/domain/track'

type Server = { origin: string }

/** Asks as the page `/track` does; `text` is the answer as it came. */
export const track = async (
  { origin }: Server,
  path: '' | '/correct' | '/withdraw' | '/ask' | '/erase',
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(`${origin}/api/track${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(fields),
  })
  const text = await response.text()
  const body = JSON.parse(text) as { message?: string; data?: Tracked; problems?: unknown }
  return { code: response.status, headers: response.headers, text, ...body }
}

export const NOT_FOUND = 'No submission has this reference and these digits.'

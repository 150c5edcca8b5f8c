import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Sends an address as it stands and reads the answer as it comes: fetch would tidy the one and unpack the other. */
export const rawRequest = async (
  { origin }: { origin: string },
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) => {
  const { hostname, port } = new URL(origin)
  const asked = request({ hostname, port, path, headers, method }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const { statusCode: code = 0, headers: answered } = response
  return { code, headers: answered, bytes: body.length, text: body.toString() }
}

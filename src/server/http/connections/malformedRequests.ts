import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ClientConnection } from './clientConnection'
import { isHost } from '../origin'
import { rawRefusal } from '../reply'
import { Refusal } from '../../submissions/refusal'

const isHostHeader = (name: string, index: number) => index % 2 === 0 && name.toLowerCase() === 'host'

/** A proxy may have read the other of two Host headers, and cache our answer for that host. */
const hasOneHost = ({ raw: { httpVersion, rawHeaders } }: FastifyRequest) => {
  const hosts = rawHeaders.filter(isHostHeader).length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** No browser compresses a body, and a small compressed one could fill the memory. */
const isCompressed = ({ headers }: FastifyRequest) => {
  const coding = headers['content-encoding']
  return Boolean(coding) && coding?.toLowerCase() !== 'identity'
}

/** Node reads a body whose last coding is `chunked` and leaves the others to us. HTTP/1.0 knows none. */
const isCodedInTransfer = ({ headers, raw: { httpVersion } }: FastifyRequest) => {
  const coding = headers['transfer-encoding']
  return coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0')
}

const hasOtherExpectation = ({ headers: { expect } }: FastifyRequest) =>
  expect !== undefined && expect.toLowerCase() !== '100-continue'

const fault = (request: FastifyRequest) => {
  if (!hasOneHost(request)) return new Refusal(400, 'The request must name one host.')
  if (isCodedInTransfer(request))
    return new Refusal(501, 'Please send the request without Transfer-Encoding, or chunked.', {
      Connection: 'close',
    })
  if (hasOtherExpectation(request)) return new Refusal(417, 'The Expect header is not supported.')
  if (!isHost(request.headers.host ?? '')) return new Refusal(400, 'The name of the host is not valid.')
  if (isCompressed(request))
    return new Refusal(415, 'Please send the request without Content-Encoding.', {
      'Accept-Encoding': 'identity',
    })
  return undefined
}

/** Refuses, with a message, requests that Node would refuse without one or accept. */
export const refuseOddRequests = (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => {
    done(fault(request))
  })
  app.server.on('connect', (_request, connection: ClientConnection) => {
    // Node no longer watches the connection.
    connection.on('error', () => undefined)
    connection.on('timeout', () => connection.destroy())
    connection.refuse(rawRefusal(405, 'Method Not Allowed', 'The method is not allowed.'))
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rawRefusal, Refusal } from './reply'

const isHost = (name: string, index: number) => index % 2 === 0 && name.toLowerCase() === 'host'

/** Whoever stands before us may have read the other of two hosts, and keep our answer under that one. */
const hasOneHost = ({ raw: { httpVersion, rawHeaders } }: FastifyRequest) => {
  const hosts = rawHeaders.filter(isHost).length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** A browser packs no body; unpacked here, a small one could fill the memory, and read as it stands it is noise. */
const isPacked = ({ headers }: FastifyRequest) => {
  const coding = headers['content-encoding']
  return Boolean(coding) && coding?.toLowerCase() !== 'identity'
}

const fault = (request: FastifyRequest) => {
  if (!hasOneHost(request)) return new Refusal(400, 'The request must name one host.')
  if (isPacked(request))
    return new Refusal(415, 'Please send the request without Content-Encoding.', {
      'Accept-Encoding': 'identity',
    })
  return undefined
}

/** Answers in our words what Node would refuse without one, or not at all. */
export const answerOddRequests = (app: FastifyInstance) => {
  // Without a promise, as each request goes through it.
  app.addHook('onRequest', (request, _reply, done) => {
    done(fault(request))
  })
  app.server.on('checkExpectation', ({ socket }) =>
    socket.end(rawRefusal(417, 'Expectation Failed', 'The request expects what nobody here does.')),
  )
  app.server.on('connect', (_request, socket) =>
    socket.end(rawRefusal(405, 'Method Not Allowed', 'This address does not take such a request.')),
  )
}

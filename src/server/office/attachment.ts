import type { FastifyReply } from 'fastify'

const ASCII = /[^\x20-\x7e]|["\\%]/g
/** `encodeURIComponent` leaves these, which a header takes for its own. */
const LEFT = /['()*]/g

const encoded = (name: string) =>
  encodeURIComponent(name.replace(/\p{Cs}/gu, '_')).replace(
    LEFT,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  )

/** Makes an answer a file to be stored, never shown, whatever is in it. */
export const asAttachment = (reply: FastifyReply, name: string, mediaType: string) =>
  reply.headers({
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${name.replace(ASCII, '_')}"; filename*=UTF-8''${encoded(name)}`,
  })

import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

const readAll = async (stream: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** With a code, the mail server answers it. */
export const refusal = (responseCode: number) => Object.assign(new Error('refused'), { responseCode })

export type Received = { from: string; to: string[]; raw: string }

/** Headers without folds, under their names in lower case. */
export const headersOf = ({ raw }: Received) => {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return Object.fromEntries(
    head.split('\r\n').map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    }),
  ) as Record<string, string>
}

const decoders: Record<string, (text: string) => string> = {
  b: (text) => Buffer.from(text, 'base64').toString('utf8'),
  q: (text) => decodeURIComponent(text.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
}

/** The subject and the text of a mail in which more than ASCII is encoded. */
export const readMail = (mail: Received) => {
  const { subject = '', 'content-transfer-encoding': encoding = '' } = headersOf(mail)
  const body = mail.raw.slice(mail.raw.indexOf('\r\n\r\n')).replaceAll('=\r\n', '').trim()
  return {
    subject: subject
      .replaceAll('?= =?', '?==?')
      .replace(
        /=\?UTF-8\?([BQ])\?(.*?)\?=/gi,
        (_word, kind: string, text: string) => decoders[kind.toLowerCase()]?.(text) ?? '',
      ),
    text: (decoders[encoding.charAt(0)]?.(body) ?? body).replaceAll('\r\n', '\n'),
  }
}

type Options = {
  port?: number
  offersTls?: boolean
  /** Whether it offers SMTPUTF8. */
  takesAnyScript?: boolean
  /** Rejects to refuse a mail; `hangUp` breaks its connection. */
  accept?: (mail: Received, hangUp: () => void) => Promise<void>
}

/** A real mail server on a port of this machine that keeps what it gets; its certificate for TLS is signed by no authority. */
export const startMailServer = async ({
  port = 0,
  offersTls = false,
  takesAnyScript = true,
  accept = async () => {},
}: Options = {}) => {
  const received: Received[] = []
  let socket: Socket | undefined
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    hideSMTPUTF8: !takesAnyScript,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const keep = async () => {
        const raw = await readAll(stream)
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const mail = { from, to: envelope.rcptTo.map(({ address }) => address), raw }
        await accept(mail, () => socket?.destroy())
        received.push(mail)
      }
      keep().then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error('refused')),
      )
    },
  })
  server.on('error', () => undefined)
  // It would look out for clients that talk too soon, for 100 ms each.
  server.server.prependListener('connection', () => {
    jest.spyOn(globalThis, 'setTimeout').mockImplementationOnce((greet) => setTimeout(greet, 0))
  })
  server.server.on('connection', (opened: Socket) => {
    socket = opened
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const ownPort = typeof address === 'object' && address ? address.port : 0
  return {
    port: ownPort,
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${ownPort}`,
      NOTIFY_EMAIL: 'hr@staff.example, boss@staff.example',
    },
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

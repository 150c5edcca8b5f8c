import { SMTPServer } from 'smtp-server'

const readAll = async (stream: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

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

/** A real mail server on a port of this machine that keeps what it gets; for TLS its certificate is nobody's. */
export const startMailServer = async ({ port = 0, offersTls = false, accept = async () => {} } = {}) => {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const keep = async () => {
        const raw = await readAll(stream)
        await accept()
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
      }
      keep().then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error('refused')),
      )
    },
  })
  server.on('error', () => undefined)
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

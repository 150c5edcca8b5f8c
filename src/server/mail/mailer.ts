import { createTransport } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { isForAnyServer } from '@/domain/text/email'
import type { Config } from '../config/config'
import type { Mail } from './compose'

/** The longest time that one attempt to send a mail may take. */
export const SENDING_MAX_MS = 300_000

const TIMEOUTS_MS = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 20_000,
  socketTimeout: 60_000,
}

/** A local connection cannot be intercepted, so its certificate is not checked. */
const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** Codes only: the message of a mail server may quote the mail. */
export const codesOf = (error: unknown) => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return {
    code: typeof code === 'string' ? code : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  }
}

const OF_THIS_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])
/** The mail server closes, whatever it is sent. */
const CLOSING = 421

/** The code with which the mail server refused this mail; undefined if something else went wrong. */
export const refusalOf = (error: unknown) => {
  const { code, responseCode } = codesOf(error)
  return code && OF_THIS_MAIL.has(code) && responseCode !== CLOSING ? responseCode : undefined
}

/** The code for an address with a name that is not Latin, which this mail server does not take. */
export const NO_SUCH_SCRIPT = 'no SMTPUTF8'

/** Suppresses automatic replies such as out-of-office notes. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }

/** Whether this server sends mail. */
export const isMailed = ({ smtpUrl }: Pick<Config, 'smtpUrl'>) => smtpUrl !== undefined

/** Sends mail over SMTP_URL; undefined if that is not set. */
export const createMailer = ({ smtpUrl, notifyEmail, mailFrom, company }: Config) => {
  const [first] = notifyEmail
  if (smtpUrl === undefined || first === undefined) return undefined
  const { hostname, username } = new URL(smtpUrl)
  const user = decodeURIComponent(username)
  const transport = createTransport({
    url: smtpUrl,
    ...TIMEOUTS_MS,
    ...(isThisMachine(hostname) && { tls: { rejectUnauthorized: false } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // Many mail servers accept only their user as the sender.
  const from = mailFrom ?? { name: 'Job portal', address: user.includes('@') ? user : first }
  const domain = from.address.replace(/^.*@/, '')
  /** Whether the mail server takes names in any script (RFC 6531), as it says where it greets. */
  const takesAnyScript = () =>
    new Promise<boolean>((resolve, reject) => {
      const connection = new SMTPConnection(transport.options)
      connection.once('error', reject)
      connection.connect((error) => {
        if (error) return reject(error)
        resolve(/[ -]SMTPUTF8\b/im.test(connection.lastServerResponse || ''))
        connection.quit()
      })
    })
  return {
    /** Resolves with the number of refused recipients; rejects if all were refused. */
    send: async ({ to, replyTo, id, ...mail }: Mail) => {
      if (to !== undefined && !isForAnyServer(to) && !(await takesAnyScript()))
        throw Object.assign(new Error('the address has letters that are not Latin'), { code: NO_SUCH_SCRIPT })
      const { rejected } = await transport.sendMail({
        ...mail,
        // The same at each attempt, so that a duplicate can be recognized.
        messageId: `<${id}@${domain}>`,
        from: to === undefined ? from : { ...from, name: company.name },
        to: to === undefined ? [...notifyEmail] : { name: '', address: to },
        replyTo: replyTo && { name: '', address: replyTo },
        headers: HEADERS,
        signal: AbortSignal.timeout(SENDING_MAX_MS),
      })
      return rejected.length
    },
    /** Whether the mail server takes a connection and the login. */
    isReachable: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
  }
}

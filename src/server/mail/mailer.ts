import { createTransport } from 'nodemailer'
import type { Config } from '../config'
import type { Mail } from './compose'

/** Shorter than the lease, so that sending ends before another process may start. */
export const SENDING_MAX_MS = 300_000

const TIMEOUTS_MS = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 20_000,
  socketTimeout: 60_000,
}

/** A local connection cannot be intercepted, so its certificate is not checked. */
const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** Resolves with the number of refused recipients; rejects if all were refused. */
export type SendMail = (mail: Mail) => Promise<number>

/** Sends mail to the staff over SMTP_URL; undefined if that is not set. */
export const createMailer = ({ smtpUrl, notifyEmail }: Config): SendMail | undefined => {
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
  const from = { name: 'Job portal', address: user.includes('@') ? user : first }
  return async ({ replyTo, ...mail }) => {
    const { rejected } = await transport.sendMail({
      ...mail,
      from,
      to: [...notifyEmail],
      replyTo: replyTo && { name: '', address: replyTo },
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(SENDING_MAX_MS),
    })
    return rejected.length
  }
}

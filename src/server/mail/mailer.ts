import { createTransport } from 'nodemailer'
import type { Config } from '../config'
import type { Mail } from './compose'

/** Shorter than the lease of a mail: what takes longer is cut off before another process may begin. */
export const SENDING_MAX_MS = 300_000

const TIMEOUTS_MS = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 20_000,
  socketTimeout: 60_000,
}

/** Between two programs of one machine nobody stands who could read along. */
const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** Gives the number of addresses that the mail server refused; rejects where it refused all. */
export type SendMail = (mail: Mail) => Promise<number>

/** Sends mail to the staff over SMTP_URL; undefined where that is not set. */
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
  // Many servers take only mail that is from their user.
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

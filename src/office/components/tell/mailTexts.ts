import type { MailFault } from '@/domain/submissions/telling'
import { isForAnyServer } from '@/domain/text/email'

/** Why e-mails wait. */
export const mailFaults: Record<MailFault, string> = {
  off: 'This server sends no e-mail: SMTP_URL is not set. E-mails wait until it is.',
  down: 'The mail server cannot be reached. E-mails are queued and go out when it is back.',
}

/** A warning if not every mail server can write to this address. */
export const mailDoubt = (email: string | null | undefined) =>
  email && !isForAnyServer(email)
    ? `Not every mail server can write to ${email}. If ours cannot, the message returns to 'To send'.`
    : undefined

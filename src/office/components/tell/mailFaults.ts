import { isForAnyServer } from '@/domain/text/email'
import type { MailFault } from '@/domain/submissions/telling'

/** Why e-mails wait. */
export const mailFaults: Record<MailFault, string> = {
  off: 'This server sends no mail: SMTP_URL is not set. Answers by e-mail wait until it is.',
  down: 'The mail server cannot be reached just now. Answers by e-mail wait, and leave once it can.',
}

/** A warning if not every mail server can write to this address. */
export const mailDoubt = (email: string | null | undefined) =>
  email && !isForAnyServer(email)
    ? `Not every mail server can write to ${email}. If ours cannot, it waits in 'To send' again.`
    : undefined

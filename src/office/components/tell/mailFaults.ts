import type { MailFault } from '@/domain/office/telling'

/** The reasons answers by e-mail wait. */
export const mailFaults: Record<MailFault, string> = {
  off: 'This server sends no mail: SMTP_URL is not set. Answers by e-mail wait until it is.',
  down: 'The mail server cannot be reached just now. Answers by e-mail wait, and leave once it can.',
}

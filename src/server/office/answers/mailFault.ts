import type { MailFault } from '@/domain/office/telling'
import { isMailed } from '../../mail/mailer'
import { isMailDown } from '../../repositories/office/answers'
import type { OfficeContext } from '../officeRoute'

/** The reason no mail leaves; null where mails leave. */
export const mailFault = async ({
  config,
  database,
}: Pick<OfficeContext, 'config' | 'database'>): Promise<MailFault | null> => {
  if (!isMailed(config)) return 'off'
  return (await isMailDown(database.db)) ? 'down' : null
}

import type { MailFault, ToSendList, WaitingAnswers } from '@/domain/submissions/telling'
import { isMailed } from '../mail/mailer'
import { countAnswerMails, isMailDown } from '../repositories/office/answers'
import { changeEntries } from '../repositories/office/inboxChanges'
import { countToSend, findToSend, listToSend, removeToSend } from '../repositories/office/toSend'
import { Refusal } from '../config/refusal'
import { change, refuseOutdated } from './inbox/changeRoutes'
import { versionIn } from './inbox/readInbox'
import { type OfficeContext, route } from './officeRoute'
import { toBody } from './readRequest'

const leaveOut = route('recruiter', 'POST', '/to-send/:reference/leave-out', (context) => {
  const version = versionIn(toBody(context.request.body))
  return change(context, 'No message needed', async (trx, entry) => {
    const { reference } = entry
    await refuseOutdated(trx, entry, version)
    if (!(await findToSend(trx, [reference])))
      throw new Refusal(404, 'This one waits no longer: it was sent, left out, or has another state now.')
    await removeToSend(trx, [reference])
    await changeEntries(trx, [reference], {})
    return [{ what: 'not_told', value: '' }]
  })
})

const list = route('recruiter', 'GET', '/to-send', async ({ database }): Promise<ToSendList> => ({
  rows: await listToSend(database.db),
}))

/** The reason no mail leaves; null where mails leave. */
export const mailFault = async ({
  config,
  database,
}: Pick<OfficeContext, 'config' | 'database'>): Promise<MailFault | null> => {
  if (!isMailed(config)) return 'off'
  return (await isMailDown(database.db)) ? 'down' : null
}

const waiting = route('recruiter', 'GET', '/answers/waiting', async (context): Promise<WaitingAnswers> => {
  const { db } = context.database
  const mails = await countAnswerMails(db)
  return { toSend: await countToSend(db), mails: { ...mails, fault: await mailFault(context) } }
})

export const toSendRoutes = [list, leaveOut, waiting]

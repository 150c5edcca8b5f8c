import type { Db } from '../../database/schema'
import { insertDisclosures } from '../../repositories/office/disclosures'
import { changeEntries } from '../../repositories/office/inboxChanges'
import { route } from '../officeRoute'
import { toBody } from '../readRequest'
import { byWhom, change } from './changeRoutes'
import { recipientIn } from './readInbox'

/** Keeps to whom outside the office a submission was shown or sent. */
const disclose = route('recruiter', 'POST', '/submissions/:reference/disclosures', async (context) => {
  const reference = context.param('reference')
  const recipient = recipientIn(toBody(context.request.body).recipient)
  const work = async (trx: Db) => {
    await insertDisclosures(trx, [reference], { recipient, ...byWhom(context) })
    await changeEntries(trx, [reference], {})
    return [{ what: 'disclosed' as const, value: recipient }]
  }
  return change(context, { reference, details: 'Disclosed', work })
})

export const disclosureRoutes = [disclose]

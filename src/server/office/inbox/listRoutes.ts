import { listChoices } from '../../repositories/office/inboxChoices'
import { listInbox } from '../../repositories/office/inboxList'
import type { GuardedRoute } from '../officeRoute'
import { readEntry, referenceIn } from './entry'
import { filterOf, orderOf, pageOf, type Asked } from './filterOf'

const list: GuardedRoute = {
  method: 'GET',
  path: '/submissions',
  role: 'reader',
  answer: ({ request, database }) => {
    const asked = request.query as Asked
    return listInbox(database.db, database, { filter: filterOf(asked), ...orderOf(asked), ...pageOf(asked) })
  },
}

const open: GuardedRoute = {
  method: 'GET',
  path: '/submissions/:reference',
  role: 'reader',
  answer: async ({ request, database, log }) => {
    const reference = referenceIn(request)
    const entry = await readEntry(database.db, reference)
    await database.write((trx) => log(trx, { action: 'submission_seen', subject: reference }))
    return entry
  },
}

const choices: GuardedRoute = {
  method: 'GET',
  path: '/inbox-choices',
  role: 'reader',
  answer: ({ database }) => listChoices(database.db),
}

export const listRoutes = [list, open, choices]

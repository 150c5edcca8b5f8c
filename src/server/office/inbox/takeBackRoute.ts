import type { Db } from '../../database/schema'
import { copiesOf, withdrawnBySender } from '../../repositories/office/inboxChanges'
import { takeBack } from '../../repositories/office/merges'
import { Refusal } from '../../submissions/refusal'
import { route } from '../officeRoute'
import { byWhom, change } from './changeRoutes'

const notWithdrawn = () => new Refusal(409, 'The applicant has not withdrawn this.')

/** Gives what the applicant withdrew the state of before, whenever that was. */
const takeBackRoute = route('owner', 'POST', '/submissions/:reference/take-back', (context) => {
  const reference = context.param('reference')
  const work = async (trx: Db) => {
    const withdrawn = await withdrawnBySender(trx, await copiesOf(trx, reference))
    if (!withdrawn.has(reference)) throw notWithdrawn()
    await takeBack(trx, [...withdrawn.keys()], byWhom(context))
    return []
  }
  return change(context, { reference, details: 'Withdrawal taken back', work })
})

export const takeBackRoutes = [takeBackRoute]

import type { SubmissionState } from '@/domain/office/states'
import type { Db } from '../../database/schema'
import { changeEntries, listChanges, withdrawnBySender } from '../../repositories/office/inboxChanges'
import { Refusal } from '../../submissions/refusal'
import { route } from '../officeRoute'
import { change } from './changeRoutes'

const notWithdrawn = () => new Refusal(409, 'The applicant has not withdrawn this.')

/** Gives what the applicant withdrew the state of before. */
const takeBack = route('owner', 'POST', '/submissions/:reference/take-back', (context) => {
  const reference = context.param('reference')
  const work = async (trx: Db) => {
    if ((await withdrawnBySender(trx, [reference])).size === 0) throw notWithdrawn()
    const [, before] = await listChanges(trx, reference, { kinds: ['state', 'taken_back'] })
    const state = (before?.value ?? 'received') as SubmissionState
    await changeEntries(trx, [reference], { state, stateAt: context.now().toISOString() })
    return [{ what: 'taken_back' as const, value: state }]
  }
  return change(context, { reference, details: 'Withdrawal taken back', work })
})

export const takeBackRoutes = [takeBack]

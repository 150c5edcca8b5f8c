import type { FirstSteps } from '@/domain/office/overview'
import { memoized } from '@/domain/jobs/memoized'
import { readSample } from '../../content/sample'
import type { Db } from '../../database/schema'
import { listAccounts } from '../../repositories/office/accounts'
import { listAddresses, listNumberedJobs } from '../../repositories/office/overview'

/** The addresses of the sample offices, or the sample jobs with their numbers. */
const samplesOf = memoized(
  (name: 'offices' | 'jobs') =>
    new Set(
      readSample(name).rows.map(({ values: { address, job_id, position } }) =>
        name === 'offices' ? `${address}` : `${job_id} ${position}`,
      ),
    ),
)

/** More rows than there are samples: one of them is none. */
const ENOUGH = 1000

const hasOwn = (name: 'offices' | 'jobs', texts: readonly string[]) =>
  texts.some((text) => !samplesOf(name).has(text))

/** The first steps of a new office as its database shows them; null once all are done. */
export const readFirstSteps = async (db: Db): Promise<FirstSteps | null> => {
  const steps = {
    company: hasOwn('offices', await listAddresses(db, ENOUGH)),
    jobs: hasOwn('jobs', await listNumberedJobs(db, ENOUGH)),
    colleagues: (await listAccounts(db)).length > 1,
  }
  return Object.values(steps).every(Boolean) ? null : steps
}

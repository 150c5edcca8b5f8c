import type { FirstSteps } from '@/domain/office/overview'
import offices from '../../content/offices.json'
import { sampleJobs } from '../../content/sampleJobs'
import type { Db } from '../../database/schema'
import { listAccounts } from '../../repositories/office/accounts'
import { listAddresses, listNumberedJobs } from '../../repositories/office/overview'

const samples = new Set([
  ...offices.map(({ address }) => address),
  ...sampleJobs.map(({ job_id, position }) => `${job_id} ${position}`),
])

/** More rows than there are samples: one of them is none. */
const ENOUGH = samples.size + 1

const hasOwn = (texts: readonly string[]) => texts.some((text) => !samples.has(text))

/** The first steps of a new office as its database shows them; null once all are done. */
export const readFirstSteps = async (db: Db): Promise<FirstSteps | null> => {
  const steps = {
    company: hasOwn(await listAddresses(db, ENOUGH)),
    jobs: hasOwn(await listNumberedJobs(db, ENOUGH)),
    colleagues: (await listAccounts(db)).length > 1,
  }
  return Object.values(steps).every(Boolean) ? null : steps
}

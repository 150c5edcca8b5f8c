import { toJob } from '@/api/adapters'
import { toSearchableJob, type SearchableJob } from '@/domain/jobs/searchableJob'
import type { Db } from '../database/schema'
import { listOpenCardsById } from '../repositories/jobs'

/** What many jobs share is kept once. */
const createSharing = () => {
  const kept = new Map<unknown, unknown>()
  return <Value>(value: Value): Value => {
    const key = Array.isArray(value) ? value.join('\n') : value
    if (!kept.has(key)) kept.set(key, value)
    return kept.get(key) as Value
  }
}

const toFacts = (one: SearchableJob, share: ReturnType<typeof createSharing>): SearchableJob => {
  const job = { ...one.job, short_job_description: '', walk_in_address: '', walk_in_bring: '' }
  return {
    ...one,
    job: Object.fromEntries(Object.entries(job).map(([name, value]) => [name, share(value)])) as typeof job,
    texts: [],
    places: share(one.places),
    employmentTypes: share(one.employmentTypes),
  }
}

/** Reads what filters and orders look at, without the searched texts. */
export const createFactsReader = () => {
  const share = createSharing()
  return async (db: Db, ids: readonly string[]) => {
    const cards = await listOpenCardsById(db, ids)
    return new Map(cards.map((card) => [card.job_id, toFacts(toSearchableJob(toJob(card)), share)]))
  }
}

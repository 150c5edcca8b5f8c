import { toJob } from '@/api/adapters'
import { titleTexts } from '@/domain/jobs/closeMatches'
import { toSearchableJob, type SearchableJob } from '@/domain/jobs/searchableJob'
import type { Db } from '../database/schema'
import { listOpenCardsById } from '../repositories/jobs'

/** Values that many jobs share are kept once, by their keys. */
const createSharing = <Value>(keyOf: (value: Value) => unknown) => {
  const kept = new Map<unknown, Value>()
  return (value: Value): Value => {
    const key = keyOf(value)
    const found = kept.get(key)
    if (found === undefined) kept.set(key, value)
    return found ?? value
  }
}

/** Reads what filters and orders look at; of the searched texts, those of the title alone. */
export const createFactsReader = () => {
  const share = createSharing((value: string | number | null) => value)
  const shareAll = createSharing((values: readonly string[]) => values.join('\n'))

  const toFacts = (one: SearchableJob): SearchableJob => {
    const job = { ...one.job, short_job_description: '', walk_in_address: '', walk_in_bring: '' }
    const shared = Object.entries(job).map(([name, value]) => [
      name,
      name === 'job_id' ? value : share(value),
    ])
    return {
      ...one,
      job: Object.fromEntries(shared) as typeof job,
      texts: shareAll(titleTexts(job)),
      places: shareAll(one.places),
      employmentTypes: shareAll(one.employmentTypes),
    }
  }

  return async (db: Db, ids: readonly string[]) => {
    const cards = await listOpenCardsById(db, ids)
    return new Map(cards.map((card) => [card.job_id, toFacts(toSearchableJob(toJob(card)))]))
  }
}

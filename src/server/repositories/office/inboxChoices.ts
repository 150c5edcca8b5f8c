import { sql } from 'kysely'
import type { Db } from '../../database/schema'
import { listAssignees } from './inboxChanges'

/** More than anybody looks through. */
const CHOICES_MAX = 1000

const listTags = async (db: Db) => {
  const rows = await db
    .selectFrom('inbox_tag')
    .select('tag')
    .distinct()
    .orderBy('tag')
    .limit(CHOICES_MAX)
    .execute()
  return rows.map(({ tag }) => tag)
}

const listPlaces = async (db: Db) => {
  const rows = await db
    .selectFrom('inbox_entry')
    .select('place')
    .distinct()
    .where('place', '!=', '')
    .orderBy('place')
    .limit(CHOICES_MAX)
    .execute()
  return rows.map(({ place }) => place)
}

/** The jobs that were applied for. Those with the most applications count where there are very many. */
const listJobs = async (db: Db) => {
  const rows = await db
    .selectFrom('inbox_entry')
    .select((build) => ['job_id as id', build.fn.max('about').as('position')])
    .where('job_id', '!=', '')
    .groupBy('job_id')
    .orderBy(sql`count(*)`, 'desc')
    .limit(CHOICES_MAX)
    .execute()
  const byPosition = (one: string, other: string) => one.localeCompare(other)
  return rows.toSorted((one, other) => byPosition(one.position, other.position))
}

/** What the inbox can be filtered by, besides what is the same for all. */
export const listChoices = async (db: Db) => ({
  tags: await listTags(db),
  accounts: await listAssignees(db),
  jobs: await listJobs(db),
  places: await listPlaces(db),
})

import { sql } from 'kysely'
import type { Db } from '../../database/schema'
import { listAssignees } from './inboxChanges'

/** More are not looked through. */
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

/** The jobs that were applied for; those with the most applications where there are very many. */
const listJobs = async (db: Db) => {
  const jobs = await db
    .selectFrom('inbox_entry')
    .select(({ fn }) => ['job_id as id', fn.max('about').as('position')])
    .where('job_id', '!=', '')
    .groupBy('job_id')
    .orderBy(sql`count(*)`, 'desc')
    .limit(CHOICES_MAX)
    .execute()
  return jobs.toSorted((one, other) => one.position.localeCompare(other.position))
}

/** The choices of the inbox's filters, besides those that are fixed. */
export const listChoices = async (db: Db) => ({
  tags: await listTags(db),
  accounts: await listAssignees(db),
  jobs: await listJobs(db),
  places: await listPlaces(db),
})

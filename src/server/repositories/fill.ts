import type { InsertObject } from 'kysely'
import {
  contentTables,
  type ContentTable,
  type ContentTables,
  type Db,
  type Schema,
} from '../database/schema'

type Content = { [Table in ContentTable]: ContentTables[Table][] }

/** Rows for each statement, which takes a limited number of values. */
const BATCH = 50

const insertRows = async <Table extends ContentTable>(
  db: Db,
  table: Table,
  rows: InsertObject<Schema, Table>[],
) => {
  for (let start = 0; start < rows.length; start += BATCH) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + BATCH))
      .execute()
  }
}

/** Inserts referenced tables first. */
export const insertContent = async (db: Db, content: Content) => {
  await insertRows(db, 'industry', content.industry)
  await insertRows(db, 'department', content.department)
  await insertRows(db, 'role', content.role)
  await insertRows(db, 'location', content.location)
  await insertRows(db, 'state', content.state)
  await insertRows(db, 'city', content.city)
  await insertRows(db, 'company', content.company)
  await insertRows(db, 'header_content', content.header_content)
  await insertRows(db, 'slider_image', content.slider_image)
  await insertRows(db, 'csr_item', content.csr_item)
  await insertRows(db, 'service', content.service)
  await insertRows(db, 'office', content.office)
  await insertRows(db, 'email_item', content.email_item)
  await insertRows(db, 'contact_details', content.contact_details)
  await insertRows(db, 'job', content.job)
}

export const isContentEmpty = async (db: Db) => {
  for (const table of contentTables) {
    const row = await db
      .selectFrom(table)
      .select((build) => build.lit(1).as('one'))
      .limit(1)
      .executeTakeFirst()
    if (row) return false
  }
  return true
}

/** Locks the row of `meta`, so that transactions which decide by it run one after the other. */
export const lockMeta = (db: Db) =>
  db
    .updateTable('meta')
    .set((build) => ({ content_version: build.ref('content_version') }))
    .execute()

export const wasFilled = async (db: Db) => {
  const meta = await db.selectFrom('meta').select('filled_at').executeTakeFirst()
  return meta?.filled_at != null
}

export const markFilled = (db: Db, filledAt: string) =>
  db.updateTable('meta').set({ filled_at: filledAt }).execute()

/** Rises with every change of content. */
export const contentVersion = async (db: Db) => {
  const meta = await db.selectFrom('meta').select('content_version').executeTakeFirstOrThrow()
  return meta.content_version
}

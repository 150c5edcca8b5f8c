import type { Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'

/** The columns of text of each table; the first is its key. */
const tables: Record<string, [string, ...string[]]> = {
  account: [
    'id',
    'email',
    'name',
    'role',
    'password',
    'totp_secret',
    'totp_pending',
    'created_at',
    'seen_at',
  ],
  account_session: ['id', 'account_id', 'created_at', 'seen_at', 'previous_visit_at', 'address'],
  account_link: ['id', 'account_id', 'ends_at'],
  recovery_code: ['id', 'account_id'],
  office_setting: ['name', 'value'],
  office_log: ['id', 'at', 'account', 'action', 'subject', 'details', 'address'],
  sign_in_count: ['sender', 'ends_at'],
}

const numbers: Record<string, string[]> = { account: ['is_active', 'totp_step'], sign_in_count: ['failures'] }

const createTable = (db: Kysely<unknown>, table: string, { text }: DialectParts) => {
  const [key, ...columns] = tables[table] ?? ['id']
  let create = db.schema.createTable(table).addColumn(key, text, (column) => column.primaryKey().notNull())
  for (const name of columns) create = create.addColumn(name, text, (column) => column.notNull())
  for (const name of numbers[table] ?? [])
    create = create.addColumn(name, 'integer', (column) => column.notNull())
  return create.execute()
}

/** The accounts of the staff, how they sign in, and the log, which takes lines and gives none back. */
export const createOfficeTables = async (db: Kysely<unknown>, parts: DialectParts) => {
  for (const table of Object.keys(tables)) await createTable(db, table, parts)
  await db.schema.createIndex('account_by_email').unique().on('account').column('email').execute()
  await db.schema
    .createIndex('account_session_by_account')
    .on('account_session')
    .column('account_id')
    .execute()
  await db.schema.createIndex('account_link_by_account').on('account_link').column('account_id').execute()
  await db.schema.createIndex('recovery_code_by_account').on('recovery_code').column('account_id').execute()
  await db.schema.createIndex('office_log_by_time').on('office_log').columns(['at', 'id']).execute()
  await parts.onlyAppend(db, 'office_log')
}

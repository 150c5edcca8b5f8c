import type { Kysely } from 'kysely'

type Tables = { mail_outbox: { failures: number } }

/** Keeps what the mail server last answered, and when a mail was given up. */
export const addOutboxRefusals = async (untyped: Kysely<unknown>) => {
  for (const name of ['reply', 'given_up_at']) {
    await untyped.schema
      .alterTable('mail_outbox')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  // Failed connections were counted, too; now only what the mail server refuses is.
  const db: Kysely<Tables> = untyped.withTables()
  await db.updateTable('mail_outbox').set({ failures: 0 }).execute()
  await db.schema.dropIndex('mail_outbox_by_time').execute()
  await db.schema
    .createIndex('mail_outbox_by_turn')
    .on('mail_outbox')
    .columns(['given_up_at', 'failures', 'due_at', 'id'])
    .execute()
}

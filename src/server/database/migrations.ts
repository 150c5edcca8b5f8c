import { randomBytes } from 'node:crypto'
import {
  sql,
  type ColumnDefinitionBuilderCallback,
  type CreateTableBuilder,
  type Kysely,
  type RawBuilder,
} from 'kysely'
import type { MigrationProvider } from 'kysely/migration'
import { isInHindi } from '@/domain/content/entities'
import answerTexts from '@/domain/submissions/answerTexts.json'
import type { DialectParts } from './dialects/parts'
import type { Schema } from './schema'
import { forms, officeContent, otherTables, visitedTables, type ColumnKind, type Table } from './tables'

const createTable = async (
  db: Kysely<unknown>,
  { text, rowNumber }: DialectParts,
  name: string,
  { primaryKey, indexes = {}, unique = {}, ...columns }: Table,
) => {
  const types: Record<ColumnKind, 'text' | 'integer' | 'double precision' | 'bytea' | RawBuilder<string>> = {
    rowNumber: 'integer',
    key: text,
    references: text,
    texts: text,
    nullableTexts: text,
    integers: 'integer',
    nullableIntegers: 'integer',
    nullableDecimals: 'double precision',
    // A PostgreSQL type; SQLite stores bytes in a column of any type.
    bytes: 'bytea',
  }
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name)
  for (const [kind, written] of Object.entries(columns) as [ColumnKind, string][])
    for (const column of written.split(' ')) {
      const [before = '', initial] = column.split('=')
      const build: ColumnDefinitionBuilderCallback = (definition) => {
        if (kind === 'rowNumber') return rowNumber(definition)
        if (kind.startsWith('nullable')) return definition
        const required = definition.notNull()
        if (kind === 'key') return required.primaryKey()
        if (kind === 'references') return required.references(before)
        return initial === undefined
          ? required
          : required.defaultTo(sql.lit(kind === 'integers' ? Number(initial) : initial))
      }
      table = table.addColumn(before.replace(/^.*\./, ''), types[kind], build)
      if (isInHindi(name, before))
        table = table.addColumn(`${before}_hi`, text, (definition) => definition.notNull().defaultTo(''))
    }
  if (primaryKey) table = table.addPrimaryKeyConstraint(`${name}_key`, primaryKey.split(' '))
  await table.execute()
  for (const [index, on] of Object.entries({ ...indexes, ...unique })) {
    const created = db.schema.createIndex(index).on(name).columns(on.split(' '))
    await (index in unique ? created.unique() : created).execute()
  }
}

const OF_ALL = 'language= privacy_version='
const OF_APPLICANTS = 'keep_for_other_jobs= is_minor= guardian_name= guardian_mobile='
const kindsOfApplicants = new Set(['application', 'resume', 'internship'])

const tableOfForm = ([name, fields]: [string, string]): [string, Table] => {
  const ofKind = kindsOfApplicants.has(name) ? `${OF_ALL} ${OF_APPLICANTS}` : OF_ALL
  const indexes = {
    [`${name}_by_time`]: 'submitted_at id',
    ...(name === 'application' && { application_by_job: 'job_id' }),
  }
  return [name, { key: 'id', texts: `submitted_at ${fields} ${ofKind}`, indexes }]
}

/** The states in which an applicant waits for news. */
const WAITING = `state in ('received', 'in_review', 'shortlisted', 'asked', 'sent_to_employer', 'interview', 'in_talks')`

const partialIndexes = [
  // PostgreSQL takes no order from an index that begins with `merged_into is null`.
  'inbox_entry_newest on inbox_entry (received_at desc, row desc) where merged_into is null',
  // Partial, as SQLite would use a full index for other lists and read them in the order of states.
  'inbox_entry_by_state on inbox_entry (state) where merged_into is null',
  // Waiting submissions are counted for each of the staff.
  `inbox_entry_waiting on inbox_entry (merged_into, assignee_id, state, state_at, asked_at)
    where merged_into is null and ${WAITING}`,
  "resume_text_waiting on resume_text (reference) where state = 'waiting'",
]

const createAll = async (db: Kysely<unknown>, parts: DialectParts) => {
  await parts.createFolded?.(db)
  const tables: Record<string, Table> = { ...visitedTables, ...otherTables, ...officeContent }
  for (const [name, table] of [...Object.entries(tables), ...Object.entries(forms).map(tableOfForm)])
    await createTable(db, parts, name, table)
  for (const index of partialIndexes) await sql`create index ${sql.raw(index)}`.execute(db)
  await parts.onlyAppend(db, 'office_log')
  await parts.textIndex.create(db)

  const filled: Kysely<Schema> = db.withTables()
  const hash_secret = randomBytes(32).toString('hex')
  await filled.insertInto('meta').values({ id: 1, content_version: 0, hash_secret }).execute()
  const rows = answerTexts.map((row, index) => ({ id: `${index + 1}`, ...row, sort_order: index + 1 }))
  await filled.insertInto('answer_text').values(rows).execute()
  for (const table of Object.keys(visitedTables)) await parts.countContentChanges(db, table)
}

/** Run in the order of their names. A released migration is never changed: a change is a new migration. */
export const migrations = (parts: DialectParts): MigrationProvider => ({
  getMigrations: async () => ({ '0001-release': { up: (db) => createAll(db, parts) } }),
})

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readFileSync } from 'node:fs'
import { exportSubmissions } from '@/server/cli/exportSubmissions'
import { openDatabase, openForReading } from '@/server/database/open'
import { temporaryFolder } from '@test/support/site'

test('rows that another tool wrote into SQLite do not stop an export', async () => {
  const file = join(temporaryFolder(), 'portal.db')
  await (await openDatabase(file)).close()
  const other = new DatabaseSync(file)
  const insert = (id: string, name: string, moment: string) =>
    other.exec(
      `insert into contact_message (id, submitted_at, name, email, mobile, message) values (${id}, ${moment}, ${name}, '', 9000000001, 'Hello')`,
    )
  insert("'1'", "x'ff00'", "'2026-03-01'")
  insert("'2'", "'a' || char(0) || 'b'", "'no date'")
  insert("''", "cast(x'ff' as text)", "''")
  // Read as another text: a place in the order of arrival that does not come after itself.
  insert("cast(x'ff' as text)", "'last'", "cast(x'ff' as text)")
  other.close()
  const database = openForReading(file)
  const out = temporaryFolder()
  await exportSubmissions(database, { out, format: 'both' })
  expect(readFileSync(join(out, 'messages.csv'), 'utf8').split('\r\n')).toHaveLength(6)
  await database.close()
})

import { sql } from 'kysely'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase, openForReading } from '@/server/database/open'
import { contentVersion } from '@/server/repositories/meta'
import { APPLY, applicationForm } from '@test/support/builders'
import { countStored, get, post, startServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'

const UNAVAILABLE = { code: 503, status: '0', message: expect.stringMatching(/try again/) as unknown }
const newFile = () => join(temporaryFolder(), 'portal.db')

const hold = (file: string) => {
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  return () => {
    other.exec('rollback')
    other.close()
  }
}

describe('while another process holds the database', () => {
  test('a submission waits for its turn', async () => {
    const file = newFile()
    const server = await startServer({ file })
    const release = hold(file)
    const answer = post(server, APPLY, applicationForm())
    setTimeout(release, 600)
    expect(await answer).toMatchObject({ code: 200 })
    await server.close()
  })

  test('lists are answered, and a submission that waited in vain is a 503', async () => {
    const file = newFile()
    const server = await startServer({ file })
    const release = hold(file)
    const answer = post(server, APPLY, applicationForm())
    expect(await get(server, '/web/job/get')).toMatchObject({ code: 200 })
    expect(await get(server, '/healthz')).toMatchObject({ code: 200 })
    expect(await answer).toMatchObject(UNAVAILABLE)
    release()
    expect(await countStored(server)).toEqual({ submissions: 0, files: 0 })
    expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
    await server.close()
  }, 15_000)
})

test('no statement makes the thread wait for another process', async () => {
  const { db, close } = await openDatabase(newFile())
  expect((await sql`pragma busy_timeout`.execute(db)).rows).toEqual([{ timeout: 0 }])
  await close()
})

test('a list waits, without the thread, while another process holds the whole file', async () => {
  const file = newFile()
  await (await openDatabase(file)).close()
  const other = new DatabaseSync(file)
  other.exec('pragma journal_mode = delete')
  const { db, close } = openForReading(file)
  other.exec('begin exclusive')
  const version = contentVersion(db)
  setTimeout(() => other.exec('commit'), 200)
  expect(await version).toBe(0)
  await close()
  other.close()
})

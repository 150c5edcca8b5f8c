import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importContent } from '@/server/cli/importContent'
import { addStaff, linkStaff, removeStaff } from '@/server/cli/staff'
import { logCommand } from '@/server/cli/withDatabase'
import { readConfig } from '@/server/config/config'
import type { PortalDatabase } from '@/server/database/open'
import { newPlace, openPlace } from '@test/support/places'
import { startServer, type TestServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { clientOf, cookieOf, PASSWORD } from '../office/officeServer'

let server: TestServer
/** The commands have a connection of their own, as another process has. */
let other: PortalDatabase
beforeEach(async () => {
  const place = await newPlace()
  server = await startServer(place)
  other = await openPlace(place)
})
afterEach(async () => {
  await other.close()
  await server.close()
})

const by = () => ({ log: logCommand, origin: server.origin, time: new Date() })
const ASHA = { email: 'Asha@Office.example', name: 'Asha', role: 'owner' } as const

const setPassword = (link: string) =>
  clientOf(server.origin).post('/password', {
    token: new URL(link).hash.replace('#token=', ''),
    password: PASSWORD,
  })

const signIn = () => clientOf(server.origin).post('/sign-in', { email: ASHA.email, password: PASSWORD })

const haveSecondFactor = async () => {
  const account = other.db.updateTable('account').set({ totp_secret: 'JBSWY3DPEHPK3PXP' })
  const { id } = await account
    .where('email', '=', 'asha@office.example')
    .returning('id')
    .executeTakeFirstOrThrow()
  await other.db.insertInto('recovery_code').values({ account_id: id, id: 'hash of a code' }).execute()
}

/** The lines of the command line in the log of the office. */
const lines = async () => {
  const rows = other.db.selectFrom('office_log').selectAll().where('account', '=', 'command line')
  const told = await rows.orderBy('at').orderBy('id').execute()
  return told.map(({ action, subject, details }) => [action, subject, details])
}

describe('the commands for accounts', () => {
  test('print a link, with which a password is set on the server that runs', async () => {
    const link = await addStaff(other, ASHA, by())
    expect(link).toMatch(new RegExp(`^${server.origin}/office/set-password#token=[\\w-]{43}$`))
    expect(await setPassword(link)).toMatchObject({ code: 200 })
    expect(await signIn()).toMatchObject({ body: { account: { name: 'Asha', role: 'owner' } } })
    expect(await lines()).toContainEqual(['account_added', 'asha@office.example', 'owner'])
    await expect(addStaff(other, ASHA, by())).rejects.toThrow('There is an account with this email already.')
  })

  test('sign out an account that is removed, which comes back with a new link alone', async () => {
    const owner = await addStaff(other, { ...ASHA, email: 'owner@office.example' }, by())
    await setPassword(owner)
    await setPassword(await addStaff(other, ASHA, by()))
    const client = clientOf(server.origin, cookieOf(await signIn()))
    // The phone may have another owner by then.
    await haveSecondFactor()
    await removeStaff(other, ASHA.email, by())
    expect(await client.get('/session')).toMatchObject({ code: 401 })
    expect(await signIn()).toMatchObject({ code: 401 })
    await expect(linkStaff(other, { email: ASHA.email }, by())).rejects.toThrow('This account is not active.')
    const back = await addStaff(other, { ...ASHA, role: 'reader' }, by())
    expect(await signIn()).toMatchObject({ code: 401 })
    await setPassword(back)
    expect(await signIn()).toMatchObject({ code: 200, body: { account: { role: 'reader' } } })
    expect(await other.db.selectFrom('recovery_code').select('id').execute()).toEqual([])
    await expect(removeStaff(other, 'owner@office.example', by())).rejects.toThrow(
      'This is the last active owner. Make another account an owner first.',
    )
  })

  test('help an owner who lost password and phone', async () => {
    await setPassword(await addStaff(other, ASHA, by()))
    await haveSecondFactor()
    expect(await signIn()).toMatchObject({ body: { needsCode: true } })
    const link = await linkStaff(other, { email: ASHA.email, withoutSecondFactor: true }, by())
    expect(await setPassword(link)).toMatchObject({ code: 200 })
    expect(await signIn()).toMatchObject({ body: { account: { name: 'Asha' } } })
    await expect(linkStaff(other, { email: 'nobody@office.example' }, by())).rejects.toThrow(
      'There is no account nobody@office.example. Nothing was changed.',
    )
  })
})

test('the log of the office says what was imported, and nothing of a dry run', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'industries.csv')
  writeFileSync(file, 'industry_id,industry_name\nnew-1,Mills\nnew-2,Mines\n')
  const config = readConfig({ DATA_DIR: folder })
  await importContent(other, config, { kind: 'industries', file, dryRun: true })
  await importContent(other, config, { kind: 'industries', file })
  expect(await lines()).toEqual([['content_imported', 'industries', '2 added, 0 changed, 0 removed']])
})

import { addStaff, linkStaff, removeStaff } from '@/server/cli/staff'
import { logCommand } from '@/server/cli/withDatabase'
import type { PortalDatabase } from '@/server/database/open'
import { newPlace, openPlace } from '@test/support/places'
import { clientOf, cookieOf, PASSWORD } from '../office/officeServer'
import { startServer, type TestServer } from '@test/support/server'

let server: TestServer
/** The commands have a connection of their own, as another process has. */
let other: PortalDatabase
beforeEach(async () => {
  const place = await newPlace()
  server = await startServer({ ...place, settings: { SAMPLE_CONTENT: 'off' } })
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

const lines = async () => {
  const rows = await other.db.selectFrom('office_log').selectAll().orderBy('at').orderBy('id').execute()
  return rows.map(({ account, action, subject, details }) => [account, action, subject, details])
}

test('who is added opens the link, sets a password, and signs in to the server that runs', async () => {
  const link = await addStaff(other, ASHA, by())
  expect(link).toMatch(new RegExp(`^${server.origin}/office/set-password#token=[\\w-]{43}$`))
  expect(await setPassword(link)).toMatchObject({ code: 204 })
  expect(await signIn()).toMatchObject({
    code: 200,
    body: { account: { email: 'asha@office.example', name: 'Asha', role: 'owner' } },
  })
  expect((await lines())[0]).toEqual(['command line', 'account_added', 'asha@office.example', 'owner'])
  await expect(addStaff(other, ASHA, by())).rejects.toThrow('There is an account with this email already.')
})

test('who is removed is signed out, and comes back with a new link alone', async () => {
  const owner = await addStaff(other, { ...ASHA, email: 'owner@office.example' }, by())
  await setPassword(owner)
  await setPassword(await addStaff(other, ASHA, by()))
  const client = clientOf(server.origin, cookieOf(await signIn()))
  // Of a phone that may be anybody's by then.
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
  expect((await lines()).map(([, action]) => action).slice(-5, -3)).toEqual([
    'second_factor_removed',
    'account_added',
  ])
  await expect(removeStaff(other, 'owner@office.example', by())).rejects.toThrow(
    'This is the last active owner. Make another account an owner first.',
  )
})

test('who lost password and phone gets a link, and the second factor is gone', async () => {
  await setPassword(await addStaff(other, ASHA, by()))
  await haveSecondFactor()
  expect(await signIn()).toMatchObject({ body: { needsCode: true } })
  const link = await linkStaff(other, { email: ASHA.email, withoutSecondFactor: true }, by())
  expect(await setPassword(link)).toMatchObject({ code: 204 })
  expect(await signIn()).toMatchObject({ body: { account: { name: 'Asha' } } })
  await expect(linkStaff(other, { email: 'nobody@office.example' }, by())).rejects.toThrow(
    'There is no account nobody@office.example. Nothing was changed.',
  )
})

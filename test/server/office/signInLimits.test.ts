import { forSuite } from '@test/support/forSuite'
import { clientOf, deviceOf, PASSWORD, startOffice } from './officeServer'

const MINUTE_MS = 60_000

let now = new Date('2026-03-02T08:00:00.000Z')
const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS)
}

const office = forSuite(() => startOffice({ now: () => now, settings: { TRUST_PROXY: 'on' } }))

let addresses = 0
/** From an address of its own, unless one is named. */
const signIn = (email: string, password: string, address?: string) => {
  addresses += 1
  const from = address ?? `10.1.${addresses >> 8}.${addresses & 255}`
  return office.signedOut.post('/sign-in', { email, password }, { 'x-forwarded-for': from })
}

/** Fails once, and counts as many failures: each real one hashes, and waits longer than the one before. */
const failTimes = async (times: number, fail: () => Promise<{ code: number }>) => {
  const known = await office.db.selectFrom('request_count').select('counter').execute()
  expect(await fail()).toMatchObject({ code: 401 })
  await office.db
    .updateTable('request_count')
    .set({ count: times })
    .where(
      'counter',
      'not in',
      known.map(({ counter }) => counter),
    )
    .execute()
}

const LOCKED = {
  code: 429,
  body: { status: '0', message: 'Too many attempts to sign in. Please try again in 15 minutes.' },
}

test.each(['known@office.example', 'nobody@office.example'])(
  'ten wrong passwords lock %s for a quarter of an hour, whatever comes then',
  async (email) => {
    if (email.startsWith('known')) await office.addAccount('reader', email)
    await failTimes(9, () => signIn(email, 'wrong'))
    expect(await signIn(email, 'wrong')).toMatchObject({ code: 401 })
    const locked = await signIn(email, PASSWORD)
    expect(locked).toMatchObject(LOCKED)
    expect(locked.headers.get('retry-after')).toBe('900')
    passMinutes(14)
    expect(await signIn(email, PASSWORD)).toMatchObject({ code: 429 })
    passMinutes(1)
    expect(await signIn(email, PASSWORD)).toMatchObject({ code: email.startsWith('known') ? 200 : 401 })
  },
)

test('many attempts at once are no way around', async () => {
  const { email } = await office.addAccount('reader')
  const answers = await Promise.all(Array.from({ length: 25 }, () => signIn(email, 'wrong')))
  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === 401).length).toBe(10)
  expect(codes.filter((code) => code === 429).length).toBe(15)
})

test('a right password forgets the failures before it', async () => {
  const { email } = await office.addAccount('reader')
  await failTimes(9, () => signIn(email, 'wrong'))
  expect(await signIn(email, PASSWORD)).toMatchObject({ code: 200 })
  await failTimes(9, () => signIn(email, 'wrong'))
  expect(await signIn(email, PASSWORD)).toMatchObject({ code: 200 })
})

test('an address that tries many accounts is locked, and others are not', async () => {
  const { email } = await office.addAccount('reader')
  await failTimes(49, () => signIn('somebody-1@office.example', 'wrong', '192.0.2.7'))
  const last = await signIn('somebody-2@office.example', 'wrong', '192.0.2.7')
  expect(last).toMatchObject({ code: 401 })
  expect(await signIn(email, PASSWORD, '192.0.2.7')).toMatchObject(LOCKED)
  expect(await signIn(email, PASSWORD, '192.0.2.8')).toMatchObject({ code: 200 })
})

describe('where an account signed in before', () => {
  const signInAgain = async () => {
    const { email } = await office.addAccount('reader')
    const cookie = deviceOf(await signIn(email, PASSWORD))
    const again = (password: string, address?: string, name = email) =>
      clientOf(office.origin, cookie).post(
        '/sign-in',
        { email: name, password },
        { 'x-forwarded-for': address ?? '10.2.0.1' },
      )
    return { email, cookie, again }
  }

  test('it is locked neither by others who guess its password, nor by its address', async () => {
    const { email, again } = await signInAgain()
    await failTimes(10, () => signIn(email, 'wrong'))
    expect(await signIn(email, PASSWORD)).toMatchObject({ code: 429 })
    // The address was locked above.
    expect(await again(PASSWORD, '192.0.2.7')).toMatchObject({ code: 200 })
  })

  test('ten wrong passwords lock it there, and nowhere else', async () => {
    const { email, again } = await signInAgain()
    await failTimes(10, () => again('wrong'))
    expect(await again(PASSWORD)).toMatchObject({ code: 429 })
    expect(await signIn(email, PASSWORD)).toMatchObject({ code: 200 })
  })

  test('another account, or a made-up device, has no advantage', async () => {
    const { cookie, again } = await signInAgain()
    const other = await office.addAccount('reader')
    await failTimes(10, () => signIn(other.email, 'wrong'))
    expect(await again(PASSWORD, undefined, other.email)).toMatchObject({ code: 429 })
    const forged = clientOf(office.origin, `${cookie}x`)
    const body = { email: other.email, password: PASSWORD }
    expect(await forged.post('/sign-in', body)).toMatchObject({ code: 429 })
  })
})

test('failures and the lock are in the log, and only accounts are named there', async () => {
  const { email } = await office.addAccount('reader')
  await failTimes(9, () => signIn(email, 'wrong', '198.51.100.4'))
  await signIn(email, 'wrong', '198.51.100.4')
  await signIn('applicant@home.example', 'secret words', '198.51.100.9')
  const lines = await office.logLines()
  const ofAccount = lines.filter(({ account }) => account === email).map(({ action }) => action)
  expect(ofAccount.filter((action) => action === 'sign_in_failed').length).toBe(2)
  expect(ofAccount.filter((action) => action === 'sign_in_locked').length).toBe(1)
  expect(lines.find(({ address }) => address === '198.51.100.9')).toMatchObject({
    account: '',
    action: 'sign_in_failed',
    details: 'There is no such account.',
  })
  expect(JSON.stringify(lines)).not.toMatch(/applicant@home|secret words/)
})

import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseFile } from '@/server/database/file'
import { lockEntries } from '@/server/repositories/office/inboxChanges'
import { applicationForm, APPLY } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { newPlace } from '@test/support/places'
import { post, startServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { startInbox } from '../office/inboxServer'
import { NOT_FOUND, track } from './tracking'

describe('tries', () => {
  let time = Date.parse('2026-03-04T05:06:07Z')
  const HOUR = 60 * 60_000
  const DAY = 24 * HOUR
  const settings = { TRUST_PROXY: 'on' }
  const now = () => new Date(time)
  const server = forSuite(() => startServer({ settings, now }))

  let addresses = 0
  const newAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`

  type Origin = { origin: string }

  const apply = async (mobile: string, to: Origin = server) => {
    const { data } = await post(to, APPLY, applicationForm({ mobile }), { 'x-forwarded-for': newAddress() })
    return (data as { reference: string }).reference
  }

  const from = (address = newAddress()) => ({ 'x-forwarded-for': address })

  /** Tries digits from an address, a new one unless it is named. */
  const attempt = (reference: string, last4: string, address?: string, to: Origin = server) =>
    track(to, '', { reference, last4 }, from(address))

  const codes = (answers: readonly { code: number }[]) => answers.map(({ code }) => code)
  const repeated = (code: number, times: number) => Array.from({ length: times }, () => code)
  const ascending = (answers: readonly { code: number }[]) =>
    codes(answers).toSorted((one, other) => one - other)

  const failTen = async (reference: string) => {
    for (let tries = 0; tries < 10; tries += 1)
      expect(await attempt(reference, '9999')).toMatchObject({ code: 404, message: NOT_FOUND })
  }

  test.each(['known', 'unknown'])(
    'ten wrong tries lock a reference that is %s, each ten for longer, and right ones before take none back',
    async (kind) => {
      const isKnown = kind === 'known'
      const reference = isKnown ? await apply('9826000001') : '2222-2226'
      for (let tries = 0; tries < 10; tries += 1) {
        expect((await attempt(reference, '0001')).code).toBe(isKnown ? 200 : 404)
        if (!isKnown) continue
        expect(await attempt(reference.toLowerCase(), '9999')).toMatchObject({
          code: 404,
          message: NOT_FOUND,
        })
        // Waiting does not begin another ten.
        time += tries < 9 ? 2 * HOUR : 0
      }
      const locks = [
        [HOUR, '60 minutes'],
        [4 * HOUR, '4 hours'],
        [DAY, '24 hours'],
        [7 * DAY, '7 days'],
        [7 * DAY, '7 days'],
      ] as const
      for (const [lasts, words] of locks) {
        const locked = await attempt(reference, '0001')
        expect(locked).toMatchObject({
          code: 429,
          message: `Too many wrong tries. Please try again in ${words}.`,
        })
        expect([locked.headers.get('retry-after'), locked.headers.get('cache-control')]).toEqual([
          `${lasts / 1000}`,
          'no-store',
        ])
        time += lasts - 1
        expect((await attempt(reference, '0001')).code).toBe(429)
        time += 1
        expect(isKnown ? (await attempt(reference, '0001')).code : 200).toBe(200)
        await failTen(reference)
      }
      time += 30 * DAY
      await failTen(reference)
      expect((await attempt(reference, '9999')).headers.get('retry-after')).toBe('3600')
    },
  )

  test('after thirty wrong tries an address gets another answer to wrong ones, and right ones are let in', async () => {
    const reference = await apply('9826000003')
    const address = newAddress()
    for (let tries = 0; tries < 30; tries += 1)
      expect((await attempt(`no reference ${tries}`, '0003', address)).code).toBe(404)
    const toUnknown = await attempt('2223-222N', '0003', address)
    const toKnown = await attempt(reference, '9999', address)
    expect(toUnknown).toMatchObject({ code: 429, message: expect.stringContaining('from your network') })
    expect([toKnown.code, toKnown.text]).toEqual([429, toUnknown.text])
    expect(toKnown.headers.get('retry-after')).toBe(toUnknown.headers.get('retry-after'))
    expect((await attempt(reference, '0003', address)).code).toBe(200)
    // They count for the reference all the same.
    for (let tries = 0; tries < 9; tries += 1) await attempt(reference, '9999', address)
    expect((await attempt(reference, '0003')).code).toBe(429)
    time += HOUR
    expect((await attempt('no reference', '0003', address)).code).toBe(404)
  })

  test('of forty guesses at the same moment ten are judged, of whatever server they are asked', async () => {
    const place = await newPlace()
    const servers = [
      await startServer({ ...place, settings, now }),
      await startServer({ ...place, settings, now }),
    ]
    for (const asked of [servers.slice(0, 1), servers]) {
      const reference = await apply('9826000004', servers[0])
      const guesses = Array.from({ length: 40 }, (_, digits) => `${1000 + digits}`)
      const answers = await Promise.all(
        guesses.map((last4, n) => attempt(reference, last4, undefined, asked[n % asked.length])),
      )
      expect(ascending(answers)).toEqual([...repeated(404, 10), ...repeated(429, 30)])
    }
    const others = await Promise.all(
      Array.from({ length: 25 }, async () => attempt(await apply('9826000005'), '0005')),
    )
    expect(codes(others)).toEqual(repeated(200, 25))
    for (const one of servers) await one.close()
  })

  test('a try is the last digits alone: the whole number opens nothing, not even to correct it', async () => {
    const reference = await apply('9826000006')
    for (const path of ['', '/correct', '/withdraw', '/ask', '/erase'] as const)
      for (const last4 of ['', '1234'])
        expect((await track(server, path, { reference, last4, mobile: '9826000006' }, from())).code).toBe(404)
    expect((await attempt(reference, '0006')).code).toBe(429)

    // Only who made a correction sends it again: with the digits of before and the same number.
    const corrected = await apply('9826000007')
    const again = (last4: string, mobile: string) =>
      track(server, '/correct', { reference: corrected, last4, mobile }, from())
    expect((await again('0007', '9811100008')).code).toBe(200)
    expect((await again('0007', '+91 98111 00008')).code).toBe(200)
    expect((await again('0009', '9811100008')).code).toBe(404)
    expect((await again('0007', '9811100009')).code).toBe(404)
    expect((await attempt(corrected, '0007')).code).toBe(404)
    expect((await again('0008', '9811100010')).code).toBe(200)
    // That number is no longer the submission's.
    expect((await again('0007', '9811100008')).code).toBe(404)
  })

  test('a look is answered while nothing can be written', async () => {
    const folder = temporaryFolder()
    const busy = await startServer({ file: databaseFile(folder), settings, now })
    const reference = await apply('9826000008', busy)
    const other = new DatabaseSync(databaseFile(folder))
    other.exec('begin immediate')
    expect((await attempt(reference, '0008', undefined, busy)).code).toBe(200)
    other.close()
    await busy.close()
  })
})

const office = forSuite(() => startInbox({ settings: { TRUST_PROXY: 'on' } }))

/** Two applications of one person that are merged. */
const twice = async (n: number) => {
  const last4 = `000${n}`
  const form = () => applicationForm({ mobile: `982640${last4}` })
  const sent = [
    await office.send(`2026-01-0${n + 1}T00:00:00.000Z`, APPLY, form()),
    await office.send(`2026-02-0${n + 1}T00:00:00.000Z`, APPLY, form()),
  ]
  const references = sent.map(({ reference }) => reference)
  await office.as('owner').post(`/submissions/${references[0]}/merge`, { with: references[1] })
  return { references, last4 }
}

/** Tries of one address wait for each other. */
const from = (address: number) => ({ 'x-forwarded-for': `198.51.100.${address}` })

/** Long enough for requests to come to rows that are held. */
const toBeWaiting = () => sleep(200)

test('what comes for a copy while the submission is erased does not come behind that, whatever it is', async () => {
  const paths = ['/withdraw', '/correct', '/ask', '/erase'] as const
  const pairs: { path: (typeof paths)[number]; n: number; references: string[]; last4: string }[] = []
  for (const [n, path] of paths.entries()) pairs.push({ path, n, ...(await twice(n)) })
  const erasing = office.database.write(async (trx) => {
    await lockEntries(
      trx,
      pairs.flatMap(({ references }) => references),
    )
    const erased = pairs.map(({ n, references: [reference = ''], last4 }) =>
      track(office, '/erase', { reference, last4 }, from(2 * n)),
    )
    await toBeWaiting()
    const late = pairs.map(({ path, n, references: [, reference = ''], last4 }) =>
      track(office, path, { reference, last4, email: 'late@sender.example' }, from(2 * n + 1)),
    )
    await toBeWaiting()
    return { answers: Promise.all([...erased, ...late]) }
  })
  const codes = (await (await erasing).answers).map(({ code }) => code)
  // SQLite may let the other one go first.
  expect([200, 404, 409]).toEqual(expect.arrayContaining(codes))
  for (const { path, references } of pairs) {
    const lines = (await office.logLines()).filter(({ subject }) => references.includes(subject))
    const bySender = lines.filter(({ account }) => account === 'the applicant').map(({ action }) => action)
    expect([path, bySender.slice(-2)]).toEqual([path, ['submission_erased', 'submission_erased']])
    expect([path, bySender.slice(0, -2)]).not.toContainEqual(expect.arrayContaining(['submission_erased']))
  }
})

import { applicationForm, APPLY } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { post, startServer } from '@test/support/server'
import { NOT_FOUND, track } from './tracking'

let time = Date.parse('2026-03-04T05:06:07Z')
const server = forSuite(() => startServer({ settings: { TRUST_PROXY: 'on' }, now: () => new Date(time) }))

let addresses = 0
const newAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`

const apply = async (mobile: string) => {
  const { data } = await post(server, APPLY, applicationForm({ mobile }))
  return (data as { reference: string }).reference
}

/** Tries digits from an address, a new one unless it is named. */
const attempt = (reference: string, last4: string, address = newAddress()) =>
  track(server, '', { reference, last4 }, { 'x-forwarded-for': address })

const codes = (answers: readonly { code: number }[]) => answers.map(({ code }) => code)
const repeated = (code: number, times: number) => Array.from({ length: times }, () => code)

test('a reference takes ten wrong tries an hour, from wherever they come, and right ones do not count', async () => {
  const reference = await apply('9826000001')
  const another = await apply('9826000002')
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await attempt(reference, '0001')).code).toBe(200)
    expect(await attempt(reference.toLowerCase(), '9999')).toMatchObject({ code: 404, message: NOT_FOUND })
    time += 60_000
  }
  const locked = await attempt(reference, '9999')
  expect(locked).toMatchObject({
    code: 429,
    message: 'Too many wrong tries. Please try again in 50 minutes.',
  })
  expect([locked.headers.get('retry-after'), locked.headers.get('cache-control')]).toEqual([
    '3000',
    'no-store',
  ])
  expect((await attempt(reference, '0001')).code).toBe(429)
  expect((await attempt(another, '0002')).code).toBe(200)
  time += 50 * 60_000
  expect((await attempt(reference, '0001')).code).toBe(200)
})

test('one try is one number: a list that holds the right one lets nobody in', async () => {
  const reference = await apply('9826000006')
  const guess = (mobile: string) =>
    track(server, '', { reference, last4: '', mobile }, { 'x-forwarded-for': newAddress() })
  expect((await guess('9826000005, 9826000006')).code).toBe(404)
  expect((await guess('9826000006')).code).toBe(200)
})

test('one that is unknown is locked in the same way', async () => {
  const answers = []
  for (let tries = 0; tries < 11; tries += 1) answers.push(await attempt('R7K4-92QX', '1234'))
  expect(codes(answers)).toEqual([...repeated(404, 10), 429])
})

test('an address has thirty wrong tries an hour, whatever it tries, and shuts out no other', async () => {
  const reference = await apply('9826000003')
  const address = newAddress()
  for (let tries = 0; tries < 30; tries += 1)
    expect((await attempt(`no reference ${tries}`, '0003', address)).code).toBe(404)
  expect((await attempt(reference, '0003', address)).code).toBe(429)
  expect((await attempt(reference, '0003')).code).toBe(200)
})

test('tries at the same moment are counted each', async () => {
  const reference = await apply('9826000004')
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, digits) => attempt(reference, `${1000 + digits}`)),
  )
  expect(codes(answers).toSorted((one, other) => one - other)).toEqual([
    ...repeated(404, 10),
    ...repeated(429, 15),
  ])
  const others = await Promise.all(
    Array.from({ length: 25 }, async () => attempt(await apply('9826000005'), '0005')),
  )
  expect(codes(others)).toEqual(repeated(200, 25))
})

test('in front of another API there is nothing of it', async () => {
  const other = await startServer({ settings: { API_HOST: 'https://api.example' } })
  expect(await track(other, '', { reference: 'R7K4-92QX', last4: '1234' })).toMatchObject({
    code: 404,
    message: 'There is nothing at this address.',
  })
  await other.close()
})

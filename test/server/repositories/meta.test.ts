import { keyedToken, newToken } from '@/server/repositories/meta'
import { forSuite } from '@test/support/forSuite'
import { startServer } from '@test/support/server'

const server = forSuite(() => startServer())

test('secrets in links are letters and digits, and one of a text is the same each time', async () => {
  const of = (number: number) => keyedToken(server.db, `invitation ${number}`)
  const keyed = await Promise.all(Array.from({ length: 200 }, (_, number) => of(number)))
  const random = Array.from({ length: 200 }, () => newToken())
  for (const token of [...keyed, ...random]) expect(token).toMatch(/^[a-z\d]{24,}$/i)
  expect(new Set([...keyed, ...random]).size).toBe(400)
  expect(await of(7)).toBe(keyed[7])
})

/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { encode } from '@/server/content/encoded'
import { sampleContent } from '@/server/content/sample'

const text = JSON.stringify(sampleContent(new Date('2026-03-04'))).slice(0, 60_000)

test('what is asked for often becomes smaller, and stays the same text', async () => {
  const { bodyIn } = encode(text, 'application/json')
  const first = await bodyIn('br')
  expect((await bodyIn('br')).length).toBe(first.length)
  let later = await bodyIn('br')
  while (later.length === first.length) {
    await sleep(20)
    later = await bodyIn('br')
  }
  expect(later.length).toBeLessThan(first.length * 0.95)
  expect(brotliDecompressSync(later).toString()).toBe(text)
})

test('one that is asked for once or twice is not worked on again', async () => {
  const { bodyIn } = encode(text, 'application/json')
  const first = await bodyIn('br')
  await bodyIn('br')
  await sleep(6000)
  expect(await bodyIn('br')).toBe(first)
})

test('one that is known to be asked for is small for the first who asks', async () => {
  const quick = await encode(text, 'application/json').bodyIn('br')
  const { bodyIn, makeSmaller } = encode(text, 'application/json')
  await makeSmaller()
  const first = await bodyIn('br')
  expect(first.length).toBeLessThan(quick.length * 0.95)
  expect(brotliDecompressSync(first).toString()).toBe(text)
  await makeSmaller()
  expect(await bodyIn('br')).toBe(first)
})

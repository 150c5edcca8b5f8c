import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encode } from '@/server/content/encoded'
import { sampleContent } from '@/server/content/sample'

const text = JSON.stringify(sampleContent(new Date('2026-03-04'))).slice(0, 60_000)

test('each encoding holds the same text, and is made once', async () => {
  const { bodyIn } = encode(text, 'application/json')
  const [plain, gzip, br] = [await bodyIn('identity'), await bodyIn('gzip'), await bodyIn('br')]
  expect(plain.toString()).toBe(text)
  expect(gunzipSync(gzip).toString()).toBe(text)
  expect(brotliDecompressSync(br).toString()).toBe(text)
  expect(br.length).toBeLessThan(gzip.length)
  expect(await bodyIn('br')).toBe(br)
})

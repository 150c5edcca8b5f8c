import { checksumOf } from '@/server/files/checksum'

test('is the SHA-256 of the bytes', () => {
  const ofAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(checksumOf(Buffer.from('abc'))).toBe(ofAbc)
  expect(checksumOf(Buffer.from('abd'))).not.toBe(ofAbc)
})

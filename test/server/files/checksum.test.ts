/** @jest-environment node */
import { checksumOf, isWhole } from '@/server/files/checksum'

const digits = Buffer.from('123456789')

test('is the CRC-32 of the standards', () => {
  expect(checksumOf(digits)).toBe('crc32:cbf43926')
  expect(checksumOf(Buffer.alloc(0))).toBe('crc32:00000000')
})

test('one changed bit is told', () => {
  const changed = Buffer.from(digits)
  changed[4]! ^= 1
  expect(isWhole(digits, 'crc32:cbf43926')).toBe(true)
  expect(isWhole(changed, 'crc32:cbf43926')).toBe(false)
})

test('the checksum of an older file is its SHA-256', () => {
  const ofAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(isWhole(Buffer.from('abc'), ofAbc)).toBe(true)
  expect(isWhole(Buffer.from('abd'), ofAbc)).toBe(false)
})

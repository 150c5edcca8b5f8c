/** @jest-environment node */
import { fileSize } from '@/components/form/fileSize'

describe('The size of a file', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [1536, '2 KB'],
    [860_160, '840 KB'],
    [1_048_576, '1.0 MB'],
    [2_516_582, '2.4 MB'],
    [1_048_575, '1.0 MB'],
  ])('of %d bytes reads %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words)
  })
})

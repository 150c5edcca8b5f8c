import { counted, countedOrNo } from '@/domain/counted'

test.each([
  [0, '0 files', 'No files'],
  [1, '1 file', '1 file'],
  [2, '2 files', '2 files'],
  [123_456, '1,23,456 files', '1,23,456 files'],
])('%d files are %s, or %s', (count, words, orNo) => {
  expect([counted(count, 'file'), countedOrNo(count, 'file')]).toEqual([words, orNo])
})

/** @jest-environment node */
import { progressBar } from '@/server/cli/progress'
import { toTable } from '@/server/cli/table'
import { inWords } from '@/server/cli/trouble'

const screen = (isTTY: boolean) => {
  let written = ''
  return { isTTY, write: (text: string) => (written += text), read: () => written }
}

test('a bar grows on a terminal, is drawn again only when it changed, and goes at the end', () => {
  const terminal = screen(true)
  const bar = progressBar('Backup', terminal)
  bar.show(1, 2)
  bar.show(1, 2)
  bar.end()
  const half = `Backup [${'#'.repeat(15)}${'-'.repeat(15)}] 50 %`
  expect(terminal.read()).toBe(`\r\u001B[K${half}\r\u001B[K`)
})

test('a bar of nothing is full, and none is drawn where nobody watches', () => {
  const terminal = screen(true)
  progressBar('Purge', terminal).show(0, 0)
  expect(terminal.read()).toContain(`[${'#'.repeat(30)}] 100 %`)
  const file = screen(false)
  const bar = progressBar('Purge', file)
  bar.show(1, 2)
  bar.end()
  expect(file.read()).toBe('')
})

test('columns are as wide as what is in them, in letters as people see them', () => {
  expect(
    toTable(
      ['id', 'name'],
      [
        ['1', 'Asha'],
        ['1001', 'किरण'],
      ],
    ),
  ).toBe('id    name\n1     Asha\n1001  किरण')
})

test('what a visitor wrote neither steers the terminal nor fills it', () => {
  expect(toTable(['a', 'b'], [['x\u001B[31m\r\ny', 'z']])).toBe('a         b\nx [31m y  z')
  expect(toTable(['a'], [['w'.repeat(61)]])).toBe(`a\n${'w'.repeat(59)}…`)
})

test.each([
  [{ code: 'ENOSPC' }, 'The disk is full.'],
  [{ errcode: 13, message: 'database or disk is full' }, 'The disk is full.'],
  [{ code: 'EACCES', path: '/x' }, '/x cannot be used: it belongs to somebody else.'],
  [new Error('odd'), 'The command failed: odd'],
])('%j is a sentence', (error, sentence) => {
  expect(inWords(error)).toBe(sentence)
})

/** @jest-environment node */
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { progressBar } from '@/server/cli/progress'
import { toTable } from '@/server/cli/table'
import { inWords } from '@/server/cli/errorMessages'
import { partOf, wholeOrNothing } from '@/server/cli/atomicWrite'
import { makeOwnFolder } from '@/server/database/ownFolder'
import { temporaryFolder } from '@test/support/site'

const screen = (isTTY: boolean) => {
  let written = ''
  return { isTTY, write: (text: string) => (written += text), read: () => written }
}

test('a bar grows on a terminal, is drawn again only when it changed, and goes at the end', () => {
  const terminal = screen(true)
  const bar = progressBar('Backup', terminal)
  bar.stage('reading a.csv')
  bar.show(1, 2)
  bar.show(1, 2)
  bar.end()
  const half = `Backup [${'#'.repeat(15)}${'-'.repeat(15)}] 50 %`
  expect(terminal.read()).toBe(`\r\u001B[KBackup: reading a.csv\r\u001B[K${half}\r\u001B[K`)
})

test('a bar of nothing is full, and none is drawn where nobody watches', () => {
  const terminal = screen(true)
  progressBar('Purge', terminal).show(0, 0)
  expect(terminal.read()).toContain(`[${'#'.repeat(30)}] 100 %`)
  const file = screen(false)
  const bar = progressBar('Purge', file)
  bar.stage('reading a.csv')
  bar.show(1, 2)
  bar.end()
  expect(file.read()).toBe('')
})

test('a text is cut before the end of a narrow line, of which it can be taken away', () => {
  const terminal = screen(true)
  progressBar('Import', { ...terminal, columns: 20 }).stage('reading a/long/way/to/jobs.csv')
  expect(terminal.read()).toBe('\r\u001B[KImport: reading a/l')
})

test('nothing half written stays where somebody presses Ctrl-C', async () => {
  const path = join(temporaryFolder(), 'list.csv')
  let atExit: unknown
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    atExit = { code, isThere: existsSync(partOf(path)) }
    throw new Error('exit')
  })
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const write = async () => {
    writeFileSync(partOf(path), 'half')
    process.emit('SIGINT')
  }
  await expect(wholeOrNothing([path], write)).rejects.toThrow('exit')
  jest.restoreAllMocks()
  expect(atExit).toEqual({ code: 130, isThere: false })
  expect(process.listeners('SIGINT').map(({ name }) => name)).not.toContain('takeAwayParts')
})

test('a folder is made with those above it, and a place that takes none is not tried for ever', () => {
  const folder = join(temporaryFolder(), 'a/b')
  makeOwnFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  makeOwnFolder(folder)
  expect(() => makeOwnFolder('/proc/a/b')).toThrow("mkdir '/proc/a'")
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
  [{ code: 'EACCES', path: '/x.123.part' }, '/x cannot be used: it belongs to somebody else.'],
  [{ code: 'EACCES', path: '/x' }, '/x cannot be used: it belongs to somebody else.'],
  [new Error('odd'), 'The command failed: odd'],
])('%j is a sentence', (error, sentence) => {
  expect(inWords(error)).toBe(sentence)
})

import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { atomicWriteAll, NEW_FILE, type PartOf } from '@/server/cli/atomicWrite'
import { errorMessage, progressBar, toTable } from '@/server/cli/terminal'
import { temporaryFolder } from '@test/support/site'

/** A terminal that remembers what was written to it. */
const screen = () => {
  let written = ''
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written += chunk.toString()
      done()
    },
  })
  return { stream: Object.assign(stream, { isTTY: true, columns: 80 }), read: () => written }
}

test('a bar shows the progress or the step on a terminal, and disappears at the end', () => {
  const { stream, read } = screen()
  const bar = progressBar('Backup', stream)
  bar.show(1, 2)
  bar.end()
  expect(read()).toContain(`Backup [${'#'.repeat(15)}${'-'.repeat(15)}] 50 %`)
  bar.stage('reading a.csv')
  bar.end()
  bar.end()
  expect(read()).toContain('0 % reading a.csv')
  expect(read().endsWith('\u001B[2K')).toBe(true)
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('nothing half written stays after %s', async (signal, code) => {
  const folder = temporaryFolder()
  const path = join(folder, 'list.csv')
  let atExit: unknown
  jest.spyOn(process, 'exit').mockImplementation((given) => {
    // A second signal must not end the process by itself.
    atExit = { code: given, left: readdirSync(folder), heard: process.listenerCount(signal) > others }
    throw new Error('exit')
  })
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const others = process.listenerCount(signal)
  const write = async (partOf: PartOf) => {
    for (const end of ['', '-journal', '-wal']) writeFileSync(partOf(path) + end, 'half')
    process.emit(signal, signal)
  }
  await expect(atomicWriteAll([path], write)).rejects.toThrow('exit')
  jest.restoreAllMocks()
  expect(atExit).toEqual({ code, left: [], heard: true })
  expect(process.listenerCount(signal)).toBe(others)
})

test('an incomplete file is in a folder of its owner, and is never written through a link', async () => {
  const path = join(temporaryFolder(), `${'क'.repeat(80)}.csv`)
  await atomicWriteAll([path], async (partOf) => {
    expect(statSync(join(partOf(path), '..')).mode & 0o777).toBe(0o700)
    writeFileSync(partOf(path), 'new', NEW_FILE)
    expect(() => writeFileSync(partOf(path), 'again', NEW_FILE)).toThrow('EEXIST')
  })
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('what a visitor wrote neither steers the terminal nor fills it', () => {
  expect(toTable(['a', 'b'], [['x\u001B[31m\r\ny', 'z']])).toBe('a         b\nx [31m y  z')
  expect(toTable(['a'], [['w'.repeat(61)]])).toBe(`a\n${'w'.repeat(60)}…`)
})

test.each([
  [{ code: 'ENOSPC' }, 'The disk is full.'],
  [{ errcode: 13, message: 'database or disk is full' }, 'The disk is full.'],
  [{ code: 'EACCES', errno: -13, path: '/x/.part-123-aB3_x9/0' }, 'Permission denied: /x.'],
  [{ code: 'ENAMETOOLONG', errno: -36, path: '/x' }, 'Name too long: /x.'],
  [new Error('odd'), 'The command failed: odd'],
])('%j is a sentence', (error, sentence) => {
  expect(errorMessage(error)).toBe(sentence)
})

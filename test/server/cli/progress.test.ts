/** @jest-environment node */
import { progressBar } from '@/server/cli/progress'

const terminal = (isTTY: boolean) => {
  const written: string[] = []
  return { written, isTTY, write: (text: string | Uint8Array) => written.push(text.toString()) > 0 }
}

test('a bar is written over until it is full', () => {
  const screen = terminal(true)
  const show = progressBar('jobs', 300, screen)
  show(100)
  show(300)
  expect(screen.written).toEqual([
    `\rjobs ${'█'.repeat(10)}${'░'.repeat(20)} 33 %`,
    `\rjobs ${'█'.repeat(30)} 100 %\n`,
  ])
})

test('nothing is written to a file, or of nothing', () => {
  const file = terminal(false)
  progressBar('jobs', 300, file)(100)
  const screen = terminal(true)
  progressBar('jobs', 0, screen)(0)
  expect([...file.written, ...screen.written]).toEqual([])
})

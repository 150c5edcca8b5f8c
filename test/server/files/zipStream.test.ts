import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { zipOf } from '@/server/files/zipStream'

test('is written no faster than it is read, and not at all once it is no longer read', async () => {
  let added = 0
  const archive = zipOf(async (add) => {
    for (;;) {
      await add(`${added}`, Buffer.alloc(100_000), { asItIs: true })
      added += 1
    }
  })
  archive.read(0)
  await pause(200)
  expect(added).toBeLessThan(20)
  const before = added
  archive.on('error', () => undefined)
  archive.destroy()
  await pause(50)
  expect(added).toBe(before)
})

test('a failure while it is filled ends it with that failure', async () => {
  const archive = zipOf(async (add) => {
    await add('a', Buffer.from('a'))
    throw new Error('The disk is gone.')
  })
  await expect(buffer(archive)).rejects.toThrow('The disk is gone.')
})

import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fromBuffer, type ZipFile } from 'yauzl'
import { zipOf } from '@/server/files/zipStream'

const open = promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer)

test('an archive of more files than the old format counts has them all', async () => {
  const files = 65_600
  const archive = await buffer(
    zipOf(async (add) => {
      for (let file = 1; file <= files; file += 1)
        await add(`${file}.txt`, Buffer.from(`${file}`), { asItIs: true })
    }),
  )
  const zip = await open(archive, { lazyEntries: false })
  const names: string[] = []
  zip.on('entry', ({ fileName }: { fileName: string }) => names.push(fileName))
  await once(zip, 'end')
  expect([names.length, names[0], names.at(-1)]).toEqual([files, '1.txt', '65600.txt'])
})

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

import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { fromBuffer, type ZipFile } from 'yauzl'
import { zipOf } from '@/server/files/zipStream'
import { startContent } from './office/content/officeContent'
import { startJobs } from './office/jobs/officeJobs'
import { refusedWith } from './office/officeServer'

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

test('a spreadsheet of 30 MB is taken, one of more than 40 is not', async () => {
  const { office, recruiter } = await startJobs()
  const text = 'Lights the oven at six and bakes. '.repeat(900)
  const rows = Array.from({ length: 1000 }, (_, index) => `7${index},Cook,3,3,1,${text}`)
  const file = ['job_id,position,department,industry,role,job_description', ...rows].join('\n')
  expect(file.length).toBeGreaterThan(30_000_000)
  expect((await recruiter.drop(file)).body).toMatchObject({ added: 1000, errors: [] })
  const tooLarge = refusedWith(413, 'jobs.csv is too large. The limit is 40 MB.')
  expect(await recruiter.drop('x'.repeat(42_000_000))).toMatchObject(tooLarge)
  await office.close()
})

test('a file of 22 MB is no picture and no video', async () => {
  const { office, editor } = await startContent()
  const tooLarge = refusedWith(413, 'The request is too large. The limit is 21 MB.')
  const bytes = Buffer.alloc(22 * 1024 * 1024)
  expect(await editor.store('slider', 'image', bytes, 'huge.jpg')).toMatchObject(tooLarge)
  await office.close()
})

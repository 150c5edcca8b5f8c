import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { fromBuffer, type ZipFile } from 'yauzl'
import { zipOf } from '@/server/files/zipStream'
import { startJobs } from './office/jobs/officeJobs'

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

test('a spreadsheet of 30 MB is taken', async () => {
  const { office, recruiter } = await startJobs()
  const text = 'Lights the oven at six and bakes. '.repeat(900)
  const rows = Array.from({ length: 1000 }, (_, index) => `7${index},Cook,3,3,1,${text}`)
  const file = ['job_id,position,department,industry,role,job_description', ...rows].join('\n')
  expect(file.length).toBeGreaterThan(30_000_000)
  expect((await recruiter.drop(file)).body).toMatchObject({ added: 1000, errors: [] })
  await office.close()
})

import { createSheetReader } from '@/server/office/jobs/sheetReader'

/** Says when it began to read, and when it was done. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    const began = Date.now()
    setTimeout(() => parentPort.postMessage({ began, ended: Date.now() }), 20)
  `)}`,
)

test('one spreadsheet is read at a time, three wait, and more are asked to come again', async () => {
  const read = createSheetReader(program)
  const sheet = { bytes: Buffer.from('job_id'), today: '2026-03-04' }
  const readings = [1, 2, 3, 4].map(() => read(sheet))
  expect(() => read(sheet)).toThrow(
    expect.objectContaining({ code: 503, headers: { 'Retry-After': '60' } }) as Error,
  )
  const times = (await Promise.all(readings)) as unknown as { began: number; ended: number }[]
  for (const [index, { began }] of times.slice(1).entries())
    expect(began).toBeGreaterThanOrEqual(times[index]!.ended)
  await expect(read(sheet)).resolves.toBeDefined()
})

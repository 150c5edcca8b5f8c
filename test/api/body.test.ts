/** @jest-environment node */
import * as fc from 'fast-check'
import { makeEnvelopeReader, readBody } from '@/api/body'

/** The answer in pieces of this many bytes, as a network delivers it. */
const inPieces = (text: string, bytes: number) => {
  const all = new TextEncoder().encode(text)
  let sent = 0
  return new Response(
    new ReadableStream<Uint8Array>({
      pull: (stream) => {
        if (sent >= all.length) return stream.close()
        stream.enqueue(all.slice(sent, (sent += bytes)))
        return undefined
      },
    }),
  )
}

const LONG = 'A description that goes on. '.repeat(40)

const manyRows = (count: number, row: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ job_id: `${index}`, text: LONG, ...row }))

const expectRead = async (text: string, bytes = 10_000) => {
  expect(await readBody(inPieces(text, bytes))).toEqual(JSON.parse(text))
}

describe('the body of a long answer', () => {
  it.each([
    ['rows', { status: '1', data: manyRows(200) }],
    ['fields before and behind its rows', { name: 'Retail', status: '1', data: manyRows(90), message: 'ok' }],
    ['texts that look like ends of rows', { status: '1', data: manyRows(150, { end: '},{"data":[{' }) }],
    ['rows that hold lists', { status: '1', data: manyRows(100, { tags: [{ id: 1 }, { id: 2 }] }) }],
    ['only such rows', { status: '1', data: [{ data: manyRows(300) }] }],
    ['a list further inside', { page: { data: manyRows(100) }, data: 'none' }],
    ['a message that speaks of data', { message: '"data":[', data: manyRows(100) }],
    ['one long text', { status: '1', data: 'x'.repeat(200_000) }],
    ['no list', { status: '1', html: LONG.repeat(100) }],
    ['Hindi', { status: '1', data: manyRows(120, { text: 'ट्रक ड्राइवर '.repeat(60) }) }],
  ])('is read whole, with %s', async (_what, envelope) => {
    await expectRead(JSON.stringify(envelope))
    await expectRead(JSON.stringify(envelope, null, 2), 777)
    // All at once, as from a cache.
    await expectRead(JSON.stringify(envelope), 1_000_000)
  })

  it('is parsed while it comes', () => {
    const envelope = makeEnvelopeReader()
    const text = JSON.stringify({ status: '1', data: manyRows(200) })
    const slices = [...envelope.add(text)].length
    expect(slices).toBeGreaterThan(3)
  })

  it.each([
    ['ends too early', JSON.stringify({ status: '1', data: manyRows(200) }).slice(0, -20)],
    [
      'is broken inside',
      JSON.stringify({ status: '1', data: manyRows(200) }).replace('"job_id":"150"', '"job'),
    ],
    ['goes on behind its end', `${JSON.stringify({ status: '1', data: manyRows(200) })}]`],
  ])('is none where it %s', async (_what, text) => {
    await expect(readBody(inPieces(text, 9999))).rejects.toThrow(SyntaxError)
  })
})

describe('the body of any answer', () => {
  it('is what JSON says, however it is cut', async () => {
    await fc.assert(fc.asyncProperty(fc.json(), fc.integer({ min: 1, max: 50 }), expectRead), {
      numRuns: 100,
    })
  })

  it.each(['', '{', 'Bad gateway'])('is none of %p', async (text) => {
    await expect(readBody(new Response(text))).rejects.toThrow(SyntaxError)
  })

  it('is none where there is none', async () => {
    await expect(readBody(new Response(null))).rejects.toThrow(SyntaxError)
  })
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jpegOfSize, pngOfSize } from '@test/support/badFiles'
import { jpegBytes, pngBytes } from '@test/support/builders'
import { type OfficeServer, refusedWith } from '../officeServer'
import { startContent, type Editor } from './officeContent'

let office: OfficeServer
let dataDir: string
let editor: Editor
beforeAll(async () => {
  ;({ office, dataDir, editor } = await startContent())
})
afterAll(() => office.close())

const filesIn = (folder: string) => {
  const path = join(dataDir, folder)
  return existsSync(path) ? readdirSync(path).toSorted() : []
}

const MEGABYTE = 1024 * 1024

/** The boxes of an AVIF up to those with the sizes of a tile and of the picture. */
const avif = (width: number, height: number) => {
  const box = (type: string, ...content: Buffer[]) => {
    const inside = Buffer.concat(content)
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + inside.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, inside])
  }
  const size = (...sides: [number, number]) => {
    const content = Buffer.alloc(12)
    sides.forEach((side, index) => content.writeUInt32BE(side, 4 + 4 * index))
    return box('ispe', content)
  }
  const sizes = box('ipco', size(512, 512), size(width, height))
  const meta = box('meta', Buffer.alloc(4), box('iprp', sizes))
  return Buffer.concat([box('ftyp', Buffer.from('avif\0\0\0\0avifmif1', 'latin1')), meta])
}

test('a picture is stored under a name of its own, is served at once, and is the value of a field', async () => {
  const bytes = jpegOfSize(300, 200)
  const { code, body } = await editor.store('services', 'small_img', bytes, 'हमारा काम (1).JPG')
  expect({ code, ...body }).toEqual({
    code: 200,
    fileName: expect.stringMatching(/^हमारा-काम-1-[\da-f]{16}\.jpg$/),
    width: 300,
    height: 200,
  })
  const served = await fetch(`${office.origin}/uploads/${encodeURIComponent(body.fileName)}`)
  expect(Buffer.from(await served.arrayBuffer())).toEqual(bytes)
  expect((await editor.save('services', '1', { small_img: body.fileName })).code).toBe(200)
  expect((await office.logLines()).at(-2)).toMatchObject({
    account: 'recruiter@office.example',
    action: 'content_changed',
    subject: 'services',
    details: `Stored ${body.fileName} for Small picture`,
  })

  const again = await editor.store('services', 'small_img', jpegOfSize(1, 1), 'हमारा काम (1).JPG')
  expect(again.body.fileName).not.toBe(body.fileName)
  expect(readFileSync(join(dataDir, 'uploads', body.fileName))).toEqual(bytes)
})

test('pictures of CSR are media; a drawing and a video have no size in pixels', async () => {
  const drawing = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')
  const { body } = await editor.store('csr', 'image', drawing, '../../well.svg')
  expect(body).toEqual({
    fileName: expect.stringMatching(/^well-[\da-f]{16}\.svg$/),
    width: null,
    height: null,
  })
  expect(filesIn('media')).toEqual([body.fileName])
  // The largest video: larger than any other body that the server takes.
  const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')])
  const largest = Buffer.concat([video, Buffer.alloc(20 * MEGABYTE - video.length)])
  expect(await editor.store('header', 'video_file_name', largest, 'film.mp4')).toMatchObject({ code: 200 })
})

test.each([
  ['png', pngOfSize(10_000, 6000)],
  ['jpg', jpegOfSize(10_000, 6000)],
  ['avif', avif(10_000, 6000)],
])('a .%s of 60 megapixels is refused by its header', async (ending, bytes) => {
  expect(await editor.store('slider', 'image', bytes, `large.${ending}`)).toMatchObject(
    refusedWith(422, `large.${ending} has 60.0 megapixels; the limit is 25.`),
  )
})

test('a picture of 25 megapixels is taken', async () => {
  expect(await editor.store('slider', 'image', avif(5000, 5000), 'large.avif')).toMatchObject({
    code: 200,
    body: { width: 5000, height: 5000 },
  })
})

test('what is no picture is refused, and leaves nothing behind', async () => {
  const page = Buffer.from('<!doctype html><html><svg></svg></html>')
  const before = filesIn('uploads')
  const tooLarge = Buffer.concat([jpegBytes(), Buffer.alloc(MEGABYTE)])
  for (const [name, bytes, code, message] of [
    ['page.svg', page, 422, 'page.svg is not a valid .svg file.'],
    ['page.html', page, 422, /^Please choose a picture: \.jpg/],
    ['page.png', page, 422, 'page.png is not a valid .png file.'],
    ['photo.png', jpegBytes(), 422, 'photo.png is not a valid .png file.'],
    ['cut.jpg', jpegBytes().subarray(0, 12), 422, 'cut.jpg is not a valid .jpg file.'],
    ['empty.gif', Buffer.alloc(0), 422, 'empty.gif is not a valid .gif file.'],
    ['film.mp4', Buffer.from('\0\0\0\x18ftypmp42'), 422, /^Please choose a picture/],
    ['large.jpg', tooLarge, 413, 'large.jpg is too large. The limit is 1 MB.'],
  ] as const) {
    const { code: answered, body } = await editor.store('slider', 'image', bytes, name)
    expect([name, answered]).toEqual([name, code])
    expect(body.message).toMatch(message)
  }
  for (const path of [
    '/content/slider/files',
    '/content/emails/files?field=email',
    '/content/slider/files?field=id',
  ])
    expect(await editor.post(path, new FormData())).toMatchObject(
      refusedWith(422, 'There is no such field for a picture or a video.'),
    )
  expect(await editor.post('/content/slider/files?field=image', new FormData())).toMatchObject({ code: 422 })
  expect(await editor.post('/content/slider/files?field=image', {})).toMatchObject({ code: 422 })
  expect(filesIn('uploads')).toEqual(before)
})

test('where another server has the pictures, their address is entered', async () => {
  const settings = { ASSET_BASE_URL: 'https://cdn.example/u/' }
  const elsewhere = await startContent({ settings })
  try {
    expect(await elsewhere.editor.store('slider', 'image', pngBytes(), 'a.png')).toMatchObject(
      refusedWith(
        409,
        'The files of the site are on another server. Enter the web address of the file instead.',
      ),
    )
    expect((await elsewhere.editor.add('slider', { image: 'https://cdn.example/u/a.png' })).id).toBe('5')
  } finally {
    await elsewhere.office.close()
  }
})

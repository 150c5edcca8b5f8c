import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { importContent } from '@/server/cli/importContent'
import { readConfig } from '@/server/config'
import { jpegBytes } from '@test/support/builders'
import { get } from '@test/support/server'
import { dataDir, folder, importFile, reasonOf, server, settings, staff, write } from './importing'

describe('pictures', () => {
  const names = () => readdirSync(join(dataDir, 'uploads')).toSorted()

  test('come with the file, are served at once, and may be replaced', async () => {
    const row = 'id,name,logo_file_name\n950,Asha Mills,asha-mills.jpg\n'
    write('images/asha-mills.jpg', jpegBytes())
    expect(await importFile('companies', row)).toMatchObject({
      added: 1,
      images: ['uploads/asha-mills.jpg'],
    })
    expect(await get(server, '/web/get_clients_list')).toMatchObject({
      data: expect.arrayContaining([{ logo_file_name: 'asha-mills.jpg', image_url: '' }]),
    })
    const answer = await fetch(`${server.origin}/uploads/asha-mills.jpg`)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(jpegBytes())

    expect(await importFile('companies', row)).toMatchObject({ same: 1, images: [] })
    const other = Buffer.concat([jpegBytes(), Buffer.from('more')])
    write('images/asha-mills.jpg', other)
    expect(await importFile('companies', row)).toMatchObject({
      same: 1,
      images: ['uploads/asha-mills.jpg'],
    })
    const again = await fetch(`${server.origin}/uploads/asha-mills.jpg`)
    expect(Buffer.from(await again.arrayBuffer())).toEqual(other)
  })

  test('that are none are refused, all of them, and leave nothing behind', async () => {
    write('images/right.jpg', jpegBytes())
    write('images/page.svg', '<!doctype html><html><svg></svg></html>')
    write('images/fake.png', jpegBytes())
    write('images/large.jpg', Buffer.concat([jpegBytes(), Buffer.alloc(1024 * 1024)]))
    mkdirSync(join(folder, 'images/folder.jpg'))
    const before = names()
    const files = ['right.jpg', 'page.svg', 'fake.png', 'large.jpg', 'folder.jpg']
    const rows = files.map((name, index) => `8${index},${name}`)
    expect(await reasonOf(importFile('slider', ['id,image', ...rows].join('\n')))).toBe(
      [
        'Nothing was imported from /slider.csv. 4 problems:',
        '  Row 3: image: page.svg is not a valid .svg file.',
        '  Row 4: image: fake.png is not a valid .png file.',
        '  Row 5: image: large.jpg has 1.1 MB; the limit for an image is 1 MB.',
        '  Row 6: image: folder.jpg is neither in /images nor on the site.',
      ].join('\n'),
    )
    expect(names()).toEqual(before)
  })

  test('need not be here where another server has them', async () => {
    const elsewhere = readConfig({ ...settings, ASSET_BASE_URL: 'https://cdn.example/u/' })
    const file = write('slider.csv', 'id,image\n90,far-away.jpg\n')
    expect(await importContent(staff, elsewhere, { kind: 'slider', file })).toMatchObject({
      added: 1,
      images: [],
    })
  })
})

import { fileUrl } from '@/domain/settings'

describe('the address of a file that the content names', () => {
  it.each([
    ['/uploads/', 'logo.png', '/uploads/logo.png'],
    ['https://api.example.com/uploads/', 'logo.png', 'https://api.example.com/uploads/logo.png'],
    ['/media/', 'csr/tree.jpg', '/media/csr/tree.jpg'],
    ['/uploads/', 'https.png', '/uploads/https.png'],
  ])('is the base %s and then the name %s', (base, name, url) => {
    expect(fileUrl(base, name)).toBe(url)
  })

  it.each([
    'https://cdn.example.com/logo.png',
    'http://cdn.example.com/logo.png',
    'HTTPS://CDN.EXAMPLE.COM/L.PNG',
  ])('is the name itself where that is an address: %s', (name) => {
    expect(fileUrl('/uploads/', name)).toBe(name)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com/x'])(
    'is never an address of another kind: %s',
    (name) => {
      expect(fileUrl('/uploads/', name)).toBe(`/uploads/${name}`)
    },
  )
})

import { hostName, externalUrl } from '@/features/home/externalUrl'

const addressOf = (link: string) => externalUrl(link)?.href

describe('A link of the content', () => {
  it.each([
    ['https://walkin.navkaam.example/raipur', 'https://walkin.navkaam.example/raipur'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS://Example.com/A', 'https://example.com/A'],
    ['  https://example.com/a b ', 'https://example.com/a%20b'],
    ['www.x.com', 'https://www.x.com/'],
    ['x.co.in/jobs?id=7#top', 'https://x.co.in/jobs?id=7#top'],
    ['x.com:8080/path', 'https://x.com:8080/path'],
    ['//cdn.example.com/a', 'https://cdn.example.com/a'],
    ['http://localhost:3000/a', 'http://localhost:3000/a'],
  ])('%j leads to %s', (link, address) => {
    expect(addressOf(link)).toBe(address)
  })

  it.each([
    '',
    ' ',
    '#',
    '/internship',
    'null',
    'javascript:alert(1)',
    ' JavaScript:alert(document.cookie)',
    'java\nscript:alert(1.5)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'mailto:careers@navkaam.example',
    'careers@navkaam.example',
    'ftp://example.com/a',
    'file:///etc/hosts',
    'https://',
    'https://%',
    '<script>alert(1)</script>',
  ])('%j is not followed', (link) => {
    expect(externalUrl(link)).toBeUndefined()
  })

  it.each([
    ['https://www.x.com/a', 'x.com'],
    ['https://walkin.navkaam.example/raipur', 'walkin.navkaam.example'],
  ])('is known by its host: %s by %s', (link, name) => {
    expect(hostName(new URL(link))).toBe(name)
  })
})

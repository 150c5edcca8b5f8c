import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { PageMeta } from '@/components/PageMeta'
import { SiteProvider } from '@/components/SiteSettings'
import { defaultSettings } from '@/domain/settings'

const ORIGIN = 'http://127.0.0.1:8080'

type MetaProps = Parameters<typeof PageMeta>[0]

const show = (props: Partial<MetaProps> = {}, publicUrl = '') =>
  render(
    <SiteProvider site={{ ...defaultSettings, publicUrl, origin: ORIGIN }}>
      <PageMeta title="CSR" description="What we do." path="/csr?a=1" {...props} />
    </SiteProvider>,
  )

const head = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute)

describe('What a screen tells of itself', () => {
  it('is titled with its title and the name of the company', () => {
    show()
    expect(document.title).toBe('CSR | Navkaam')
    expect(head('meta[property="og:title"]')).toBe('CSR')
  })

  it('names absolute addresses: of the settings, or else those of the visit', () => {
    const { unmount } = show()
    expect(head('link[rel="canonical"]', 'href')).toBe(`${ORIGIN}/csr?a=1`)
    unmount()
    show({}, 'https://navkaam.example')
    expect(head('link[rel="canonical"]', 'href')).toBe('https://navkaam.example/csr?a=1')
    expect(head('meta[property="og:url"]')).toBe('https://navkaam.example/csr?a=1')
    expect(head('meta[property="og:image"]')).toMatch(/^https:\/\/navkaam\.example\//)
  })

  it('tells the networks all that they show of a link', () => {
    show({ shareTitle: 'CSR of Navkaam' })
    const expected = {
      'og:type': 'website',
      'og:site_name': 'Navkaam',
      'og:locale': 'en_IN',
      'og:title': 'CSR of Navkaam',
      'og:description': 'What we do.',
      'og:image': `${ORIGIN}/share.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining('Navkaam'),
    }
    for (const [name, value] of Object.entries(expected))
      expect([name, head(`meta[property="${name}"]`)]).toEqual([name, value])
    expect(head('meta[name="twitter:card"]')).toBe('summary_large_image')
    expect(head('meta[name="twitter:title"]')).toBe('CSR of Navkaam')
    expect(head('meta[name="twitter:description"]')).toBe('What we do.')
    expect(head('meta[name="twitter:image"]')).toBe(`${ORIGIN}/share.png`)
    expect(document.title).toBe('CSR | Navkaam')
  })

  it('shows the picture in the size that it tells of, and not too heavy for a message', () => {
    const picture = readFileSync('public/share.png')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    expect(picture.length).toBeLessThan(300_000)
  })

  it('may be found unless it is gone', () => {
    const { unmount } = show()
    expect(head('meta[name="robots"]')).toBeUndefined()
    unmount()
    show({ isGone: true })
    expect(head('meta[name="robots"]')).toBe('noindex')
  })

  it('names the feed of what it lists', () => {
    show({ feed: '/jobs.rss?q=nurse' })
    const feed = 'link[rel="alternate"][type="application/rss+xml"]'
    expect(head(feed, 'href')).toBe(`${ORIGIN}/jobs.rss?q=nurse`)
  })
})

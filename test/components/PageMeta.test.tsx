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

  it('may be titled exactly', () => {
    show({ title: 'Ward Nurse', documentTitle: 'Full Time Jobs Details' })
    expect(document.title).toBe('Full Time Jobs Details')
    expect(head('meta[property="og:title"]')).toBe('Ward Nurse')
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

  it('describes itself in a few words of plain text', () => {
    show({ description: `<p>Fish &amp; <b>chips</b></p><script>x()</script> ${'word '.repeat(100)}` })
    const description = head('meta[name="description"]') ?? ''
    expect(description).toMatch(/^Fish & chips word word .*…$/)
    expect(description.length).toBeLessThan(200)
    expect(head('meta[property="og:description"]')).toBe(description)
  })

  it('is told once, and gone with the screen', () => {
    const { unmount } = show()
    expect(document.head.querySelectorAll('title')).toHaveLength(1)
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1)
    unmount()
    expect(
      document.head.querySelectorAll('title, meta[name="description"], link[rel="canonical"]'),
    ).toHaveLength(0)
  })
})

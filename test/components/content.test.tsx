import { readFileSync } from 'node:fs'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import type { PropsWithChildren, ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { ContentImage } from '@/components/ContentImage'
import { PageMeta } from '@/components/PageMeta'
import { RichText } from '@/components/RichText'
import { SiteProvider } from '@/components/SiteSettings'
import { defaultSettings } from '@/domain/site/settings'
import { i18nOf } from '@/locales/catalogs'

const ORIGIN = 'http://127.0.0.1:8080'

type MetaProps = Parameters<typeof PageMeta>[0]

/** In the language of an English page. */
const renderEnglish = (children: ReactElement) =>
  render(children, {
    wrapper: ({ children: shown }: PropsWithChildren) => (
      <I18nProvider i18n={i18nOf('en')}>{shown}</I18nProvider>
    ),
  })

const show = (props: Partial<MetaProps> = {}, publicUrl = '') =>
  renderEnglish(
    <SiteProvider site={{ ...defaultSettings, publicUrl, origin: ORIGIN }}>
      <MemoryRouter initialEntries={['/csr/?b=2']}>
        <PageMeta title="CSR" description="What we do." path="/csr?a=1" {...props} />
      </MemoryRouter>
    </SiteProvider>,
  )

const head = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute)

describe('What a screen tells of itself', () => {
  it('names absolute addresses: of the settings, or else those of the visit', () => {
    const { unmount } = show()
    expect(head('link[rel="canonical"]', 'href')).toBe(`${ORIGIN}/csr?a=1`)
    unmount()
    show({}, 'https://navkaam.example')
    expect(head('link[rel="canonical"]', 'href')).toBe('https://navkaam.example/csr?a=1')
    expect(head('meta[property="og:url"]')).toBe('https://navkaam.example/csr?a=1')
    expect(head('meta[property="og:image"]')).toMatch(/^https:\/\/navkaam\.example\//)
  })

  it('is at the path of its address, unless it says another', () => {
    show({ path: undefined })
    expect(head('link[rel="canonical"]', 'href')).toBe(`${ORIGIN}/csr`)
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

const ratio = '16 / 9'

describe('an image of the content', () => {
  it.each([
    [false, 'lazy'],
    [true, 'eager'],
  ])('that is eager (%s) is loaded %s', (eager, loading) => {
    renderEnglish(<ContentImage src="/uploads/a.png" alt="The office" ratio={ratio} eager={eager} />)
    const image = screen.getByRole('img', { name: 'The office' })
    expect(image).toHaveAttribute('src', '/uploads/a.png')
    expect(image).toHaveAttribute('loading', loading)
  })

  it('keeps its place before it comes and where it does not load', () => {
    const { container } = renderEnglish(
      <ContentImage src="/uploads/gone.png" alt="The office" ratio={ratio} />,
    )
    const place = container.firstElementChild
    fireEvent.error(screen.getByRole('img'))
    expect(container.firstElementChild).toBe(place)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByRole('img', { name: 'The office' })).toHaveTextContent('The office')
  })

  it('is tried again where another file takes its place', () => {
    const { container, rerender } = renderEnglish(
      <ContentImage src="/uploads/gone.png" alt="" ratio={ratio} />,
    )
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    rerender(<ContentImage src="/uploads/new.png" alt="" ratio={ratio} />)
    expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/new.png')
  })

  it.each(['The office', ''])('that no file is named for is a placeholder (%j)', (alt) => {
    const { container } = renderEnglish(<ContentImage src="" alt={alt} ratio={ratio} />)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.queryAllByRole('img')).toHaveLength(alt ? 1 : 0)
  })
})

const showHtml = (html: string) => renderEnglish(<RichText html={html} />).container

describe('Content as HTML', () => {
  it('keeps paragraphs, lists, emphasis and tables', () => {
    showHtml(
      '<p>One <strong>two</strong></p><ul><li>a</li><li>b</li></ul><table><tr><th>Shift</th></tr><tr><td>Night</td></tr></table>',
    )
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByText('two').tagName).toBe('STRONG')
    expect(screen.getByRole('columnheader', { name: 'Shift' })).toBeInTheDocument()
    expect(screen.getByRole('cell', { name: 'Night' })).toBeInTheDocument()
  })

  it('marks each paragraph that is not in the language around it', () => {
    const content = showHtml(
      '<h4>आपका काम</h4><p>रायपुर में <b>Java</b> का काम।</p><p>Pay on the <b>7th</b>.</p><ul><li>Two shifts</li><li>रात की शिफ़्ट, महीने में दो छुट्टी, PF</li></ul><p>₹ 18,000</p>',
    )
    const marked = [...content.querySelectorAll<HTMLElement>('div[lang] [lang]')]
    expect(content.firstElementChild).toHaveAttribute('lang', 'hi')
    expect(marked.map(({ textContent, lang }) => [lang, textContent])).toEqual([
      ['en', 'Pay on the 7th.'],
      ['en', 'Two shifts'],
    ])
  })

  it('puts loose rows into the body of their table, as browsers do', () => {
    const content = showHtml(
      '<table> <caption>Shifts</caption><tr><td>Night</td></tr>\n<tr><td>Day</td></tr></table>',
    )
    expect(content.querySelectorAll('table > caption, table > tbody > tr > td')).toHaveLength(3)
  })

  it('puts its headings below those of the screen', () => {
    showHtml('<h1>What you do</h1><h6>Small</h6>')
    expect(screen.getByRole('heading', { name: 'What you do', level: 3 })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Small' })).toBeInTheDocument()
  })

  it.each([
    ['a script', '<p>Safe</p><script>window.hacked = 1</script>'],
    ['an unclosed script', '<p>Safe</p><script>hacked()'],
    ['a style sheet', '<style>body{display:none}</style><p>Safe</p>'],
    ['a frame', '<p>Safe</p><iframe src="https://evil.example" srcdoc="<script>hacked()</script>"></iframe>'],
    ['a picture with a handler', '<p>Safe</p><img src=x onerror="hacked()">'],
    ['a drawing with a handler', '<p>Safe</p><svg onload="hacked()"><script>hacked()</script></svg>'],
    ['a form', '<p>Safe</p><form action="https://evil.example"><input name="password"></form>'],
    ['a template', '<template><script>hacked()</script></template><p>Safe</p>'],
  ])('loses %s', (_what, html) => {
    const content = showHtml(html)
    expect(content).toHaveTextContent(/^Safe$/)
    expect(
      content.querySelector(
        'script, style, iframe, object, embed, img, svg, form, input, base, meta, math, template',
      ),
    ).toBeNull()
    expect(content.innerHTML).not.toMatch(/hacked|onerror|onload|evil/)
  })

  it('keeps no attribute: no handler, style, class or id', () => {
    const content = showHtml('<p onclick="hacked()" style="position:fixed" class="x" id="root">Safe</p>')
    expect(screen.getByText('Safe').getAttributeNames()).toEqual([])
    expect(content).toHaveTextContent(/^Safe$/)
  })

  it('keeps the text of elements it does not know, and decodes entities', () => {
    expect(showHtml('<constructor>Fish &amp; <blink>chips</blink></constructor>')).toHaveTextContent(
      'Fish & chips',
    )
  })
})

describe('A link of the content', () => {
  it('opens another site in a new tab that cannot reach back', () => {
    showHtml('<a href="https://trishul.example/jobs" onclick="hacked()" target="_top">Site</a>')
    const link = screen.getByRole('link', { name: 'Site' })
    expect(link).toHaveAttribute('href', 'https://trishul.example/jobs')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).not.toHaveAttribute('onclick')
  })

  it.each(['mailto:hr@trishul.example', 'tel:+917715550142', '/services'])('may lead to %s', (href) => {
    showHtml(`<a href="${href}">Contact</a>`)
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', href)
  })

  it.each([
    'javascript:hacked()',
    ' JaVaScRiPt:hacked()',
    'java\nscript:hacked()',
    '&#106;avascript:hacked()',
    'data:text/html,<script>hacked()</script>',
    'vbscript:hacked()',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
  ])('leads nowhere where it is %j', (href) => {
    showHtml(`<a href='${href}'>Contact</a>`)
    expect(screen.getByText('Contact')).not.toHaveAttribute('href')
  })
})

describe('Content as plain text', () => {
  it('keeps its line breaks', () => {
    showHtml('Line one\nLine two')
    expect(screen.getByText(/Line one/)).toHaveStyle({ whiteSpace: 'pre-line' })
    expect(screen.getByText(/Line one/).textContent).toBe('Line one\nLine two')
  })

  it('keeps signs that look like the beginning of a tag', () => {
    expect(showHtml('Experience < 5 years & age > 18')).toHaveTextContent('Experience < 5 years & age > 18')
  })
})

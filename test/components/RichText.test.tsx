import { render, screen } from '@testing-library/react'
import { RichText } from '@/components/RichText'

const show = (html: string) => render(<RichText html={html} />).container

describe('Content as HTML', () => {
  it('keeps paragraphs, lists, emphasis and tables', () => {
    show(
      '<p>One <strong>two</strong></p><ul><li>a</li><li>b</li></ul><table><tr><th>Shift</th></tr><tr><td>Night</td></tr></table>',
    )
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByText('two').tagName).toBe('STRONG')
    expect(screen.getByRole('columnheader', { name: 'Shift' })).toBeInTheDocument()
    expect(screen.getByRole('cell', { name: 'Night' })).toBeInTheDocument()
  })

  it('puts loose rows into the body of their table, as browsers do', () => {
    const content = show(
      '<table> <caption>Shifts</caption><tr><td>Night</td></tr>\n<tr><td>Day</td></tr></table>',
    )
    expect(content.querySelectorAll('table > caption, table > tbody > tr > td')).toHaveLength(3)
  })

  it('shows what is inside elements that it does not know', () => {
    expect(show('<constructor>One</constructor> <custom>two</custom>')).toHaveTextContent('One two')
  })

  it('decodes entities', () => {
    expect(show('<p>Fish &amp; chips &#8377;5 &lt;b&gt;</p>')).toHaveTextContent('Fish & chips ₹5 <b>')
  })

  it('puts its headings below those of the screen', () => {
    show('<h1>What you do</h1><h6>Small</h6>')
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
    const content = show(html)
    expect(content).toHaveTextContent(/^Safe$/)
    expect(
      content.querySelector(
        'script, style, iframe, object, embed, img, svg, form, input, base, meta, math, template',
      ),
    ).toBeNull()
    expect(content.innerHTML).not.toMatch(/hacked|onerror|onload|evil/)
  })

  it('keeps no attribute: no handler, style, class or id', () => {
    const content = show('<p onclick="hacked()" style="position:fixed" class="x" id="root">Safe</p>')
    expect(screen.getByText('Safe').getAttributeNames()).toEqual([])
    expect(content).toHaveTextContent(/^Safe$/)
  })

  it('keeps the text of elements it does not know', () => {
    expect(show('<marquee>Walk in <blink>today</blink></marquee>')).toHaveTextContent('Walk in today')
  })
})

describe('A link of the content', () => {
  it('opens another site in a new tab that cannot reach back', () => {
    show('<a href="https://trishul.example/jobs" onclick="hacked()" target="_top">Site</a>')
    const link = screen.getByRole('link', { name: 'Site' })
    expect(link).toHaveAttribute('href', 'https://trishul.example/jobs')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).not.toHaveAttribute('onclick')
  })

  it.each(['mailto:hr@trishul.example', 'tel:+917715550142', '/services'])('may lead to %s', (href) => {
    show(`<a href="${href}">Contact</a>`)
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
    show(`<a href='${href}'>Contact</a>`)
    expect(screen.getByText('Contact')).not.toHaveAttribute('href')
  })
})

describe('Content as plain text', () => {
  it('keeps its line breaks', () => {
    show('Line one\nLine two')
    expect(screen.getByText(/Line one/)).toHaveStyle({ whiteSpace: 'pre-line' })
    expect(screen.getByText(/Line one/).textContent).toBe('Line one\nLine two')
  })

  it('keeps signs that look like the beginning of a tag', () => {
    expect(show('Experience < 5 years & age > 18')).toHaveTextContent('Experience < 5 years & age > 18')
  })

  it('shows nothing for nothing', () => {
    expect(show('')).toHaveTextContent(/^$/)
  })
})

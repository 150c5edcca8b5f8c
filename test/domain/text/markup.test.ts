import * as fc from 'fast-check'
import { markedUp } from '@/domain/text/bareHtml'
import { plainText, readMarkup } from '@/domain/text/markup'
import { anyText } from '@test/support/anyText'

describe('a text that may be HTML or plain', () => {
  const words = [
    'Visit the plant daily.\nSend your resume to HR Team <jobs@example.org>\nWalk-in on Monday.',
    'Candidates <freshers> welcome.\nSecond line.',
    'Use <script> tags and HTML <body> well.\nThird line.',
    'Must know HTML (<title>, <table>).\nFourth line.',
    'Any graduate <form fill up required> before joining\nThird line.',
    'Java: List<String>, Map<Object, List<T>>\nC++ </3',
    'See <https://example.org/a> or <www.example.org>.\n<!important',
    'a<script>b\na<!-- b',
  ]

  it.each(words)('%j is plain: it is shown whole, with its lines', (text) => {
    const { html, isHtml } = readMarkup(text)
    expect(isHtml).toBe(false)
    expect(html).toBe(text.replace(/</g, '&lt;'))
    expect(plainText(text)).toBe(text.replace(/\n/g, ' '))
    const lines = text.split('\n').map((line) => `<p>${line.replace(/</g, '&lt;')}</p>`)
    expect(markedUp(text)).toBe(lines.join(''))
  })

  it.each([
    ['<p>HR <jobs@example.org>, List<String></p>', '<p>HR &lt;jobs@example.org>, List&lt;String></p>'],
    ['<p>Know <title> and <form> well</p>\n<p>B</p>', '<p>Know &lt;title> and &lt;form> well</p>\n<p>B</p>'],
    ['One<br>Two\nThree', 'One<br>Two\nThree'],
    ['<ul><li>One<li>Two</ul>', '<ul><li>One<li>Two</ul>'],
    ['<p>One<p>Two', '<p>One<p>Two'],
    ['<div class="a">Cut off', '<div class="a">Cut off'],
    ['<p>a</p><script>never closed', '<p>a</p><script>never closed'],
    ['<custom>inside</custom> <b>5 < 6</b>', '<custom>inside</custom> <b>5 &lt; 6</b>'],
    ['<b>Duties</b>:\nvisit <i>daily</i>', '<b>Duties</b>:<br>visit <i>daily</i>'],
    ['<P>A<!-- b --><o:p></o:p></P>', '<P>A <o:p></o:p></P>'],
  ])('%j is HTML', (text, html) => {
    expect(readMarkup(text)).toEqual({ html, isHtml: true })
  })
})

describe('the text that a reader sees', () => {
  it.each([
    ['', ''],
    ['Run one shift.', 'Run one shift.'],
    ['  Run\n one\t shift. ', 'Run one shift.'],
    ['R&D, 5 < 6 and 7 > 2', 'R&D, 5 < 6 and 7 > 2'],
    ['I <3 steel', 'I <3 steel'],
    ['हम भर्ती करते हैं', 'हम भर्ती करते हैं'],
  ])('of plain text is that text on one line: %p', (sent, read) => {
    expect(plainText(sent)).toBe(read)
  })

  it.each([
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
    ['One<br>Two<br/>Three<BR />Four', 'One Two Three Four'],
    ['<h3>What you do</h3>Weld', 'What you do Weld'],
    ['<table><tr><td>A</td><td>B</td></tr></table>', 'A B'],
    ['Sales<b>force</b>', 'Salesforce'],
    ['H<sub>2</sub>O <em>and</em> <a href="/x">more</a>', 'H2O and more'],
    ['<a title="a > b" href=\'/x?>y\'>link</a>', 'link'],
    ['<IMG src="x.png" alt="A picture">text', 'text'],
  ])('has no tags in it: %p', (sent, read) => {
    expect(plainText(sent)).toBe(read)
  })

  it.each([
    ['<p>a</p><script>alert("<p>b</p>")</script><p>c</p>', 'a c'],
    ['a<SCRIPT type="text/javascript">b</SCRIPT >c', 'a c'],
    ['a<script src="https://example.com/x.js"></script>c', 'a c'],
    ['a<style>p { color: red }</style>c', 'a c'],
    ['a<template><p>b</p></template>c', 'a c'],
    ['a<noscript>b</noscript>c', 'a c'],
    ['a<!-- b <p>b</p> -->c', 'a c'],
  ])('has no scripts, styles and comments in it: %p', (sent, read) => {
    expect(plainText(sent)).toBe(read)
  })

  it.each([
    ['R&amp;D', 'R&D'],
    ['&lt;b&gt; &quot;x&quot; &apos;y&apos;', '<b> "x" \'y\''],
    ['&#8377;500 &#x20b9;600 &#X20B9;700', '₹500 ₹600 ₹700'],
    ['caf&eacute; &ndash; na&iuml;ve &hellip;', 'café – naïve …'],
    ['a&nbsp;&nbsp;b', 'a b'],
    ['&#128075;', '👋'],
    ['&amp;lt;', '&lt;'],
    ['AT&T; M&M', 'AT&T; M&M'],
    ['&nosuch; &;', '&nosuch; &;'],
    ['&#0; &#xD800; &#x110000; &#9999999;', '&#0; &#xD800; &#x110000; &#9999999;'],
  ])('has its entities decoded once: %p', (sent, read) => {
    expect(plainText(sent)).toBe(read)
  })

  it('is never more than one line, and never ends in a space', () => {
    fc.assert(
      fc.property(anyText(), (sent) => {
        expect(plainText(sent)).toMatch(/^$|^\S$|^\S[^\n\r]*\S$/u)
      }),
      { numRuns: 500 },
    )
  })

  it('holds each plain word of the paragraphs it was put into', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }), (words) => {
        expect(plainText(words.map((word) => `<p class="x">${word}</p>`).join(''))).toBe(words.join(' '))
        expect(plainText(words.map((word) => `<strong>${word}</strong>`).join(''))).toBe(words.join(''))
      }),
      { numRuns: 200 },
    )
  })
})

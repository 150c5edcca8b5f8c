import { cleanHtml } from '@/server/office/cleanHtml'

test.each([
  ['3 < 4 & 5', '3 < 4 & 5'],
  ['<h1 class="a">A</h1><center>B<br>C</center>', '<h3>A</h3><div>B<br>C</div>'],
  ['<p>Fish &amp; "chips" &lt;b&gt; &nbsp;₹</p>', '<p>Fish &amp; "chips" &lt;b&gt; \u00a0₹</p>'],
  [
    '<a href="https://a.example/?a=1&b=2" onclick="x()">A</a>',
    '<a href="https://a.example/?a=1&amp;b=2">A</a>',
  ],
  ['<a href="tel:+919826012345">A</a>', '<a href="tel:+919826012345">A</a>'],
  ['<a href="//evil.example">A</a> <a href="java\nscript:x()">B</a>', '<a>A</a> <a>B</a>'],
  ['<p>a</p><script>x()</script><style>y</style><svg><p>z</p></svg><!-- z -->', '<p>a</p>'],
  ['<custom>inside</custom>', 'inside'],
  [`<p>a</p>${'<div>'.repeat(60)}deep`, `<p>a</p>${'<div>'.repeat(50)}deep${'</div>'.repeat(50)}`],
])('%j becomes %j', (html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned)
})

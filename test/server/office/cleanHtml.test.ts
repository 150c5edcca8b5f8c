import { cleanHtml } from '@/server/office/cleanHtml'

test.each([
  ['3 < 4 & 5', '3 < 4 & 5'],
  ['HR <jobs@example.org>\nList<String>, <title>', 'HR <jobs@example.org>\nList<String>, <title>'],
  ['<p>HR <jobs@example.org></p>', '<p>HR &lt;jobs@example.org&gt;</p>'],
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
  ['<p>One <b>two</b> <i>three</i></p>', '<p>One <strong>two</strong> <em>three</em></p>'],
  ['<p style="color:red" onclick="x()" class="MsoNormal">A<o:p></o:p></p>', '<p>A</p>'],
  [`<a href='/x"onmouseover="y'>A</a>`, '<a href="/x&quot;onmouseover=&quot;y">A</a>'],
  ['<p>5 &lt; 6<br>next</p><img src=x onerror=y>', '<p>5 &lt; 6<br>next</p>'],
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  [`<p>a</p>${'<div>'.repeat(60)}deep`, `<p>a</p>${'<div>'.repeat(50)}deep${'</div>'.repeat(50)}`],
])('%j becomes %j', (html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned)
  expect(cleanHtml(cleaned)).toBe(cleaned)
})

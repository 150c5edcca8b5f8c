import { Editor } from '@tiptap/react'
import { cleanPasted, richTextExtensions } from '@/office/components/richText/richTextExtensions'

const item = (text: string, { mark = '·', level = 1 } = {}) =>
  `<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level${level} lfo1"><![if !supportLists]>` +
  `<span style="mso-list:Ignore">${mark}<span>&nbsp;&nbsp;</span></span><![endif]>${text}</p>`

const cell = (text: string) => `<td width="200"><p class="MsoNormal">${text}</p></td>`
const row = (...cells: string[]) => `<tr>${cells.map(cell).join('')}</tr>`

/** The editor puts a paragraph into each item. */
const pasted = (html: string) =>
  new Editor({ extensions: richTextExtensions, content: cleanPasted(html) })
    .getHTML()
    .replace(/<li><p>(.*?)<\/p>/g, '<li>$1')

test.each([
  [
    'bullets',
    `<p>You bring:</p>${item('Patience')}${item('A licence')}<p>Apply.</p>`,
    '<p>You bring:</p><ul><li>Patience</li><li>A licence</li></ul><p>Apply.</p>',
  ],
  [
    'numbers',
    item('Come', { mark: '1.' }) + item('Sign', { mark: '2.' }),
    '<ol><li>Come</li><li>Sign</li></ol>',
  ],
  [
    'a list within a list',
    item('Shifts') + item('Day', { level: 2 }) + item('Pay'),
    '<ul><li>Shifts<ul><li>Day</li></ul></li><li>Pay</li></ul>',
  ],
  [
    'the cells of a table as lines',
    `<p>Pay</p><table><tbody>${row('Grade', '<b>Lakhs</b>')}${row('A', '4.5')}${row('&nbsp;', '')}</tbody></table>`,
    '<p>Pay</p><p>Grade</p><p><strong>Lakhs</strong></p><p>A</p><p>4.5</p>',
  ],
  [
    'the rows of a spreadsheet, and lists and tables within cells',
    `<table><tr><td>Duties</td><td>${item('Nights')}</td></tr><tr><td><table><tr><td>A</td><td>B</td></tr></table></td></tr></table>`,
    '<p>Duties</p><ul><li>Nights</li></ul><p>A B</p>',
  ],
  [
    'two levels of headings, without comments, styles and empty paragraphs',
    '<!--[if gte mso 9]><xml>x</xml><![endif]--><style>p{}</style><h1>Duties</h1><p>&nbsp;</p><h5>Nights</h5><p>Care</p>',
    '<h3>Duties</h3><h4>Nights</h4><p>Care</p>',
  ],
])('Text pasted from Word keeps %s', (_what, html, kept) => {
  expect(pasted(html)).toBe(kept)
})

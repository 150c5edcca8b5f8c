import { cleanPasted } from '@/office/components/richText/wordHtml'

const item = (text: string, { mark = '·', level = 1 } = {}) =>
  `<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level${level} lfo1"><![if !supportLists]>` +
  `<span style="mso-list:Ignore">${mark}<span>&nbsp;&nbsp;</span></span><![endif]>${text}</p>`

const textOf = (html: string) => html.replace(/ (?:class|style)="[^"]*"/g, '').trim()

describe('Text pasted from Word', () => {
  it('has its bullets and numbers as lists', () => {
    expect(textOf(cleanPasted(`<p>You bring:</p>${item('Patience')}${item('A licence')}<p>Apply.</p>`))).toBe(
      '<p>You bring:</p><ul><li>Patience</li><li>A licence</li></ul><p>Apply.</p>',
    )
    expect(textOf(cleanPasted(item('Come', { mark: '1.' }) + item('Sign', { mark: '2.' })))).toBe(
      '<ol><li>Come</li><li>Sign</li></ol>',
    )
  })

  it('keeps a list within a list', () => {
    expect(textOf(cleanPasted(item('Shifts') + item('Day', { level: 2 }) + item('Pay')))).toBe(
      '<ul><li>Shifts<ul><li>Day</li></ul></li><li>Pay</li></ul>',
    )
  })

  it('has the rows of a table as lines, with a gap between the cells', () => {
    const cell = (text: string) => `<td width="200"><p class="MsoNormal">${text}</p></td>`
    const row = (...cells: string[]) => `<tr>${cells.map(cell).join('')}</tr>`
    const pasted = `<p>Pay</p><table><tbody>${row('Grade', '<b>Lakhs</b>')}${row('A', '4.5')}${row('&nbsp;', '')}</tbody></table>`
    expect(textOf(cleanPasted(pasted))).toBe('<p>Pay</p><p>Grade <b>Lakhs</b></p><p>A 4.5</p>')
    // As spreadsheet programs write it.
    expect(cleanPasted('<table><tr><th>Cell A</th><td>Cell B</td></tr></table>')).toBe('<p>Cell A Cell B</p>')
  })

  it('has the cells of a table below each other where they hold more than a line', () => {
    const duties = `<td>${item('Nights')}${item('Sundays')}</td>`
    const inner = '<td><table><tr><td>A</td><td>B</td></tr><tr><td>C</td></tr></table></td>'
    expect(textOf(cleanPasted(`<table><tr><td>Duties</td>${duties}</tr><tr>${inner}</tr></table>`))).toBe(
      '<div>Duties</div><div><ul><li>Nights</li><li>Sundays</li></ul></div><div><p>A B</p><p>C</p></div>',
    )
  })

  it('loses comments, styles and empty paragraphs, and has two levels of headings', () => {
    const pasted =
      '<!--[if gte mso 9]><xml>x</xml><![endif]--><style>p{}</style><h1>Duties</h1><p>&nbsp;</p><h5>Nights</h5><p>Care</p>'
    expect(textOf(cleanPasted(pasted))).toBe('<h3>Duties</h3><h4>Nights</h4><p>Care</p>')
  })
})

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

  it('loses comments, styles and empty paragraphs, and has two levels of headings', () => {
    const pasted =
      '<!--[if gte mso 9]><xml>x</xml><![endif]--><style>p{}</style><h1>Duties</h1><p>&nbsp;</p><h5>Nights</h5><p>Care</p>'
    expect(textOf(cleanPasted(pasted))).toBe('<h3>Duties</h3><h4>Nights</h4><p>Care</p>')
  })
})

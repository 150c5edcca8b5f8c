import { searchTextOf, wantedText } from '@/domain/textSearch'

describe('a text that is searched', () => {
  it('holds each of its fields, in any case', () => {
    const text = searchTextOf(['Payroll Desk', 'RAIPUR', 'Élan'])
    for (const typed of ['payroll', 'DESK', 'raipur', 'ÉLAN', 'payroll   desk ', '\tdesk'])
      expect(text).toContain(wantedText(typed))
  })

  it('holds nothing across two fields', () => {
    const text = searchTextOf(['Payroll', 'Desk'])
    for (const typed of ['payroll desk', 'payrolldesk', 'payroll\ndesk', 'l\nd'])
      expect(text).not.toContain(wantedText(typed))
  })

  it('holds an accented letter however it is composed', () => {
    expect(searchTextOf(['Cafe\u0301'])).toContain(wantedText('caf\u00e9'))
    expect(searchTextOf(['caf\u00e9'])).toContain(wantedText('CAFE\u0301'))
  })

  it('is asked for nothing by blanks', () => {
    expect(wantedText(' \n\t ')).toBe('')
  })
})

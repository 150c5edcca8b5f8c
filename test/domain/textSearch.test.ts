import { foldText, someContain } from '@/domain/textSearch'

const finds = (fields: string[], typed: string) => someContain(fields.map(foldText), foldText(typed))

describe('a text search', () => {
  it.each(['payroll', 'DESK', 'raipur', 'ÉLAN', 'payroll   desk ', '\tdesk'])(
    'looks at each field, in any case and with any blanks: %j',
    (typed) => {
      expect(finds(['Payroll Desk', 'RAIPUR', 'Élan'], typed)).toBe(true)
    },
  )

  it.each(['payroll desk', 'payrolldesk', 'payroll\ndesk', 'l\nd'])(
    'finds nothing across two: %j',
    (typed) => {
      expect(finds(['Payroll', 'Desk'], typed)).toBe(false)
    },
  )

  it('finds an accented letter however it is composed', () => {
    expect(finds(['Cafe\u0301'], 'caf\u00e9')).toBe(true)
    expect(finds(['caf\u00e9'], 'CAFE\u0301')).toBe(true)
  })
})

import { foldText, someContain, alphabetically, numerically } from '@/domain/compareText'

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

it('puts names in the order of the alphabet, whatever their case and accents', () => {
  const names = ['sales', 'Zoology', 'Élevage', 'HR', 'education', 'आईटी', 'IT & Software', 'Finance', 'IT']
  expect(names.toSorted(alphabetically)).toEqual([
    'education',
    'Élevage',
    'Finance',
    'HR',
    'IT',
    'IT & Software',
    'sales',
    'Zoology',
    'आईटी',
  ])
})

it('puts names in Hindi in the order of their alphabet', () => {
  expect(['बिक्री', 'आईटी', 'लेखा', 'कृषि'].toSorted(alphabetically)).toEqual(['आईटी', 'कृषि', 'बिक्री', 'लेखा'])
})

it('puts numbers in the order of their values, and what is no number behind them', () => {
  expect(['10', 'b', '9', '1', 'a', '2'].toSorted(numerically)).toEqual(['1', '2', '9', '10', 'a', 'b'])
})

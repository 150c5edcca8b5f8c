import { alphabetically, numerically } from '@/domain/order'

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

import { monthlyPay, payIn, payOrder } from '@/domain/jobs/pay'

const paid = (ctc_from: number | null, ctc_to: number | null, ctc = '') => ({ ctc, ctc_from, ctc_to })

describe('Pay by the month', () => {
  it.each([
    // 2.16 and 2.88 lakhs a year are 18,000 and 24,000 rupees a month.
    [paid(2.16, 2.88), '₹ 18,000 - 24,000 a month'],
    [paid(14.4, 18), '₹ 1,20,000 - 1,50,000 a month'],
    [paid(1.7, 2.1), '₹ 14,200 - 17,500 a month'],
    [paid(3, 3), '₹ 25,000 a month'],
    [paid(3, null), '₹ 25,000 a month'],
    [paid(null, 3), 'Up to ₹ 25,000 a month'],
    [paid(null, null, '3-6'), '₹ 25,000 - 50,000 a month'],
    [paid(0, 0.06), '₹ 0 - 500 a month'],
    [paid(null, null), ''],
    [paid(null, null, 'Negotiable'), ''],
    [paid(0, 0), ''],
    [paid(-1, 3), ''],
    [paid(6, 3), ''],
  ])('%j', (job, expected) => {
    expect(monthlyPay(job)).toBe(expected)
  })
})

describe('Pay in the unit of the visitor', () => {
  it('is by the year as the specification writes it, where nothing else is known too', () => {
    expect(payIn('year', paid(3, 6))).toBe('₹ 3 - 6 Lakhs')
    expect(payIn('month', paid(3, 6))).toBe('₹ 25,000 - 50,000 a month')
    expect(payIn('month', paid(null, null))).toBe('Salary not disclosed')
  })
})

it('is compared by its upper figure, or else by its lower one', () => {
  expect([paid(3, 6), paid(3, null), paid(null, 2), paid(null, null, '3-6')].map(payOrder)).toEqual([
    6,
    3,
    2,
    undefined,
  ])
})

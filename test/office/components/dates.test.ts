import { formatShort } from '@/office/components/dates'

describe('The time at which something came in', () => {
  // Half past one in the morning of the fifth, in India.
  const now = new Date('2026-03-04T20:00:00.000Z')
  it.each([
    ['2026-03-04T19:00:00.000Z', '12:30 am'],
    ['2026-03-04T18:00:00.000Z', '4 Mar'],
    ['2025-12-31T18:00:00.000Z', '31-12-2025'],
  ])('%s is shown as %s', (at, shown) => {
    expect(formatShort(at, now)).toBe(shown)
  })
})

import { postedDate } from '@/domain/calendar'

describe('the posted date', () => {
  it.each([
    ['a day', '2026-03-05', '05-03-2026'],
    ['a day and a time', '2026-03-05 14:30:00', '05-03-2026'],
    ['an ISO time without zone', '2026-03-05T14:30:00', '05-03-2026'],
    ['an ISO time in UTC', '2026-03-05T09:00:00Z', '05-03-2026'],
    ['an ISO time with fractions of a second', '2026-03-05T09:00:00.123Z', '05-03-2026'],
    ['a leap day', '2024-02-29', '29-02-2024'],
    ['a day with spaces around it', ' 2026-03-05 ', '05-03-2026'],
  ])('of %s is shown as DD-MM-YYYY: %s', (_kind, sent, shown) => {
    expect(postedDate(sent)).toBe(shown)
  })

  it.each([
    ['2026-03-05 00:00:00', '05-03-2026'],
    ['2026-03-05T23:59:59.999', '05-03-2026'],
  ])('without a zone is the day that is written: %s', (sent, shown) => {
    expect(postedDate(sent)).toBe(shown)
  })

  it.each([
    ['2026-03-05T18:29:59Z', '05-03-2026'],
    ['2026-03-05T18:30:00Z', '06-03-2026'],
    ['2026-03-05T23:59:59+05:30', '05-03-2026'],
    ['2026-03-05T00:00:00+0530', '05-03-2026'],
    ['2026-03-05T00:30:00+09:00', '04-03-2026'],
  ])('with a zone is the day in India at that time: %s', (sent, shown) => {
    expect(postedDate(sent)).toBe(shown)
  })

  it.each([
    '',
    '   ',
    '0000-00-00',
    '0000-00-00T00:00:00Z',
    '2026-02-30',
    '2026-04-31T10:00:00Z',
    '2026-13-01',
    '2026-3-5',
    '05-03-2026',
    '20260305',
    '1772668800',
    'soon',
    '2026-03-05 soon',
    '2026-03-05x',
  ])('is --- where there is none: "%s"', (sent) => {
    expect(postedDate(sent)).toBe('---')
  })

  it.each(['2026-03-05 25:00:00', '2026-03-05T10:61:00', '2026-03-05T25:00:00Z'])(
    'is --- where the time is none: "%s"',
    (sent) => {
      expect(postedDate(sent)).toBe('---')
    },
  )
})

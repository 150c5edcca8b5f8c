import { experienceRange, openings, postedDate, salaryRange } from '@/domain/display'

describe('the posted date', () => {
  it.each([
    ['a day', '2026-03-05', '05-03-2026'],
    ['a day and a time', '2026-03-05 14:30:00', '05-03-2026'],
    ['an ISO time without zone', '2026-03-05T14:30:00', '05-03-2026'],
    ['an ISO time in UTC', '2026-03-05T09:00:00Z', '05-03-2026'],
    ['an ISO time with fractions of a second', '2026-03-05T09:00:00.123Z', '05-03-2026'],
    ['an ISO time without seconds', '2026-03-05T09:00Z', '05-03-2026'],
    ['a leap day', '2024-02-29', '29-02-2024'],
    ['the last day of a year', '2025-12-31 23:59:59', '31-12-2025'],
    ['the first second of a year', '2026-01-01 00:00:00', '01-01-2026'],
    ['a day with spaces around it', ' 2026-03-05 ', '05-03-2026'],
  ])('of %s is shown as DD-MM-YYYY: %s', (_kind, sent, shown) => {
    expect(postedDate(sent)).toBe(shown)
  })

  it.each([
    ['2026-03-05 00:00:00', '05-03-2026'],
    ['2026-03-05T00:00:00', '05-03-2026'],
    ['2026-03-05 23:59:59', '05-03-2026'],
    ['2026-03-05T23:59:59.999', '05-03-2026'],
  ])('without a zone is the day that is written: %s', (sent, shown) => {
    expect(postedDate(sent)).toBe(shown)
  })

  it.each([
    ['2026-03-05T18:29:59Z', '05-03-2026'],
    ['2026-03-05T18:30:00Z', '06-03-2026'],
    ['2025-12-31T20:00:00.000Z', '01-01-2026'],
    ['2026-03-05T23:59:59+05:30', '05-03-2026'],
    ['2026-03-05T00:00:00+05:30', '05-03-2026'],
    ['2026-03-05T00:00:00+0530', '05-03-2026'],
    ['2026-03-05T00:30:00+09:00', '04-03-2026'],
    ['2026-03-05T20:00:00-05:00', '06-03-2026'],
  ])('with a zone is the day in India at that time: %s', (sent, shown) => {
    expect(postedDate(sent)).toBe(shown)
  })

  it.each([
    '',
    '   ',
    '0000-00-00',
    '0000-00-00 00:00:00',
    '0000-00-00T00:00:00Z',
    '2026-02-30',
    '2026-02-30 10:00:00',
    '2025-02-29',
    '2026-04-31T10:00:00Z',
    '2026-13-01',
    '2026-00-10',
    '2026-03-00',
    '2026-03-32',
    '2026-3-5',
    '26-03-05',
    '05-03-2026',
    '05/03/2026',
    '20260305',
    '2026-03',
    '2026',
    '1772668800',
    'soon',
    'null',
    'Invalid date',
    '2026-03-05 soon',
    '2026-03-05T',
    '2026-03-05x',
    '2026-03-051',
    'on 2026-03-05',
  ])('is --- where there is none: "%s"', (sent) => {
    expect(postedDate(sent)).toBe('---')
  })

  it.each(['2026-03-05 25:00:00', '2026-03-05T10:61:00', '2026-03-05 99:99:99', '2026-03-05T25:00:00Z'])(
    'is --- where the time is none: "%s"',
    (sent) => {
      expect(postedDate(sent)).toBe('---')
    },
  )
})

describe('the experience of a job', () => {
  it.each([
    [2, 5, '2 - 5 Years'],
    [0, 1, '0 - 1 Years'],
    [1.5, 2.5, '1.5 - 2.5 Years'],
    [3, 3, '3 Years'],
    [1, 1, '1 Year'],
    [0, 0, '0 Years'],
  ])('from %p to %p reads "%s"', (experience_from, experience_to, shown) => {
    expect(experienceRange({ experience_from, experience_to })).toBe(shown)
  })

  it('names the one bound that there is', () => {
    expect(experienceRange({ experience_from: 3, experience_to: null })).toMatch(/^\D*3\D* Years$/)
    expect(experienceRange({ experience_from: null, experience_to: 4 })).toMatch(/^Up to 4 Years$/)
  })

  it('says so in words where there is none', () => {
    expect(experienceRange({ experience_from: null, experience_to: null })).toMatch(/^Experience not [a-z]+$/)
  })
})

describe('the salary of a job', () => {
  it.each([
    [3, 6, '₹ 3 - 6 Lakhs'],
    [3.2, 4.8, '₹ 3.2 - 4.8 Lakhs'],
    [0, 3, '₹ 0 - 3 Lakhs'],
    [12, 12, '₹ 12 Lakhs'],
  ])('from %p to %p reads "%s"', (ctc_from, ctc_to, shown) => {
    expect(salaryRange({ ctc: '', ctc_from, ctc_to })).toBe(shown)
  })

  it('names the one bound that there is', () => {
    expect(salaryRange({ ctc: '', ctc_from: 75, ctc_to: null })).toMatch(/^[^\d]*₹ 75\D* Lakhs$/)
    expect(salaryRange({ ctc: '', ctc_from: null, ctc_to: 2.5 })).toMatch(
      /^(?=.*₹)(?=.*[Uu]p to).*2\.5 Lakhs$/,
    )
  })

  it('is its band where it has no figures', () => {
    expect(salaryRange({ ctc: '3-6', ctc_from: null, ctc_to: null })).toBe('₹ 3-6 Lakhs')
    expect(salaryRange({ ctc: '3-6', ctc_from: 4, ctc_to: null })).toBe('₹ 4 Lakhs')
  })

  it('says so in words where there is none', () => {
    expect(salaryRange({ ctc: '', ctc_from: null, ctc_to: null })).toMatch(/^Salary not [a-z]+$/)
  })
})

describe('the openings of a job', () => {
  it.each([
    [4, '4 Posts'],
    [1, '1 Post'],
    [0, '0 Posts'],
    [null, 'Openings not specified'],
  ])('%p posts read "%s"', (posts, shown) => {
    expect(openings(posts)).toBe(shown)
  })
})

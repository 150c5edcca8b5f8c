import {
  counted,
  countedOrNo,
  experienceRange,
  languageOf,
  openings,
  salaryRange,
} from '@/domain/text/display'
import { nameOfFile } from '@/domain/submissions/fileNames'
import { postedDate } from '@/domain/site/calendar'
import { i18nOf } from '@/locales/catalogs'

const english = i18nOf('en')

test.each([
  [2, 5, '2 - 5 Years'],
  [0, 1, '0 - 1 Years'],
  [1.5, 2.5, '1.5 - 2.5 Years'],
  [3, 3, '3 Years'],
  [1, 1, '1 Year'],
  [0, 0, '0 Years'],
  [3, null, '3 Years'],
  [null, 4, 'Up to 4 Years'],
  [null, null, 'Experience not specified'],
])('the experience from %p to %p reads "%s"', (experience_from, experience_to, shown) => {
  expect(experienceRange({ experience_from, experience_to }, english)).toBe(shown)
})

test.each([
  ['', 3, 6, '₹ 3 - 6 Lakhs'],
  ['', 3.2, 4.8, '₹ 3.2 - 4.8 Lakhs'],
  ['', 0, 3, '₹ 0 - 3 Lakhs'],
  ['', 12, 12, '₹ 12 Lakhs'],
  ['', 75, null, '₹ 75 Lakhs'],
  ['', null, 2.5, 'Up to ₹ 2.5 Lakhs'],
  // Its band where it has no figures.
  ['3-6', null, null, '₹ 3-6 Lakhs'],
  ['3-6', 4, null, '₹ 4 Lakhs'],
  ['', null, null, 'Salary not disclosed'],
])('the salary %j from %p to %p reads "%s"', (ctc, ctc_from, ctc_to, shown) => {
  expect(salaryRange({ ctc, ctc_from, ctc_to }, english)).toBe(shown)
})

test.each([
  [4, '4 Posts'],
  [1, '1 Post'],
  [0, '0 Posts'],
  [null, 'Openings not specified'],
])('%p posts read "%s"', (posts, shown) => {
  expect(openings(posts, english)).toBe(shown)
})

test.each([
  [0, '0 files', 'No files'],
  [1, '1 file', '1 file'],
  [2, '2 files', '2 files'],
  [123_456, '1,23,456 files', '1,23,456 files'],
])('%d files are %s, or %s', (count, words, orNo) => {
  expect([counted(count, 'file'), countedOrNo(count, 'file')]).toEqual([words, orNo])
})

describe('the language of a text', () => {
  it.each(['मशीन ऑपरेटर', 'CNC ऑपरेटर की आवश्यकता है, वेतन ₹ 18,000'])('is Hindi: %s', (text) => {
    expect(languageOf(text)).toBe('hi')
  })

  it.each(['', '---', '240', 'Machine operator', 'Machine operator (मशीन)'])(
    'is that of the page: %j',
    (text) => {
      expect(languageOf(text)).toBeUndefined()
    },
  )
})

describe('the name that a file bears', () => {
  it.each([
    ['quantrail-systems.svg', 'Quantrail systems'],
    ['Trishul_Precision Works.PNG', 'Trishul Precision Works'],
    ['logos/2024/tata-steel-v2.png', 'Tata steel'],
    ['https://cdn.example.com/l/acme.png?v=3#top', 'Acme'],
    ['1687421099-infotech.png', 'Infotech'],
    ['स्टील-पावर.svg', 'स्टील पावर'],
  ])('%s is read as %s', (file, name) => {
    expect(nameOfFile(file)).toBe(name)
  })

  it.each(['', '1687421099.png', '5f3a9c01.jpg', '.png', '---.svg'])('%j says nothing', (file) => {
    expect(nameOfFile(file)).toBe('')
  })
})

describe('the posted date', () => {
  it.each([
    // Without a zone, the day that is written.
    ['2026-03-05', '05-03-2026'],
    [' 2026-03-05 ', '05-03-2026'],
    ['2024-02-29', '29-02-2024'],
    ['2026-03-05 00:00:00', '05-03-2026'],
    ['2026-03-05T23:59:59.999', '05-03-2026'],
    // With a zone, the day in India at that time.
    ['2026-03-05T18:29:59Z', '05-03-2026'],
    ['2026-03-05T18:30:00.123Z', '06-03-2026'],
    ['2026-03-05T23:59:59+05:30', '05-03-2026'],
    ['2026-03-05T00:00:00+0530', '05-03-2026'],
    ['2026-03-05T00:30:00+09:00', '04-03-2026'],
  ])('of %s is shown as %s', (sent, shown) => {
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
    '2026-03-05 25:00:00',
    '2026-03-05T10:61:00',
  ])('is --- where there is none: "%s"', (sent) => {
    expect(postedDate(sent)).toBe('---')
  })
})

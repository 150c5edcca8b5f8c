import type { PlacementDetails } from '@/domain/submissions/inbox'
import {
  cleanPlacement,
  hasLeftEarly,
  periodOf,
  placementLabel,
  placementOfJob,
  placementProblems,
} from '@/domain/submissions/placements'
import { problemSentence } from '@/domain/content/problems'
import { i18nOf } from '@/locales/catalogs'

const english = i18nOf('en')

const details: PlacementDetails = {
  jobId: '1001',
  position: 'Fitter',
  employer: 'Bhilai Steel',
  joinedOn: '2026-11-26',
  pay: 'Rs 18,000 a month',
  leftOn: '',
}

/** Sent on 20 November and judged on the 26th. */
const sentencesOf = (changes: Partial<PlacementDetails>) =>
  placementProblems({ ...details, ...changes }, '2026-11-20', '2026-11-26').map((problem) => [
    problem.field,
    problemSentence(problem, placementLabel),
  ])

test.each<[Partial<PlacementDetails>, field: string, sentence: string]>([
  [{}, '', ''],
  [{ pay: '', position: '', jobId: '' }, '', ''],
  [{ employer: 'ब'.repeat(200), pay: '9'.repeat(100) }, '', ''],
  [{ joinedOn: '2026-11-20' }, '', ''],
  [{ joinedOn: '2027-11-26' }, '', ''],
  [{ leftOn: '2026-11-26' }, '', ''],
  [{ leftOn: '2027-02-24' }, '', ''],
  [{ position: 'x'.repeat(201) }, 'position', 'Job has over 200 characters.'],
  [{ employer: '' }, 'employer', 'Employer is missing.'],
  [{ employer: 'x'.repeat(201) }, 'employer', 'Employer has over 200 characters.'],
  [{ joinedOn: '' }, 'joinedOn', 'Joined on is missing.'],
  [
    { joinedOn: '31-02-2026' },
    'joinedOn',
    "Joined on is '31-02-2026', but it must be a day such as 31-01-2026.",
  ],
  [
    { joinedOn: '2027-02-29' },
    'joinedOn',
    "Joined on is '2027-02-29', but it must be a day such as 31-01-2026.",
  ],
  [
    { joinedOn: '2026-11-26 10:00:00' },
    'joinedOn',
    "Joined on is '2026-11-26 10:00:00', but it must be a day such as 31-01-2026.",
  ],
  [
    { joinedOn: 'x'.repeat(5000) },
    'joinedOn',
    `Joined on is '${'x'.repeat(40)}…', but it must be a day such as 31-01-2026.`,
  ],
  [{ joinedOn: '2026-11-19' }, 'joinedOn', 'Joined on is before 20-11-2026, when the submission came.'],
  [{ joinedOn: '2027-11-27' }, 'joinedOn', 'Joined on is more than a year ahead.'],
  [{ pay: '9'.repeat(101) }, 'pay', 'Pay has over 100 characters.'],
  [{ leftOn: 'soon' }, 'leftOn', "Left on is 'soon', but it must be a day such as 31-01-2026."],
  [{ leftOn: '2026-11-25' }, 'leftOn', 'Left on is before Joined on.'],
  [{ leftOn: '2062-11-26' }, 'leftOn', 'Left on is more than a year ahead.'],
])('%j', (changes, field, sentence) => {
  expect(sentencesOf(changes)).toEqual(field === '' ? [] : [[field, sentence]])
})

test('all that is wrong is told at once, in the order of the form', () => {
  expect(sentencesOf({ employer: '', joinedOn: '', pay: '9'.repeat(101), leftOn: 'x' })).toMatchObject([
    ['employer', expect.anything()],
    ['joinedOn', expect.anything()],
    ['pay', expect.anything()],
    ['leftOn', expect.anything()],
  ])
})

test('blanks make no difference', () => {
  const written = {
    ...details,
    position: ' Fitter ',
    employer: ' Bhilai \n Steel ',
    joinedOn: ' 2026-11-26',
    pay: '\tRs 18,000  a month ',
    leftOn: ' ',
  }
  expect(cleanPlacement(written)).toEqual(details)
})

test('a job says its company and what it pays a month', () => {
  const job = { company_name: 'Durg Mills', ctc: '', ctc_from: 2.16, ctc_to: 2.88 }
  expect(placementOfJob(job, english)).toEqual({ employer: 'Durg Mills', pay: '₹ 18,000 - 24,000 a month' })
  const unknown = { company_name: null, ctc: null, ctc_from: null, ctc_to: null }
  expect(placementOfJob(unknown, english)).toEqual({ employer: '', pay: '' })
})

// 26 November and 90 days: 4 days of November, 31, 31, and 24 of February.
test.each<[leftOn: string, today: string, period: string]>([
  ['', '2026-11-26', 'until 24-02-2027'],
  ['', '2027-02-24', 'until 24-02-2027'],
  ['', '2027-02-25', ''],
  ['2026-11-26', '2026-12-01', 'Left within 90 days'],
  ['2027-02-24', '2027-06-01', 'Left within 90 days'],
  ['2027-02-25', '2027-06-01', ''],
])("left on '%s', seen on %s: '%s'", (leftOn, today, period) => {
  const stay = { joinedOn: details.joinedOn, leftOn }
  expect(periodOf(stay, 90, today)).toBe(period)
  expect(hasLeftEarly(stay, 90)).toBe(period === 'Left within 90 days')
})

test('without a period no leaving is early', () => {
  expect(periodOf({ joinedOn: '2026-11-26', leftOn: '2026-11-26' }, 0, '2026-11-26')).toBe('')
  expect(periodOf({ joinedOn: '2026-11-26', leftOn: '' }, 0, '2026-11-26')).toBe('')
  expect(periodOf({ joinedOn: '2026-11-26', leftOn: '2026-11-27' }, 1, '2026-12-26')).toBe(
    'Left within 1 day',
  )
})

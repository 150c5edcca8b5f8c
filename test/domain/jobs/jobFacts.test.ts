import { jobNumbersIn } from '@/domain/jobs/jobList'
import { closedDay } from '@/domain/jobs/closing'
import { employmentTypesOf, employmentTypeText } from '@/domain/jobs/employmentTypes'
import { jobHeadline, jobSummary } from '@/domain/jobs/jobSummary'
import { makeJob } from '@test/support/jobs'
import { monthlyPay, payIn, payOrder } from '@/domain/jobs/pay'
import { walkInCalendar, walkInDates } from '@/domain/jobs/walkIn'
import { i18nOf } from '@/locales/catalogs'

const english = i18nOf('en')

it.each([
  ['1012', '1012'],
  [' 1012 ', '1012'],
  ['#1012', '1012'],
  ['Job no. 1012', '1012'],
  ['JOB NO 1012', '1012'],
  ['job number: 1012', '1012'],
  ['job id 1012', '1012'],
  ['जॉब नंबर 1012', '1012'],
  ['जॉब नम्बर १०१२', '1012'],
  ['jobid: 1012', '1012'],
  ['Ref. 1012', '1012'],
  ['1012 number job', '1012'],
  ['A-7', 'a-7'],
  ['JOB-0012', 'job-0012'],
  ['JOB-0012', '0012'],
  ['job', 'job'],
  ['', undefined],
])("'%s' may be the number '%s'", (text, number) => {
  expect([...jobNumbersIn(text), undefined]).toContain(number)
})

it.each<[string, string[]]>([
  ['Full Time, Permanent', ['Full time', 'Permanent']],
  ['FULL-TIME', ['Full time']],
  ['Fulltime', ['Full time']],
  ['Part time / Full time', ['Full time', 'Part time']],
  ['Full Time, Contract (12 months)', ['Full time', 'Contract']],
  ['Full Time, Fixed Term (6 months, then permanent)', ['Full time', 'Temporary']],
  ['Contractual', ['Contract']],
  ['Third party payroll', ['Contract']],
  ['Internship', ['Internship']],
  ['Summer intern', ['Internship']],
  ['Apprenticeship (12 months)', ['Apprenticeship']],
  ['Trainee', ['Apprenticeship']],
  ['Freelancer', ['Freelance']],
  ['Daily wages', ['Daily wage']],
  ['पूर्णकालिक', ['Full time']],
  ['अंशकालिक', ['Part time']],
  ['internal audit', ['Internal audit']],
  ['NIGHT SHIFT', ['Night shift']],
  ['A very long sentence about how the work is organised', []],
  ['', []],
  ['---', []],
])("'%s' is of the types %j", (written, types) => {
  expect(employmentTypesOf(written)).toEqual(types)
})

it.each([
  ['Full Time, Permanent', 'फ़ुल टाइम, स्थायी'],
  ['Full Time, Contract (12 months)', 'फ़ुल टाइम, कॉन्ट्रैक्ट (12 महीने)'],
  ['Full Time, Fixed Term (6 months, then permanent)', 'Full Time, Fixed Term (6 months, then permanent)'],
  ['Full time, night shift', 'Full time, night shift'],
  ['', ''],
])("'%s' reads '%s' in Hindi", (written, shown) => {
  expect(employmentTypeText(written, i18nOf('hi'))).toBe(shown)
  expect(employmentTypeText(written, english)).toBe(written)
})

describe('A job in a shared link', () => {
  it('is headed with position and place', () => {
    expect(jobHeadline(makeJob({ position: 'Ward Nurse', location: 'Raipur' }), english)).toBe(
      'Ward Nurse, Raipur',
    )
    expect(jobHeadline(makeJob({ position: 'Ward Nurse', location: '' }), english)).toBe('Ward Nurse')
  })

  it('begins with pay, experience and place', () => {
    const job = makeJob({ ctc_from: 3, ctc_to: 6, location: 'Raipur', short_job_description: 'Ward five.' })
    expect(jobSummary(job, english)).toBe('₹ 3 - 6 Lakhs a year, 2 - 5 Years, Raipur. Ward five.')
  })

  it.each([
    [
      { ctc_from: null, ctc_to: null, ctc: '3-6' },
      '₹ 3-6 Lakhs a year, 2 - 5 Years, Bhilai. Lead twelve operators.',
    ],
    [{ ctc_from: null, ctc_to: null, ctc: 'Negotiable' }, '2 - 5 Years, Bhilai. Lead twelve operators.'],
    [
      { ctc_from: null, ctc_to: null, ctc: '', experience_from: null, experience_to: null, location: '' },
      'Lead twelve operators.',
    ],
    [
      { short_job_description: '', job_description: '<p>Run it.</p>' },
      '₹ 3.2 - 4.8 Lakhs a year, 2 - 5 Years, Bhilai. Run it.',
    ],
  ])('leaves out what is not known: %j', (changes, summary) => {
    expect(jobSummary(makeJob(changes), english)).toBe(summary)
  })
})

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
    expect(monthlyPay(job, english)).toBe(expected)
  })
})

describe('Pay in the unit of the visitor', () => {
  it('is by the year as the specification writes it, where nothing else is known too', () => {
    expect(payIn('year', paid(3, 6), english)).toBe('₹ 3 - 6 Lakhs')
    expect(payIn('month', paid(3, 6), english)).toBe('₹ 25,000 - 50,000 a month')
    expect(payIn('month', paid(null, null), english)).toBe('Salary not disclosed')
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

describe('A walk-in', () => {
  const job = makeJob({
    job_id: '1012',
    position: 'Staff Nurse, ICU',
    walk_in_date_from: '2026-12-02',
    walk_in_date_to: '2026-12-04',
    walk_in_time: '10 am to 4 pm',
    walk_in_address: 'Wardha Road; Nagpur',
    walk_in_bring: 'आधार कार्ड',
  })

  it.each([
    ['2026-12-02', '2026-12-04', '02-12-2026 to 04-12-2026'],
    ['2026-12-02', '2026-12-02', '02-12-2026'],
    ['2026-12-02', '', '02-12-2026'],
    ['', '2026-12-04', '04-12-2026'],
    ['2026-12-04', '2026-12-02', '04-12-2026'],
    ['', '', ''],
    ['soon', 'never', ''],
  ])('a walk-in from %s to %s is on %s', (walk_in_date_from, walk_in_date_to, expected) => {
    expect(walkInDates(makeJob({ walk_in_date_from, walk_in_date_to }), english)).toBe(expected)
  })

  it('is a calendar file of whole days, its texts escaped and its lines folded', () => {
    const file = walkInCalendar(
      job,
      'https://jobs.example.com/job-details?s=1012',
      Date.UTC(2026, 10, 24, 4, 30),
      english,
    )
    expect(file.replace(/\r\n /g, '').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Job portal//Walk-in//EN',
      'BEGIN:VEVENT',
      'UID:walk-in-1012@job-portal',
      'DTSTAMP:20261124T043000Z',
      'DTSTART;VALUE=DATE:20261202',
      'DTEND;VALUE=DATE:20261205',
      'SUMMARY:Walk-in: Staff Nurse\\, ICU (Job no. 1012)',
      'LOCATION:Wardha Road\\; Nagpur',
      'DESCRIPTION:10 am to 4 pm\\nBring: आधार कार्ड\\nhttps://jobs.example.com/job-details?s=1012',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('is none without a day', () => {
    expect(walkInCalendar(makeJob(), 'https://jobs.example.com', 0, english)).toBe('')
  })
})

it.each([
  ['2026-11-25T18:45:00Z', '', undefined],
  ['2026-11-26T00:15:00+05:30', '', undefined],
  ['2026-11-25T18:15:00Z', '', '2026-11-25'],
  ['2026-11-25', '', '2026-11-25'],
  ['2026-11-26', '2026-11-23T20:00:00Z', '2026-11-24'],
  ['soon', '', undefined],
])(
  'a job that closes at %j and was closed at %j is closed since %j on the 26th in India',
  (closing_date, closed_on, day) => {
    expect(closedDay({ closing_date, closed_on }, '2026-11-26')).toBe(day)
  },
)

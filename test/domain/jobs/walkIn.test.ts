import { walkInCalendar, walkInDates } from '@/domain/jobs/walkIn'
import { makeJob } from '@test/support/jobs'

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
  expect(walkInDates(makeJob({ walk_in_date_from, walk_in_date_to }))).toBe(expected)
})

it('is a calendar file of whole days, its texts escaped and its lines folded', () => {
  const file = walkInCalendar(
    job,
    'https://jobs.example.com/job-details?s=1012',
    Date.UTC(2026, 10, 24, 4, 30),
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
  expect(walkInCalendar(makeJob(), 'https://jobs.example.com', 0)).toBe('')
})

import { problemSentence } from '@/domain/content/problems'
import { cacheKindOf } from '@/domain/site/offlineCache'
import { dayInWords, hasLink, isOver, placeParts, startOf, timeInWords } from '@/domain/submissions/interview'
import type { InvitationDetails } from '@/domain/submissions/inbox'
import {
  cleanInvitation,
  invitationLabel,
  invitationProblems,
  readTime,
} from '@/domain/submissions/invitations'

const TODAY = '2026-11-30'

const written = (changes: Partial<InvitationDetails> = {}): InvitationDetails => ({
  day: '2026-12-01',
  time: '10:30',
  place: 'Civil Lines, Raipur',
  bring: '',
  ...changes,
})

const sentencesFor = (changes: Partial<InvitationDetails>) =>
  invitationProblems(cleanInvitation(written(changes)), TODAY).map((problem) =>
    problemSentence(problem, invitationLabel),
  )

test.each([
  ['10', '10:00'],
  ['10:30', '10:30'],
  ['10.30', '10:30'],
  ['10 30', '10:30'],
  ['1430', '14:30'],
  ['1030 hrs', '10:30'],
  ['9', '09:00'],
  ['09:05', '09:05'],
  ['2 pm', '14:00'],
  ['2:15PM', '14:15'],
  ['2.15 p.m.', '14:15'],
  ['11 am', '11:00'],
  ['12 am', '00:00'],
  ['12 pm', '12:00'],
  ['12 noon', '12:00'],
  ['00:15', '00:15'],
  ['23:59', '23:59'],
  [' १०:३० ', '10:30'],
  // An hour that no interview begins at by night.
  ['2', '14:00'],
  ['6:30', '18:30'],
  ['02:00', '02:00'],
  ['7', '07:00'],
])('the time %j is %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test.each(['', 'soon', '24', '10:60', '13 pm', '0 am', '10:3', '10-11', 'noon', `1${' '.repeat(90)}pm`])(
  '%j is no time',
  (text) => {
    expect(readTime(text)).toBeUndefined()
  },
)

test('what was written is stored plainly', () => {
  const typed = written({
    day: ' 1 Dec 2026',
    time: '2 pm',
    place: ' Station Road,\n  Shop 4 \n\nRaipur ',
    bring: '\nAadhaar card\nTwo photos ',
  })
  expect(cleanInvitation(typed)).toEqual({
    day: '2026-12-01',
    time: '14:00',
    place: 'Station Road, Shop 4, Raipur',
    bring: 'Aadhaar card\nTwo photos',
  })
  expect(cleanInvitation(cleanInvitation(typed))).toEqual(cleanInvitation(typed))
})

test.each<[Partial<InvitationDetails>, string]>([
  [{ day: '' }, 'Date is missing.'],
  [{ day: '31-02-2026' }, "Date is '31-02-2026', but it must be a day such as 31-01-2026."],
  [{ day: 'Monday' }, "Date is 'Monday', but it must be a day such as 31-01-2026."],
  [{ day: '29-11-2026' }, 'Date is 29-11-2026, which has passed. Choose today or a later day.'],
  [{ time: ' ' }, 'Time is missing.'],
  [{ time: 'after lunch' }, "Time is 'after lunch', but it must be a time such as 10:30 or 2 pm."],
  [{ place: ' \n' }, 'Place or link is missing.'],
  [{ place: 'p'.repeat(301) }, 'Place or link has over 300 characters.'],
  [{ bring: 'b'.repeat(501) }, 'What to bring has over 500 characters.'],
])('%j is refused with a sentence', (changes, sentence) => {
  expect(sentencesFor(changes)).toEqual([sentence])
})

test('each fault is named, in the order of the fields, and a long text is cut', () => {
  expect(sentencesFor({ day: 'x'.repeat(5000), time: '', place: '', bring: 'b'.repeat(501) })).toEqual([
    `Date is '${'x'.repeat(40)}…', but it must be a day such as 31-01-2026.`,
    'Time is missing.',
    'Place or link is missing.',
    'What to bring has over 500 characters.',
  ])
})

test('today may be invited for, even at a time that has passed', () => {
  expect(sentencesFor({ day: TODAY, time: '9', place: 'p'.repeat(300), bring: 'b'.repeat(500) })).toEqual([])
})

test('a day and a time are told in words, and begin in India', () => {
  expect(dayInWords('2026-11-30')).toBe('Monday, 30 November 2026')
  expect(dayInWords('2027-01-02')).toBe('Saturday, 2 January 2027')
  expect(dayInWords('2026-11-30', 'hi')).toBe('सोमवार, 30 नवंबर 2026')
  expect(['00:05', '09:00', '12:00', '12:30', '14:30', '23:59'].map((time) => timeInWords(time))).toEqual([
    '12:05 am',
    '9:00 am',
    '12:00 pm',
    '12:30 pm',
    '2:30 pm',
    '11:59 pm',
  ])
  expect(['09:00', '14:30', '17:15'].map((time) => timeInWords(time, 'hi'))).toEqual([
    'सुबह 9:00',
    'दोपहर 2:30',
    'शाम 5:15',
  ])
  expect(new Date(startOf({ day: '2026-12-01', time: '02:00' })).toISOString()).toBe(
    '2026-11-30T20:30:00.000Z',
  )
})

test('a day is over at midnight in India', () => {
  const day = '2026-11-30'
  expect(isOver({ day }, Date.parse('2026-11-30T18:29:59Z'))).toBe(false)
  expect(isOver({ day }, Date.parse('2026-11-30T18:30:00Z'))).toBe(true)
})

test('no service worker keeps an invitation', () => {
  const site = 'https://jobs.example'
  expect(cacheKindOf(new URL('/track', site), site)).toBe('pages')
  for (const path of ['/invitation/nJ3kd0Qz', '/invitation/nJ3kd0Qz/', '/api/invitation/nJ3kd0Qz'])
    expect(cacheKindOf(new URL(path, site), site)).toBeUndefined()
})

test.each([
  ['https://meet.example/abc-def', ['https://meet.example/abc-def']],
  ['Google Meet: https://meet.example/a?b=c.', ['https://meet.example/a?b=c']],
  ['Either http://a.example (or https://b.example/x)', ['http://a.example', 'https://b.example/x']],
  ['javascript:alert(1)', []],
  ['https://', []],
  ['Room 4, Civil Lines', []],
])('the links in %j', (place, links) => {
  const parts = placeParts(place)
  expect(parts.map(({ text }) => text).join('')).toBe(place)
  expect(parts.filter(({ isLink }) => isLink).map(({ text }) => text)).toEqual(links)
  expect(hasLink(place)).toBe(links.length > 0)
})

import type { Invited } from '@/domain/invitation'
import type { Language } from '@/domain/languages'
import { i18nOf } from '@/locales/catalogs'
import { invitationCalendar } from '@/server/track/invitationCalendar'

const NOW = new Date('2026-11-26T16:00:00.500Z')

const fileOf = (changes: Partial<Invited> = {}, language: Language = 'en') =>
  invitationCalendar(
    {
      day: '2026-12-01',
      time: '10:30',
      place: 'Civil Lines, Raipur',
      bring: 'Aadhaar card; photo',
      position: 'Ward Nurse',
      company: 'Arogyam Hospital',
      firstName: 'Asha',
      phone: '+91 771 555 0142',
      answer: '',
      end: '',
      ...changes,
    },
    { reference: 'R7K4-92QX', at: '2026-11-26T12:00:00.000Z' },
    { now: NOW, i18n: i18nOf(language) },
  )

test('an interview is an hour of a calendar, with alarms the evening before and two hours before', () => {
  expect(fileOf().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Job portal//Interview//EN',
    'BEGIN:VEVENT',
    'UID:interview-R7K4-92QX@job-portal',
    // The seconds of 12:00 UTC on 26 November 2026: a later invitation has a greater number.
    'SEQUENCE:1795694400',
    'DTSTAMP:20261126T160000Z',
    'DTSTART:20261201T050000Z',
    'DTEND:20261201T060000Z',
    'SUMMARY:Interview: Ward Nurse\\, Arogyam Hospital',
    'LOCATION:Civil Lines\\, Raipur',
    'DESCRIPTION:Bring: Aadhaar card\\; photo\\nNavkaam\\, +91 771 555 0142',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Interview: Ward Nurse\\, Arogyam Hospital',
    'TRIGGER;VALUE=DATE-TIME:20261130T123000Z',
    'END:VALARM',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Interview: Ward Nurse\\, Arogyam Hospital',
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('it begins the day before in UTC where it is early in India, and says no more than is known', () => {
  const file = fileOf({ time: '00:30', bring: '', position: '', company: '' })
  expect(file).toContain('DTSTART:20261130T190000Z\r\nDTEND:20261130T200000Z\r\nSUMMARY:Interview\r\n')
  expect(file).toContain('\r\nDESCRIPTION:Navkaam\\, +91 771 555 0142\r\n')
})

test('long lines are folded by octets, within no character', () => {
  const place = 'रायपुर के सिविल लाइन्स में स्टेशन रोड पर दूसरी मंज़िल, कमरा नंबर चार'
  const file = fileOf({ place, bring: 'Aadhaar card,\nphotos 😀'.repeat(9) })
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\ufffd')
  }
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`LOCATION:${place.replaceAll(',', '\\,')}\r\n`)
  expect(unfolded).toContain(`DESCRIPTION:Bring: ${'Aadhaar card\\,\\nphotos 😀'.repeat(9)}\\nNavkaam`)
})

test('in Hindi', () => {
  const lines = fileOf({ position: 'वार्ड नर्स' }, 'hi').replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain('SUMMARY:इंटरव्यू: वार्ड नर्स\\, Arogyam Hospital')
  expect(lines).toContain('DESCRIPTION:साथ लाएँ: Aadhaar card\\; photo\\nNavkaam\\, +91 771 555 0142')
})

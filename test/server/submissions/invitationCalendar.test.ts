import { sampleCompany } from '@/domain/content/company'
import type { Question } from '@/domain/submissions/questions'
import type { Language } from '@/domain/languages'
import { i18nOf } from '@/locales/catalogs'
import { invitationCalendar } from '@/server/submissions/question'
import { forSuite } from '@test/support/forSuite'
import { startServer } from '@test/support/server'

const server = forSuite(() => startServer())
const NOW = new Date('2026-11-26T16:00:00.500Z')

const HELD = {
  reference: 'R7K4-92QX',
  entry: { version: 3 },
}

const fileOf = (changes: Partial<Question> = {}, language: Language = 'en', held = HELD) =>
  invitationCalendar(
    server.db,
    {
      kind: 'interview',
      pay: '',
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
    held,
    { company: sampleCompany, now: NOW, i18n: i18nOf(language) },
  )

test('an interview is an hour of a calendar, with alarms the evening before and two hours before', async () => {
  expect((await fileOf()).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Job portal//Interview//EN',
    'BEGIN:VEVENT',
    expect.stringMatching(/^UID:[a-z\d]{24}@job-portal$/i),
    'SEQUENCE:3',
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

test('it begins the day before in UTC where it is early in India, and says no more than is known', async () => {
  const file = await fileOf({ time: '00:30', bring: '', position: '', company: '' })
  expect(file).toContain('DTSTART:20261130T190000Z\r\nDTEND:20261130T200000Z\r\nSUMMARY:Interview\r\n')
  expect(file).toContain('\r\nDESCRIPTION:Navkaam\\, +91 771 555 0142\r\n')
})

test('long lines are folded by octets, within no character', async () => {
  const place = 'रायपुर के सिविल लाइन्स में स्टेशन रोड पर दूसरी मंज़िल, कमरा नंबर चार'
  const file = await fileOf({ place, bring: 'Aadhaar card,\nphotos 😀'.repeat(9) })
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\ufffd')
  }
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`LOCATION:${place.replaceAll(',', '\\,')}\r\n`)
  expect(unfolded).toContain(`DESCRIPTION:Bring: ${'Aadhaar card\\,\\nphotos 😀'.repeat(9)}\\nNavkaam`)
})

test('in Hindi', async () => {
  const lines = (await fileOf({ position: 'वार्ड नर्स' }, 'hi')).replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain('SUMMARY:इंटरव्यू: वार्ड नर्स\\, Arogyam Hospital')
  expect(lines).toContain('DESCRIPTION:साथ लाएँ: Aadhaar card\\; photo\\nNavkaam\\, +91 771 555 0142')
})

const valueOf = (file: string, name: string) =>
  new RegExp(`^${name}:(.*)$`, 'm').exec(file.replaceAll('\r\n', '\n'))?.[1]

test('every change is the same event, with a greater number; an end takes it away', async () => {
  const first = await fileOf()
  for (const end of ['withdrawn', 'declined'] as const) {
    const ended = await fileOf({ end }, 'en', { ...HELD, entry: { version: 5 } })
    expect(valueOf(ended, 'UID')).toBe(valueOf(first, 'UID'))
    expect(valueOf(ended, 'SEQUENCE')).toBe('5')
    expect([valueOf(ended, 'METHOD'), valueOf(ended, 'STATUS')]).toEqual(['CANCEL', 'CANCELLED'])
    expect(ended).not.toContain('VALARM')
  }
  const other = await fileOf({}, 'en', { ...HELD, reference: 'X9F6-3G9K' })
  expect(valueOf(other, 'UID')).not.toBe(valueOf(first, 'UID'))
  expect(first + other).not.toMatch(/R7K4|X9F6/)
})

test('no value begins a line or turns its direction', async () => {
  const file = await fileOf({
    place: 'A\rBEGIN:VALARM\u202e',
    bring: 'b\r\nc\rATTACH:http://evil.example\u2028d\te',
  })
  expect(file).toContain('\r\nLOCATION:A\\nBEGIN:VALARM\r\n')
  expect(file.replaceAll('\r\n ', '')).toContain(
    '\r\nDESCRIPTION:Bring: b\\nc\\nATTACH:http://evil.example\\nd e\\nNavkaam\\, +91 771 555 0142\r\n',
  )
})

import type { Job } from '@/domain/content/entities'
import { jobPost, postLink } from '@/domain/office/jobPost'
import { makeBlankJob, makeJob } from '@test/support/jobs'
import { i18nOf } from '@/locales/catalogs'

const english = i18nOf('en')

const ADDRESS = 'https://jobs.example.com/job-details?s=1001&via=whatsapp'

const postOf = (changes: Partial<Job>) => jobPost(makeJob({ job_id: '1001', ...changes }), ADDRESS, english)

test('a job is posted with what decides whether one applies', () => {
  expect(
    postOf({
      closing_date: '2026-12-31',
      walk_in_date_from: '2026-12-02',
      walk_in_date_to: '2026-12-04',
      walk_in_time: '10 am to 4 pm',
      walk_in_address: '12 Station Road,\n Bhilai',
    }),
  ).toBe(
    [
      '*Production Supervisor*',
      'Pay: ₹ 3.2 - 4.8 Lakhs a year',
      'Place: Bhilai',
      'Experience: 2 - 5 Years',
      'Employer: Trishul Precision Works',
      'Job no. 1001',
      'Apply by: 31-12-2026',
      'Walk-in: 02-12-2026 to 04-12-2026, 10 am to 4 pm, 12 Station Road, Bhilai',
      '',
      ADDRESS,
    ].join('\n'),
  )
})

test('what is not known, or not told, is left out', () => {
  const unknown = { ctc: '', ctc_from: null, ctc_to: null, experience_from: null, experience_to: null }
  const job = makeBlankJob({ job_id: '1001', ...unknown, position: 'Cook', company_name: 'Confidential' })
  expect(jobPost(job, ADDRESS, english)).toBe(`*Cook*\nJob no. 1001\n\n${ADDRESS}`)
  expect(postOf({ ctc_from: null, ctc_to: null })).toContain('\nPay: ₹ 3-6 Lakhs a year\n')
  expect(postOf({ closing_date: 'soon', walk_in_time: 'from 10 am' })).toMatch(/1001\nWalk-in: from 10 am\n/)
})

test('nothing but the position is bold, and it stays so whatever is written in it', () => {
  expect(postOf({ position: ' *Urgent!* Driver _night_\n~12k~ ' })).toMatch(/^\*Urgent! Driver night 12k\*\n/)
  expect(postOf({ position: '***' })).toMatch(/^\*Position not specified\*\n/)
  expect(postOf({ company_name: '*Star*\n`Foods`' })).toContain('\nEmployer: Star Foods\n')
})

test('a long position is cut, not within a letter of Hindi', () => {
  const [first = '', second] = postOf({ position: 'वरिष्ठ लेखापाल '.repeat(40) }).split('\n')
  expect(first).toMatch(/^\*वरिष्ठ लेखापाल .*…\*$/)
  expect(first.length).toBeLessThan(260)
  expect(second).toBe('Pay: ₹ 3.2 - 4.8 Lakhs a year')
  expect(postOf({ position: 'x'.repeat(121) })).toMatch(/^\*x{120}…\*\n/)
})

test('WhatsApp is opened with the text as it is', () => {
  const link = postLink(`*Cook & Baker*\n₹ 3\n${ADDRESS}`)
  expect(link).toMatch(/^https:\/\/wa\.me\/\?text=\*Cook%20%26%20Baker\*%0A/)
  expect(new URL(link).searchParams.get('text')).toBe(`*Cook & Baker*\n₹ 3\n${ADDRESS}`)
})

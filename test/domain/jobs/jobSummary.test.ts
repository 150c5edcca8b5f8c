import { jobHeadline, jobSummary } from '@/domain/jobs/jobSummary'
import { makeJob } from '@test/support/jobs'

describe('A job in a shared link', () => {
  it('is headed with position and place', () => {
    expect(jobHeadline(makeJob({ position: 'Ward Nurse', location: 'Raipur' }))).toBe('Ward Nurse, Raipur')
    expect(jobHeadline(makeJob({ position: 'Ward Nurse', location: '' }))).toBe('Ward Nurse')
  })

  it('begins with pay, experience and place', () => {
    const job = makeJob({ ctc_from: 3, ctc_to: 6, location: 'Raipur', short_job_description: 'Ward five.' })
    expect(jobSummary(job)).toBe('₹ 3 - 6 Lakhs a year, 2 - 5 Years, Raipur. Ward five.')
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
    expect(jobSummary(makeJob(changes))).toBe(summary)
  })
})

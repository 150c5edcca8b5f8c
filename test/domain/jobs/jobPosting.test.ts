import { asScriptData } from '@/domain/site/settings'
import { jobPosting } from '@/domain/jobs/jobPosting'
import { makeJob } from '@test/support/jobs'
import { i18nOf } from '@/locales/catalogs'

const english = i18nOf('en')

const URL_OF_JOB = 'https://jobs.example.com/job-details?s=42'

type Changes = Parameters<typeof makeJob>[0]

/** The data of the page as a search engine reads it. */
const read = (changes: Changes = {}) => {
  const posting = jobPosting(makeJob(changes), URL_OF_JOB, english)
  return posting && (JSON.parse(asScriptData(posting)) as Record<string, unknown>)
}

const address = (place: object) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressCountry: 'IN', ...place },
})

describe('A job for search engines', () => {
  it('has everything that Google requires and recommends, and nothing else', () => {
    expect(
      read({
        job_id: '42',
        position: 'Ward Nurse',
        company_name: 'Arogyam Lifecare',
        job_description: '<p>Night shifts.</p>',
        location: 'Raipur',
        employment_type: 'Full Time, Permanent',
        industry_name: 'Healthcare',
        experience_from: 2,
        ctc_from: 3.2,
        ctc_to: 4.8,
        no_of_posts: 12,
        date_posted: '2026-02-14 09:30:00',
      }),
    ).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Ward Nurse',
      description: '<p>Night shifts.</p>',
      datePosted: '2026-02-14',
      hiringOrganization: { '@type': 'Organization', name: 'Arogyam Lifecare' },
      identifier: { '@type': 'PropertyValue', name: 'Arogyam Lifecare', value: '42' },
      jobLocation: address({ addressLocality: 'Raipur' }),
      employmentType: 'FULL_TIME',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'INR',
        value: { '@type': 'QuantitativeValue', minValue: 320000, maxValue: 480000, unitText: 'YEAR' },
      },
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
      totalJobOpenings: 12,
      industry: 'Healthcare',
      directApply: true,
      url: URL_OF_JOB,
    })
  })

  it.each<[string, Changes]>([
    ['a date', { date_posted: '' }],
    ['a date and not zeros', { date_posted: '0000-00-00' }],
    ['a position', { position: 'Position not specified' }],
    ['a company', { company_name: '' }],
    ['a place', { location: '' }],
    ['a town', { location: 'Client Site' }],
    ['the town of an area', { location: 'Siltara Industrial Area' }],
    ['a country', { location: 'Gulf' }],
    ['a description', { job_description: '<script>x()</script>', short_job_description: '' }],
  ])('is not one without %s', (_what, changes) => {
    expect(read(changes)).toBeUndefined()
  })

  it.each([
    ['2026-02-14T23:30:00Z', '2026-02-15'],
    ['2026-02-14', '2026-02-14'],
  ])('was posted on the day that is shown: %s', (date_posted, day) => {
    expect(read({ date_posted })).toHaveProperty('datePosted', day)
  })

  it.each([
    ['Bhopal, Indore', [address({ addressLocality: 'Bhopal' }), address({ addressLocality: 'Indore' })]],
    ['Nagpur, Maharashtra, India', address({ addressLocality: 'Nagpur', addressRegion: 'Maharashtra' })],
    ['Chhattisgarh', address({ addressRegion: 'Chhattisgarh' })],
    ['Pan India', address({})],
    ['Raipur / Work from home', address({ addressLocality: 'Raipur' })],
    ['रायपुर', address({ addressLocality: 'Raipur' })],
    ['Dubai', address({ addressLocality: 'Dubai', addressCountry: 'AE' })],
    ['Dubai, UAE', address({ addressLocality: 'Dubai', addressCountry: 'AE' })],
    ['USA (onsite)', address({ addressCountry: 'US' })],
    ['Kathmandu, Nepal', address({ addressLocality: 'Kathmandu', addressCountry: 'NP' })],
    ['Any Location In Chhattisgarh', address({ addressRegion: 'Chhattisgarh' })],
  ])('is done where it says: %s', (location, jobLocation) => {
    const posting = read({ location })
    expect(posting).toMatchObject({ jobLocation })
    expect(posting).not.toHaveProperty('jobLocationType')
  })

  it.each(['Remote', 'Work From Home (anywhere in India)', 'WFH'])(
    'is done from home in India where it says so: %s',
    (location) => {
      const posting = read({ location })
      expect(posting).toMatchObject({
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'India' },
      })
      expect(posting).not.toHaveProperty('jobLocation')
    },
  )

  it.each([
    ['Full Time, Contract (12 months)', ['FULL_TIME', 'CONTRACTOR']],
    ['Part Time', 'PART_TIME'],
    ['Internship', 'INTERN'],
    ['International posting', undefined],
    ['', undefined],
  ])('is employed as Google calls it only where that is clear: %j', (employment_type, value) => {
    expect(read({ employment_type })?.employmentType).toEqual(value)
  })

  it.each([
    [null, 4.8, { maxValue: 480000 }],
    [3, null, { minValue: 300000 }],
    [0, 3, { minValue: 0, maxValue: 300000 }],
    [6, 6, { value: 600000 }],
  ])('pays rupees a year from %j to %j lakhs', (ctc_from, ctc_to, amount) => {
    expect(read({ ctc_from, ctc_to })?.baseSalary).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', ...amount, unitText: 'YEAR' },
    })
  })

  it.each([
    [null, null],
    [0, 0],
    [-1, 3],
  ])('says nothing of pay where the figures are none: %j to %j', (ctc_from, ctc_to) => {
    expect(read({ ctc_from, ctc_to })).not.toHaveProperty('baseSalary')
  })

  it('says nothing of what it does not know', () => {
    const posting = read({ experience_from: 0, no_of_posts: null, employment_type: '', industry_name: '' })
    for (const name of ['experienceRequirements', 'totalJobOpenings', 'employmentType', 'industry'])
      expect(posting).not.toHaveProperty(name)
    expect(posting).not.toHaveProperty('validThrough')
  })
})

describe('Its description', () => {
  it.each([
    ['<p onclick="x()">A <b>b</b> &amp; c</p><ul><li>d</ul>', '<p>A <b>b</b> &amp; c</p><ul><li>d</ul>'],
    ['One & two\n\n3 < 4 and "five"', '<p>One & two</p><p>3 &lt; 4 and "five"</p>'],
    ['<p>a</p><script>x()</script><style>y</style><!-- z -->', '<p>a</p>'],
    ['<p>a</p><script>never closed', '<p>a</p>'],
    ['<img src=x onerror=y><p>रात की पाली</p>', '<p>रात की पाली</p>'],
    ['<scr<script></script>ipt>x</p>', '&lt;scr ipt&gt;x</p>'],
    ['<<b>>', '<p>&lt;&lt;b&gt;&gt;</p>'],
    ['HR <jobs@a.example>\nList<String>', '<p>HR &lt;jobs@a.example&gt;</p><p>List&lt;String&gt;</p>'],
  ])('keeps form and loses all else: %s', (job_description, description) => {
    expect(read({ job_description })?.description).toBe(description)
  })

  it('cannot end the script around it', () => {
    const posting = jobPosting(
      makeJob({ company_name: '</script><script>x()</script>' }),
      URL_OF_JOB,
      english,
    )
    const written = asScriptData(posting)
    expect(written).not.toContain('<')
    expect(JSON.parse(written)).toHaveProperty('hiringOrganization.name', '</script><script>x()</script>')
  })
})

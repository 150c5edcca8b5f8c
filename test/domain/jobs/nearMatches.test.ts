import * as fc from 'fast-check'
import type { Job } from '@/domain/content/entities'
import { noFilters } from '@/domain/jobs/jobFilter'
import { nearJobs, toNearIndex } from '@/domain/jobs/nearMatches'
import { toJobList } from '@/domain/jobs/jobList'
import { toSearchableJob, type SearchableJob } from '@/domain/jobs/searchableJob'
import synonyms from '@/domain/jobs/synonyms.json'
import { makeBlankJob } from '@test/support/jobs'
import { anyText } from '@test/support/anyText'

const jobs = [
  { job_id: 'driver', position: 'Driver (Light Vehicle)', location: 'Raipur' },
  { job_id: 'nurse', position: 'Staff Nurse', location: 'Nagpur', job_description: '<p>Three shifts.</p>' },
  {
    job_id: 'caller',
    position: 'Customer Care Executive',
    location: 'Bengaluru',
    employment_type: 'Part Time',
  },
  { job_id: 'peon', position: 'Peon', location: 'Bhilai' },
  { job_id: 'cnc', position: 'CNC Operator', location: 'Pune', d_name: 'Production' },
  { job_id: 'hr', position: 'HR Executive', location: 'Indore' },
  { job_id: 'guard', position: 'Security Guard', location: 'PAN India' },
  { job_id: 'hindi', position: 'ड्राइवर', location: 'रायपुर' },
  { job_id: 'voice', position: 'Collections Tele-caller', location: 'Nagpur' },
  { job_id: 'xray', position: 'X-ray Technician' },
  { job_id: 'captain', position: 'Food & Beverage Captain', location: 'Pune' },
  { job_id: 'server', position: 'Server Administrator', location: 'Pune' },
  { job_id: 'helper', position: 'Store Helper', location: 'Thane' },
].map((job) => toSearchableJob(makeBlankJob(job)))

const closeIn = (list: readonly SearchableJob[], text: string) =>
  nearJobs(toNearIndex(toJobList(list, '2026-03-10')), { ...noFilters, text }, 'texts')

const idsOf = (list: readonly SearchableJob[], text: string) =>
  closeIn(list, text).jobs.map(({ job_id }) => job_id)

const found = (text: string) => idsOf(jobs, text)

describe('The jobs close to what was typed', () => {
  it.each<[string, string[]]>([
    ['nagpur nurse', ['nurse']],
    ['shifts nurse', ['nurse']],
    ['driver raipur', ['driver', 'hindi']],
    ['chalak', ['driver', 'hindi']],
    ['driver ki naukri raipur', ['driver', 'hindi']],
    ['नर्स नौकरी नागपुर', ['nurse']],
    ['GNM', ['nurse']],
    ['telecaller bangalore', ['caller', 'voice']],
    ['call centre part time', ['caller', 'voice']],
    ['office boy', ['peon', 'helper']],
    ['telecaller nagpur', ['voice', 'caller']],
    ['xray', ['xray']],
    ['x ray technician', ['xray']],
    ['waiter', ['captain']],
    ['chowkidar', ['guard']],
    ['human resource', ['hr']],
    ['nurce', ['nurse']],
    ['nursee nagpr', ['nurse']],
    ['nurs nagpur', ['nurse']],
    ['gadi chalane wala', ['driver', 'hindi']],
    ['खाना बनाने वाली', []],
    ['drivr', ['driver', 'hindi']],
    ['dirver', ['driver', 'hindi']],
    ['astronaut', []],
    ['nurse raipur', ['nurse']],
    ['drivers chhattisgarh', ['driver', 'hindi']],
    ['रायपूर', ['driver', 'hindi', 'guard']],
    ['hr manager', ['hr']],
    ['peon astronaut pune', ['peon', 'helper']],
    ['astronaut thane', ['helper', 'guard']],
    ['guard ki naukri koi bhi', ['guard']],
    ['guard security', ['guard']],
    ['customercare', ['caller', 'voice']],
    ['partime', ['caller']],
    ['nurse+nagpur', ['nurse']],
    ['nurse & peon', ['nurse', 'peon', 'helper']],
    ['शिफ़्ट', []],
    ['ड्रायवर रायपूर छत्तीसगढ', ['driver', 'hindi']],
    ['driver 492 001', ['driver', 'hindi']],
    ['pune maharashtra', ['cnc', 'captain', 'server', 'guard']],
    ['7023', []],
    ['', []],
    ['%', []],
  ])("'%s'", (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  const listOf = (rows: Record<string, Partial<Job>>) =>
    Object.entries(rows).map(([job_id, changes]) => toSearchableJob(makeBlankJob({ job_id, ...changes })))

  it('come with the work in the place first, then elsewhere, then where the place mentions it', () => {
    const some = listOf({
      mention: { position: 'Canteen Manager', location: 'Raipur', job_description: 'Feeds forty welders.' },
      elsewhere: { position: 'Gas Cutter', location: 'Pune' },
      nursery: { position: 'Nursery Teacher', location: 'Raipur' },
      there: { position: 'Arc Welder', location: 'Bilaspur / Raipur' },
    })
    expect(idsOf(some, 'welder raipur')).toEqual(['there', 'elsewhere', 'mention'])
    expect(closeIn(some, 'nurs raipur')).toMatchObject({ named: ['Raipur'], reach: 'placeAlone' })
    expect(closeIn(some, 'welder raipur')).toMatchObject({ named: ['Raipur'], reach: 'alsoElsewhere' })
    expect(closeIn(some, 'welder indore')).toMatchObject({ named: ['Indore'], reach: 'elsewhere' })
    expect(closeIn(some, 'nurse raipur')).toMatchObject({ named: ['Raipur'], reach: 'placeAlone' })
    expect(closeIn(some, 'gas welder')).toMatchObject({ named: [], reach: 'inPlace' })
  })

  it('come with what the qualification or a text says first, among jobs of one kind', () => {
    const some = listOf({
      ward: { position: 'Ward Nurse' },
      says: { position: 'ICU Nurse', job_description: 'For GNM or ANM.' },
      asks: { position: 'OPD Nurse', qualification: 'B.Sc. Nursing, GNM' },
      aligned: { position: 'Two-Wheeler Mechanic', job_description: 'Wheel alignment.' },
    })
    for (const typed of ['gnm raipur', 'g n m raipur', 'जी एन एम'])
      expect([typed, idsOf(some, typed)]).toEqual([typed, expect.arrayContaining(['asks', 'says', 'ward'])])
    expect(idsOf(some, 'g n m raipur')).toEqual(['asks', 'says', 'ward'])
  })

  it('suit freshers who ask for that', () => {
    const some = listOf({
      two: { position: 'Clerk', location: 'Raipur', experience_from: 2 },
      unknown: { position: 'Clerk', location: 'Raipur', experience_from: null },
      none: { position: 'Clerk', location: 'Raipur', experience_from: 0 },
    })
    expect(idsOf(some, 'fresher raipur')).toEqual(['none'])
    expect(idsOf(some, 'clerk fresher')[0]).toBe('none')
  })

  it('name the places and roles that are meant, with the jobs that their filters leave', () => {
    const some = listOf({
      a: { role_name: 'Nurse', location: 'Nagpur' },
      b: { role_name: 'Nurse', location: 'Raipur' },
      c: { role_name: 'Nursery Teacher', location: 'Pan India' },
    })
    expect(closeIn(some, 'नर्स रायपुर').offers).toEqual([
      { key: 'locations', value: 'Raipur', count: 2 },
      { key: 'roles', value: 'Nurse', count: 2 },
    ])
  })

  it('are ten at most, each once, whatever is typed', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      toSearchableJob(makeBlankJob({ job_id: `${index}`, position: 'Driver', location: 'Raipur' })),
    )
    const word = fc.oneof(anyText({ maxLength: 12 }), fc.constantFrom('driver', 'raipur', 'चालक', 'drivr'))
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (words) => {
        const ids = idsOf(many, words.join(' '))
        expect(ids.length).toBeLessThanOrEqual(10)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 100 },
    )
    expect(idsOf(many, 'raipur driver')).toHaveLength(10)
    expect(idsOf(many, 'driver '.repeat(2000))).toHaveLength(10)
  })
})

describe('The synonyms', () => {
  it('are at least sixty groups of two names or more', () => {
    expect(synonyms.groups.length).toBeGreaterThanOrEqual(60)
    for (const group of synonyms.groups.map((names) => names.split(', '))) {
      expect(group.length).toBeGreaterThan(1)
      expect([group, new Set(group).size]).toEqual([group, group.length])
    }
  })
})

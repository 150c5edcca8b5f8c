import * as fc from 'fast-check'
import { closeMatches, vocabularyOf } from '@/domain/jobs/closeMatches'
import { toSearchableJob, type SearchableJob } from '@/domain/jobs/searchableJob'
import synonyms from '@/domain/jobs/synonyms.json'
import { makeBlankJob } from '@test/support/jobs'

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

const idsOf = (list: readonly SearchableJob[], text: string) =>
  closeMatches(list, text, vocabularyOf(list)).map(({ job_id }) => job_id)

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
    ['telecaller bangalore', ['caller']],
    ['call centre part time', ['caller']],
    ['office boy', ['peon', 'helper']],
    ['telecaller nagpur', ['voice']],
    ['xray', ['xray']],
    ['x ray technician', ['xray']],
    ['waiter', ['captain']],
    ['chowkidar', ['guard']],
    ['human resource', ['hr']],
    ['nurce', ['nurse']],
    ['nursee nagpr', ['nurse']],
    ['drivr', ['driver', 'hindi']],
    ['astronaut', []],
    ['nurse raipur', []],
    ['', []],
    ['%', []],
  ])("'%s'", (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  it('come with the words as typed first, then by another name, then with a letter wrong', () => {
    const some = [
      { job_id: 'mistyped', position: 'Welser' },
      { job_id: 'other name', position: 'Gas Cutter' },
      { job_id: 'typed', position: 'Welder' },
    ].map((job) => toSearchableJob(makeBlankJob(job)))
    expect(idsOf(some, 'welder')).toEqual(['typed', 'other name', 'mistyped'])
  })

  it('come with those first whose title says it, before those that only mention it', () => {
    const some = [
      { job_id: 'mentions', position: 'Fleet Manager', job_description: 'Plan the day of forty drivers.' },
      { job_id: 'is', position: 'Heavy Vehicle Driver' },
    ].map((job) => toSearchableJob(makeBlankJob(job)))
    expect(idsOf(some, 'chalak')).toEqual(['is', 'mentions'])
  })

  it('are ten at most, each once, whatever is typed', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      toSearchableJob(makeBlankJob({ job_id: `${index}`, position: 'Driver', location: 'Raipur' })),
    )
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('driver', 'raipur', 'चालक', 'drivr'),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (words) => {
        const ids = idsOf(many, words.join(' '))
        expect(ids.length).toBeLessThanOrEqual(10)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 300 },
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

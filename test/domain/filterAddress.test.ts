import * as fc from 'fast-check'
import { noFilters, readFilters, writeFilters, type JobFilters } from '@/domain/jobFilter'

const read = (query: string) => readFilters(new URLSearchParams(query))
const write = (filters: Partial<JobFilters>, page = 1, query = '') =>
  `${writeFilters(new URLSearchParams(query), { ...noFilters, ...filters }, page)}`

const bands = ['0-3', '3-6', '6-10', '10-15', '15-25', '25-50', '50-75', '75-100']

describe('filters in the address', () => {
  it('have no parameters where nothing is chosen', () => {
    expect(write({})).toBe('')
    expect(write({ text: '  ' })).toBe('')
    expect(read('')).toEqual({
      filters: { ...noFilters, text: '', experience: 0, departments: [], salaries: [] },
      page: 1,
    })
  })

  it('are written under the names q, experience, department, salary and page', () => {
    const filters = {
      ...noFilters,
      text: 'R&D head',
      experience: 7,
      departments: ['4', '6'],
      salaries: ['3-6', '6-10'],
    }
    expect(write(filters, 2)).toBe(
      'q=R%26D+head&experience=7&department=4&department=6&salary=3-6&salary=6-10&page=2',
    )
  })

  it('are read under these names, in any order', () => {
    expect(read('page=3&salary=75-100&department=9&q=cnc%20operator&experience=20&department=2')).toEqual({
      filters: {
        ...noFilters,
        text: 'cnc operator',
        experience: 20,
        departments: ['9', '2'],
        salaries: ['75-100'],
      },
      page: 3,
    })
  })

  it('keep the parameters of others, and replace their own', () => {
    expect(write({ text: 'new' }, 1, 'id=5&q=old&experience=3&page=4&utm_source=mail')).toBe(
      'id=5&utm_source=mail&q=new',
    )
    expect(write({}, 1, 'id=5&department=1&department=2&salary=0-3&page=2')).toBe('id=5')
  })

  it('stand there once for each choice', () => {
    expect(read('department=4&department=4&department=6').filters.departments).toEqual(['4', '6'])
    expect(read('salary=0-3&salary=0-3').filters.salaries).toEqual(['0-3'])
  })
})

describe('an address that means nothing', () => {
  it.each(['abc', '', '0', '21', '-1', '1.5', '٥'])('sets no experience: "%s"', (experience) => {
    expect(read(`${new URLSearchParams({ experience })}`).filters.experience).toBe(0)
  })

  it.each(['0', '-1', 'abc', '1e3', '1.5', '', ' 2', '0x2', 'Infinity', '99999999999999999999'])(
    'is page 1: "%s"',
    (page) => {
      expect(read(`${new URLSearchParams({ page })}`).page).toBe(1)
    },
  )

  it.each(['', '3', '3-7', '3 - 6', '3–6', '6-3', '100', 'negotiable', '__proto__'])(
    'ticks no band: "%s"',
    (salary) => {
      expect(read(`${new URLSearchParams({ salary })}`).filters.salaries).toEqual([])
    },
  )

  it('does not spoil what is right beside it', () => {
    expect(read('salary=1-2&salary=3-6&department=&department=4&experience=x&page=x&q=cnc').filters).toEqual({
      ...noFilters,
      text: 'cnc',
      experience: 0,
      departments: ['4'],
      salaries: ['3-6'],
    })
  })

  it('is read by its first value where a single one is repeated', () => {
    expect(read('q=one&q=two&experience=3&experience=9&page=2&page=5')).toEqual({
      filters: { ...noFilters, text: 'one', experience: 3, departments: [], salaries: [] },
      page: 2,
    })
  })
})

describe('any choice', () => {
  const text = fc
    .string({ unit: 'binary', maxLength: 30 })
    .filter((typed) => typed === '' || typed.trim() !== '')
  const names = fc.uniqueArray(
    fc.string({ unit: 'binary', minLength: 1 }).filter((name) => name === name.trim()),
    { maxLength: 6 },
  )
  const filters: fc.Arbitrary<JobFilters> = fc.record({
    text,
    experience: fc.integer({ min: 0, max: 20 }),
    fresher: fc.boolean(),
    locations: names,
    roles: names,
    departments: names,
    salaries: fc.subarray(bands),
    types: names,
    posted: fc.constantFrom(0, 1, 3, 7, 30),
    sort: fc.constantFrom('', 'newest', 'salary', 'experience', 'closing'),
  })
  const page = fc.integer({ min: 1, max: 5000 })

  it('is read from the address as it was written there', () => {
    fc.assert(
      fc.property(filters, page, (chosen, number) => {
        const query = `${writeFilters(new URLSearchParams('id=7'), chosen, number)}`
        expect(read(query)).toEqual({ filters: chosen, page: number })
        expect(new URLSearchParams(query).getAll('id')).toEqual(['7'])
      }),
      { numRuns: 1000 },
    )
  })

  it('has one address, however often it is written over another', () => {
    fc.assert(
      fc.property(filters, filters, page, (before, chosen, number) => {
        const first = writeFilters(new URLSearchParams(), before, 9)
        expect(`${writeFilters(first, chosen, number)}`).toBe(
          `${writeFilters(new URLSearchParams(), chosen, number)}`,
        )
      }),
      { numRuns: 500 },
    )
  })
})

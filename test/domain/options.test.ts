import {
  ctcFromOptions,
  ctcToOptions,
  ctcToThousandOptions,
  experienceOptions,
  serviceRequiredOptions,
} from '@/domain/options'

const values = (options: { value: string }[]) => options.map(({ value }) => value)

describe('the current CTC', () => {
  it('from is 0 to 100, 100+ or negotiable', () => {
    expect(ctcFromOptions).toHaveLength(103)
    expect(values(ctcFromOptions).slice(0, 3)).toEqual(['0', '1', '2'])
    expect(values(ctcFromOptions).slice(-4)).toEqual(['99', '100', '100+', 'negotiable'])
    expect(new Set(values(ctcFromOptions)).size).toBe(103)
  })

  it('from reads in Lakhs', () => {
    expect(ctcFromOptions[0]?.label).toBe('0 Lakhs')
    expect(ctcFromOptions[1]?.label).toBe('1 Lakhs')
    expect(ctcFromOptions[100]?.label).toBe('100 Lakhs')
    expect(ctcFromOptions[101]?.label).toBe('100+ Lakhs')
    expect(ctcFromOptions[102]?.label).toBe('Negotiable')
  })

  it('to has the same values without negotiable', () => {
    expect(ctcToOptions).toHaveLength(102)
    expect(values(ctcToOptions).slice(-2)).toEqual(['100', '100+'])
    expect(ctcToOptions[101]?.label).toBe('100+ Lakhs')
    expect(values(ctcToOptions)).not.toContain('negotiable')
  })

  it('to reads in Thousand on the apply form, with the same values', () => {
    expect(values(ctcToThousandOptions)).toEqual(values(ctcToOptions))
    expect(ctcToThousandOptions[0]?.label).toBe('0 Thousand')
    expect(ctcToThousandOptions[100]?.label).toBe('100 Thousand')
  })
})

describe('the experience', () => {
  it('is 1 to 30, for years and months alike', () => {
    expect(values(experienceOptions)).toEqual(
      '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30'.split(' '),
    )
  })
})

describe('the services that an employer can ask for', () => {
  it('are six, two of them shown under another name', () => {
    expect(serviceRequiredOptions).toEqual([
      { value: 'Recruitment', label: 'Recruitment' },
      { value: 'Outsourcing', label: 'Out-Sourcing' },
      { value: 'Recruitment-and-outsourcing', label: 'Recruitment & Out-Sourcing' },
      { value: 'BPO', label: 'BPO' },
      { value: 'Manpower for survey', label: 'Manpower for survey' },
      { value: 'Freelancers', label: 'Freelancers' },
    ])
  })
})

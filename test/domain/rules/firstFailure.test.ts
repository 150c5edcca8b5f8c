import { object, string } from 'yup'
import { emailFormat, exactLength, firstFailure, required, requiredFile } from '@/domain/rules/firstFailure'

describe('firstFailure', () => {
  const rules = [required('name', 'nameRequired'), required('designation', 'designationRequired')]

  it('finds nothing where every rule is kept, also beside other values', () => {
    expect(firstFailure(rules, { name: 'A', designation: 'B', more: [1, 2] })).toBeUndefined()
    expect(firstFailure([], {})).toBeUndefined()
  })

  it('names the first rule of the list that is broken, and leaves the values as they were', () => {
    const values = { designation: '  ', name: '' }
    expect(firstFailure(rules, values)).toEqual({ field: 'name', code: 'nameRequired' })
    expect(firstFailure(rules.toReversed(), values)).toMatchObject({ field: 'designation' })
    expect(values).toEqual({ designation: '  ', name: '' })
  })

  it('looks at one field as often as the list does', () => {
    const list = [
      required('email', 'emailAddressRequired'),
      requiredFile('resume', 'selectResume'),
      emailFormat('email'),
    ]
    expect(firstFailure(list, { email: '', resume: {} })?.code).toBe('emailAddressRequired')
    expect(firstFailure(list, { email: 'x', resume: null })?.code).toBe('selectResume')
    expect(firstFailure(list, { email: 'x', resume: {} })?.code).toBe('emailFormat')
  })

  it('passes on what is no broken rule but a fault of the rule itself', () => {
    const faulty = object({
      name: string().test('faulty', () => {
        throw new TypeError('a fault')
      }),
    })
    expect(() => firstFailure([faulty], { name: 'A' })).toThrow(TypeError)
  })

  it.each([
    ['', true],
    ['ab', true],
    ['abc', false],
    ['abcd', true],
  ])('counts the characters of "%s"', (name, isBroken) => {
    expect(firstFailure([exactLength('name', 3, 'mobileNoLength')], { name }) !== undefined).toBe(isBroken)
  })
})

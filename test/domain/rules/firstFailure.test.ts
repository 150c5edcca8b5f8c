import { object, string } from 'yup'
import { emailFormat, exactLength, firstFailure, required, requiredFile } from '@/domain/rules/firstFailure'

describe('firstFailure', () => {
  const rules = [
    required('name', 'A name, please.'),
    required('designation', 'A designation, please.'),
    required('company_name', 'A company, please.'),
  ]

  it('finds nothing where every rule is kept', () => {
    expect(firstFailure(rules, { name: 'A', designation: 'B', company_name: 'C' })).toBeUndefined()
  })

  it('finds nothing where there are no rules', () => {
    expect(firstFailure([], {})).toBeUndefined()
  })

  it('names the first rule of the list that is broken, whatever the order of the values', () => {
    const values = { company_name: '', designation: '', name: '' }
    expect(firstFailure(rules, values)).toEqual({ field: 'name', message: 'A name, please.' })
    expect(firstFailure(rules.toReversed(), values)).toEqual({
      field: 'company_name',
      message: 'A company, please.',
    })
  })

  it('looks at one field as often as the list does, each time with its own sentence', () => {
    const twice = [required('email', 'An e-mail, please.'), requiredFile('resume', 'A file, please.')]
    const list = [...twice, emailFormat('email')]
    expect(firstFailure(list, { email: '', resume: {} })?.message).toBe('An e-mail, please.')
    expect(firstFailure(list, { email: 'x' })?.message).toBe('A file, please.')
    expect(firstFailure(list, { email: 'x', resume: {} })?.message).toBe('Invalid email address format.')
  })

  it('leaves the values as they were', () => {
    const values = { name: '  Asha ', designation: '', company_name: 'C' }
    firstFailure(rules, values)
    expect(values).toEqual({ name: '  Asha ', designation: '', company_name: 'C' })
  })

  it('takes values that the list does not speak of', () => {
    expect(firstFailure([required('name', 'A name, please.')], { name: 'A', more: [1, 2] })).toBeUndefined()
  })

  it('passes on what is no broken rule but a fault of the rule itself', () => {
    const faulty = object({
      name: string().test('faulty', () => {
        throw new TypeError('a fault')
      }),
    })
    expect(() => firstFailure([faulty], { name: 'A' })).toThrow(TypeError)
  })
})

describe('exactLength', () => {
  it.each([
    ['', 'Three!'],
    ['ab', 'Three!'],
    ['abc', undefined],
    ['abcd', 'Three!'],
  ])('counts the characters of "%s"', (code, message) => {
    expect(firstFailure([exactLength('code', 3, 'Three!')], { code })?.message).toBe(message)
  })
})

describe('requiredFile', () => {
  const rules = [requiredFile('resume', 'A file, please.')]

  it.each([null, undefined])('misses a file that is %p', (resume) => {
    expect(firstFailure(rules, { resume })).toEqual({ field: 'resume', message: 'A file, please.' })
  })

  it('takes a file that was chosen', () => {
    expect(firstFailure(rules, { resume: new File(['x'], 'cv.doc') })).toBeUndefined()
    expect(firstFailure(rules, { resume: { name: 'cv.doc', size: 1 } })).toBeUndefined()
  })
})

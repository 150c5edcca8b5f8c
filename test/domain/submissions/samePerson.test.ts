import { areOfSamePerson, haveSameContacts } from '@/domain/submissions/samePerson'

const asha = { name: 'Asha Verma', mobile: '9810000001', email: 'asha@example.org' }

test.each([
  ['the same number', { name: 'asha  VERMA', mobile: '9810000001', email: '' }],
  ['the same address', { name: 'Ásha Verma', mobile: '9810000002', email: 'asha@example.org' }],
])('the same name with %s is one person', (_what, other) => {
  expect(areOfSamePerson(asha, other)).toBe(true)
})

test.each([
  ['another name', { ...asha, name: 'Birju Netam' }],
  ['no name', { ...asha, name: '' }],
  ['neither number nor address', { ...asha, mobile: '9810000002', email: 'other@example.org' }],
  ['both left empty', { ...asha, mobile: '', email: '' }],
])('%s is another person', (_what, other) => {
  expect(areOfSamePerson(asha, other)).toBe(false)
})

test('two without a name, number and address are not one person', () => {
  const nobody = { name: '', mobile: '', email: '' }
  expect(areOfSamePerson(nobody, nobody)).toBe(false)
})

test.each(['K.S.Rao', 'K. S. Rao', 'KS Rao', 'k s rao'])(
  'initials are one name however they are written: %s',
  (name) => {
    expect(areOfSamePerson({ ...asha, name }, { ...asha, name: 'K.S. Rao' })).toBe(true)
  },
)

test('contacts are the same only where number and address are', () => {
  expect(haveSameContacts(asha, { ...asha, name: 'Another' })).toBe(true)
  expect(haveSameContacts(asha, { ...asha, email: 'other@example.org' })).toBe(false)
  expect(haveSameContacts({ ...asha, email: '' }, { ...asha, email: '' })).toBe(false)
})

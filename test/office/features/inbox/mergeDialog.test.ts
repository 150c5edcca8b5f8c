import { describeSame } from '@/office/features/inbox/submission/History'

const other = { name: 'Birju Netam', mobile: '9810000001', email: '' }
const none = { name: false, mobile: false, email: false }

test.each([
  [{ ...none, mobile: true }, 'Same number. Other name: Birju Netam. No address.'],
  [{ ...none, name: true, mobile: true }, 'Same name and number. No address.'],
  [{ ...none, email: true }, 'Same address. Other name: Birju Netam. Other number: 9810000001.'],
  [{ name: true, mobile: true, email: true }, 'Same name, number and address.'],
])('%j is said in words: %s', (same, words) => {
  expect(describeSame(same, other)).toBe(words)
})

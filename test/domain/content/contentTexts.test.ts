import { rowTitle } from '@/domain/content/contentTexts'
import type { ContentKindName } from '@/domain/content/contentKinds'

test.each<[ContentKindName, Record<string, string>, string]>([
  ['services', { title: 'Payroll', service_name: 'Payroll services' }, 'Payroll'],
  ['csr', { description: '<p>Trees for a <b>school</b></p>', image: 'trees.jpg' }, 'Trees for a school'],
  // Where what comes first may be the same, what distinguishes rows comes, too.
  ['offices', { office_type: 'Branch Office', address: 'Supela, Bhilai' }, 'Branch Office, Supela, Bhilai'],
  ['slider', { image: 'https://cdn.example/walk-in-2.svg?v=1' }, 'Walk in 2'],
  ['slider', { image: 'river-0123456789abcdef.jpg' }, 'River'],
  ['slider', { image: '' }, 'This slide'],
])('A row of %s with %j has a title', (kind, values, title) => {
  expect(rowTitle(kind, values)).toBe(title)
})

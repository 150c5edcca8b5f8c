import { jobLabel } from '@/domain/content/jobFields'
import { type Problem, problemSentence, problemText } from '@/domain/content/problems'

test.each<[Problem, column: string, label: string]>([
  [{ field: 'position', code: 'missing' }, 'position is missing', 'Position is missing.'],
  [
    { field: 'ctc_to', code: 'below', values: { other: 'ctc_from' } },
    'ctc_to is below ctc_from',
    'Salary to is below Salary from.',
  ],
  [
    { field: 'closing_date', code: 'notDay', values: { text: 'soon' } },
    "closing_date is 'soon', but it must be a day such as 31-01-2026",
    "Closing date is 'soon', but it must be a day such as 31-01-2026.",
  ],
  [
    { field: 'role_id', code: 'unknownReference', values: { kind: 'role', text: 'Astronaut' } },
    "there is no role with the id or the exact name 'Astronaut'",
    "There is no role with the id or the exact name 'Astronaut'.",
  ],
  [
    { field: '', code: 'notOnSite', values: { file: 'gone.png' } },
    'gone.png is not on the site',
    'gone.png is not on the site.',
  ],
  [{ field: 'location', code: 'new code' }, 'location is not valid', 'Place is not valid.'],
])('%j is worded for a sheet and for a form', (problem, column, label) => {
  expect(problemText(problem)).toBe(column)
  expect(problemSentence(problem, jobLabel)).toBe(label)
})

import { jobNumberIn } from '@/domain/jobs/jobNumber'

it.each([
  ['1012', '1012'],
  [' 1012 ', '1012'],
  ['#1012', '1012'],
  ['Job no. 1012', '1012'],
  ['JOB NO 1012', '1012'],
  ['job number: 1012', '1012'],
  ['job id 1012', '1012'],
  ['जॉब नंबर 1012', '1012'],
  ['A-7', 'A-7'],
  ['job', 'job'],
  ['', ''],
])("'%s' is the number '%s'", (text, number) => {
  expect(jobNumberIn(text)).toBe(number)
})

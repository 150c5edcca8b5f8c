import { employmentTypesOf } from '@/domain/jobs/employmentTypes'

it.each<[string, string[]]>([
  ['Full Time, Permanent', ['Full time', 'Permanent']],
  ['FULL-TIME', ['Full time']],
  ['Fulltime', ['Full time']],
  ['Part time / Full time', ['Full time', 'Part time']],
  ['Full Time, Contract (12 months)', ['Full time', 'Contract']],
  ['Full Time, Fixed Term (6 months, then permanent)', ['Full time', 'Temporary']],
  ['Contractual', ['Contract']],
  ['Third party payroll', ['Contract']],
  ['Internship', ['Internship']],
  ['Summer intern', ['Internship']],
  ['Apprenticeship (12 months)', ['Apprenticeship']],
  ['Trainee', ['Apprenticeship']],
  ['Freelancer', ['Freelance']],
  ['Daily wages', ['Daily wage']],
  ['पूर्णकालिक', ['Full time']],
  ['अंशकालिक', ['Part time']],
  ['internal audit', ['Internal audit']],
  ['NIGHT SHIFT', ['Night shift']],
  ['A very long sentence about how the work is organised', []],
  ['', []],
  ['---', []],
])("'%s' is of the types %j", (written, types) => {
  expect(employmentTypesOf(written)).toEqual(types)
})

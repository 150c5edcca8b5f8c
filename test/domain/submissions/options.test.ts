import { JOBS_PER_PAGE } from '@/domain/site/limits'
import {
  ctcFromOptions,
  ctcToOptions,
  ctcToThousandOptions,
  experienceOptions,
  type FormOption,
  optionsIn,
  serviceRequiredOptions,
} from '@/domain/submissions/options'
import { i18nOf } from '@/locales/catalogs'
import { pageOfJobs } from '@/domain/jobs/pagination'
import { fileUrl } from '@/domain/site/settings'

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`)
const written = (options: readonly FormOption[]) =>
  optionsIn(options, i18nOf('en')).map(({ value, label }) => `${value}: ${label}`)

test('the current CTC is 0 to 100, 100+, and from it negotiable; on the apply form to reads in Thousand', () => {
  const amounts = [...upTo(0, 100), '100+']
  const lakhs = amounts.map((amount) => `${amount}: ${amount} Lakhs`)
  expect(written(ctcFromOptions)).toEqual([...lakhs, 'negotiable: Negotiable'])
  expect(written(ctcToOptions)).toEqual(lakhs)
  expect(written(ctcToThousandOptions)).toEqual(amounts.map((amount) => `${amount}: ${amount} Thousand`))
})

test('the experience is 1 to 30, for years and months alike', () => {
  expect(written(experienceOptions)).toEqual(upTo(1, 30).map((years) => `${years}: ${years}`))
})

test('the services that an employer can ask for are six, two of them shown under another name', () => {
  expect(written(serviceRequiredOptions)).toEqual([
    'Recruitment: Recruitment',
    'Outsourcing: Out-Sourcing',
    'Recruitment-and-outsourcing: Recruitment & Out-Sourcing',
    'BPO: BPO',
    'Manpower for survey: Manpower for survey',
    'Freelancers: Freelancers',
  ])
})

test.each([
  [1, 1, 0],
  [3, 3, 48],
  // A number beyond the pages is the nearest one.
  [999, 3, 48],
  [0, 1, 0],
  [-3, 1, 0],
])('page %d of three is page %d', (asked, page, start) => {
  expect(pageOfJobs(2 * JOBS_PER_PAGE + 1, asked)).toEqual({ page, pages: 3, start })
})

test.each([
  ['/uploads/', 'logo.png', '/uploads/logo.png'],
  ['https://api.example.com/uploads/', 'logo.png', 'https://api.example.com/uploads/logo.png'],
  ['/uploads/', 'https.png', '/uploads/https.png'],
  // Addresses stay as they are, but of http alone.
  ['/uploads/', 'https://cdn.example.com/logo.png', 'https://cdn.example.com/logo.png'],
  ['/uploads/', 'HTTP://CDN.EXAMPLE.COM/L.PNG', 'HTTP://CDN.EXAMPLE.COM/L.PNG'],
  ['/uploads/', 'javascript:alert(1)', '/uploads/javascript:alert(1)'],
  ['/uploads/', 'data:text/html,x', '/uploads/data:text/html,x'],
])('with the base %s the file %s is at %s', (base, name, url) => {
  expect(fileUrl(base, name)).toBe(url)
})

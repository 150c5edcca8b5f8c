import {
  applyJobPath,
  categoryJobsPath,
  jobDetailsPath,
  jobSearchPath,
  paths,
  serviceDetailsPath,
  servicesSearchPath,
  shortlistPath,
} from '@/domain/paths'
import { readSample } from '@/server/content/sample'
import { latinWords } from '@test/support/latinWords'
import type { TestServer } from '@test/support/server'
import { read, start } from './pageServer'

let server: TestServer
beforeAll(async () => {
  server = await start()
})

/** Addresses of these paths have a parameter. */
const withParameter = new Set<string>([paths.jobDetails, paths.jobsByCategory, paths.serviceDetails])

const addresses = [
  ...Object.values(paths).filter((path) => !withParameter.has(path)),
  jobSearchPath('zzzz'),
  jobSearchPath('nurse raipur'),
  `${jobSearchPath('driver')}&department=2&salary=3-6&posted=7&experience=2&type=Full+Time`,
  jobDetailsPath('1003'),
  jobDetailsPath('none'),
  applyJobPath('1003'),
  categoryJobsPath('3'),
  serviceDetailsPath('1'),
  servicesSearchPath('zzzz'),
  shortlistPath(['1003', '1004']),
  '/jobs/in/raipur',
  '/jobs/nurse',
  '/nowhere',
]

/** Names of the sample content and of programs in its jobs, and what a visitor typed. */
const known = ['zzzz', 'nurse', 'raipur', 'driver', 'Java', 'Spring', 'Boot', 'React', 'SQL']
const isKnown = new Set(
  [...known, ...readSample('companies').rows.map(({ values }) => `${values.name}`)].flatMap((name) =>
    name.split(/[\s-]/),
  ),
)

test.each(addresses)('%s has a page in Hindi, without a word of ours in English', async (path) => {
  const { document } = await read(server, `/hi${path === '/' ? '' : path}`)
  expect(document.documentElement.lang).toBe('hi')
  document.querySelectorAll('script, style').forEach((one) => one.remove())
  expect(latinWords(document.documentElement).filter((word) => !isKnown.has(word))).toEqual([])
})

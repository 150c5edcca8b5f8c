import { portalApi } from '@/api/portalApi'
import { createAnswerCache, openJobs } from '@/app/pageContent'
import { isRefused, jobRead, read, readAll, readJob, readSimilarJobs } from '@/app/screen'
import { wireJob } from '@test/support/jobs'

const { getCategories, getJobsByCategory, getServices } = portalApi.endpoints
const [categories] = readAll(getCategories)
const jobsOf = (id: string) => read(getJobsByCategory, id)

const LISTS: Record<string, unknown> = {
  '/web/category/get': [{ industry_id: '3', label: 'Steel', count: 1 }],
  '/web/service/get': [{ service_id: '4', title: 'Payroll' }],
  '/web/job/get_jobs_by_category': [],
  '/web/job/get': [wireJob({ job_id: '1', position: 'Nurse', department_id: '6' })],
  '/api/jobs': [],
}

/** The server has the list of jobs and picks from it. */
const LOADED = { searchesJobs: false }

/** An API of these lists, which answers when it may; `asked` holds the paths it was asked for. */
const open = (mayAnswer: Promise<unknown> = Promise.resolve()) => {
  const asked: string[] = []
  const answers = createAnswerCache({
    apiHost: 'http://api.example',
    readsOnce: true,
    hasOwnApi: true,
    keepsLists: true,
    fetch: async (input, init) => {
      const { url, signal } = new Request(input, init)
      const { pathname } = new URL(url)
      asked.push(pathname)
      await mayAnswer
      signal.throwIfAborted()
      return Response.json({ status: '1', data: LISTS[pathname] })
    },
  })
  return { answers, asked }
}

test('categories that visitors invent are refused, and neither asked for nor kept', async () => {
  const { answers, asked } = open()
  const first = [jobsOf('3'), ...readAll(getServices)]
  await answers.provide(first)
  const version = answers.version()
  for (let index = 0; index < 450; index++) {
    const reads = [jobsOf(`invented ${index}`)]
    const state = await answers.provide(reads)
    expect(reads.map((one) => isRefused(one.answerOf(state)))).toEqual([true])
  }
  const known = [jobsOf('3'), ...readAll(getServices, getCategories)]
  const state = await answers.provide(known)
  expect(Object.keys(state.portalApi.queries)).toHaveLength(3)
  expect(answers.version()).toBe(version)
  expect(asked.toSorted()).toEqual(['/web/category/get', '/web/job/get_jobs_by_category', '/web/service/get'])
  answers.close()
})

test('jobs that visitors invent are asked for once each, and not kept', async () => {
  const { answers, asked } = open()
  const begin = Date.now()
  // However old the list is: it is dropped when the content changes.
  const now = jest.spyOn(Date, 'now')
  for (let index = 0; index < 100; index++) {
    now.mockReturnValue(begin + index * 60_000)
    const reads = [readJob(`invented ${index}`, LOADED), readSimilarJobs(`invented ${index}`, LOADED)]
    const state = await answers.provide(reads)
    expect(jobRead(state, `invented ${index}`)).toBeNull()
    expect(reads.map((one) => one.answerOf(state).data)).toEqual([null, []])
  }
  now.mockRestore()
  expect(jobRead(await answers.provide([readJob('1', LOADED)]), '1')).toMatchObject({ position: 'Nurse' })
  const state = await answers.provide(readAll(portalApi.endpoints.getJobs))
  expect(Object.keys(state.portalApi.queries)).toHaveLength(1)
  expect(asked.filter((path) => path === '/web/job/get')).toHaveLength(1)
  // Once for the job, and once for those like it.
  expect(asked.filter((path) => path === '/api/jobs')).toHaveLength(100)
  answers.close()
})

test('who waits for a list gets it, although the content changes meanwhile', async () => {
  let answer = () => {}
  const { answers } = open(new Promise<void>((resolve) => (answer = resolve)))
  const reads = readAll(getCategories)
  const filling = answers.provide(reads)
  answers.clear()
  answer()
  expect(categories?.answerOf(await filling).data).toMatchObject({ ids: ['3'] })
  answers.close()
})

test('the open jobs and what they can be filtered by are worked out once for each list', async () => {
  const { answers } = open()
  const { jobs, choices } = await openJobs(answers)
  expect(choices.departments).toMatchObject([{ value: '6' }])
  await answers.provide(readAll(getServices))
  const again = await openJobs(answers)
  expect(again.jobs).toBe(jobs)
  expect(again.choices).toBe(choices)
  answers.close()
})

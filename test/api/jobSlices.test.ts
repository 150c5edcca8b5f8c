/** @jest-environment node */
import { toJobsInSlices } from '@/api/adapters'

const JOBS = 100
/** What each job costs on a slow processor. */
const JOB_MS = 5

afterEach(() => {
  jest.restoreAllMocks()
})

describe('a long list of jobs', () => {
  it('is made ready in slices, between which keys and scrolling are served', async () => {
    let now = 0
    jest.spyOn(performance, 'now').mockImplementation(() => (now += JOB_MS))
    let slice = 0
    let longestMs = 0
    const serve = () => {
      longestMs = Math.max(longestMs, now - slice)
      slice = now
    }
    const others = setInterval(serve)
    const data = Array.from({ length: JOBS }, (_nothing, index) => ({
      job_id: index + 1,
      position: 'Welder',
    }))
    const { ids } = await toJobsInSlices({ status: '1', data })
    serve()
    clearInterval(others)
    expect(ids).toHaveLength(JOBS)
    expect(now).toBeGreaterThan(JOBS * JOB_MS)
    expect(longestMs).toBeLessThan(50)
  })
})

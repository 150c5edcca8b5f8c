import { newPlace } from '@test/support/places'
import { get, startServer } from '@test/support/server'
import { buildSmallSite } from '@test/support/site'
import { until } from '@test/support/until'
import { startJobs } from './officeJobs'

test('what changes at one server is seen at another at once, and by commands and the office alike', async () => {
  const place = await newPlace()
  const { office, recruiter } = await startJobs(place)
  const other = await startServer({ ...place, settings: { SITE_DIR: buildSmallSite() } })
  const seenAtOther = async (id: string) => {
    const { data } = await get(other, '/web/job/get')
    const found = await get(other, '/web/job/search?q=Tandoor%20Cook')
    const page = await fetch(`${other.origin}/job-details?s=${id}`)
    return {
      isListed: (data as { job_id: string }[]).some(({ job_id }) => job_id === id),
      isFound: JSON.stringify(found.data).includes(`"job_id":"${id}"`),
      page: page.status,
    }
  }
  try {
    const { job } = await recruiter.add('draft')
    const id = `${job.job_id}`
    const shown = { isListed: true, isFound: true, page: 200 }
    const hidden = { isListed: false, isFound: false, page: 404 }
    expect(await seenAtOther(id)).toEqual(hidden)
    for (const [action, seen] of [
      ['publish', shown],
      ['pause', hidden],
      ['reopen', shown],
      ['close', { ...hidden, page: 410 }],
      ['reopen', shown],
    ] as const) {
      expect((await recruiter.act(id, action)).code).toBe(200)
      const { isFound } = seen
      // The index of a search may take a moment.
      await until(async () => (await seenAtOther(id)).isFound === isFound)
      expect(await seenAtOther(id)).toEqual(seen)
    }
    expect((await recruiter.save(id, { position: 'Tandoor Cook and Baker' })).code).toBe(200)
    expect(JSON.stringify((await get(other, `/api/jobs?id=${id}`)).data)).toContain('Tandoor Cook and Baker')
  } finally {
    await other.close()
    await office.close()
  }
})

import { screen, waitFor } from '@testing-library/react'
import { openCategory, positions } from '@test/features/jobs/list/jobList'
import { startPortal } from '@test/features/seededPortal'
import { wireJob } from '@test/support/jobs'

import { startScriptedApi, success, type Answer } from '@test/support/scriptedApi'

const PATH = '/web/job/get_jobs_by_category'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const title = () => screen.getByRole('heading', { level: 1 })

/** The category 7 of an API that gives this answer. */
const openWith = async (answer: Answer) => {
  const api = await startScriptedApi({ [PATH]: [answer] })
  ends.push(api.close)
  return { api, ...(await openCategory(api, '7')) }
}

describe('Another API', () => {
  it('is asked once, with the id as JSON, and may leave out the name', async () => {
    const { api } = await openWith(success([wireJob()]))
    expect(title()).toHaveTextContent(/^Job According To The Category$/)
    expect(positions()).toEqual(['Production Supervisor'])
    const asked = api.requests.map(({ method, type, body }) => [method, type, body.toString()])
    expect(asked).toEqual([['POST', 'application/json', '{"industry_id":"7"}']])
  })

  it.each([
    ['encoded characters', 'Banking &amp; Finance'],
    ['angle brackets', 'Retail <North>'],
    ['Hindi', 'स्वास्थ्य सेवाएँ'],
  ])('may send a name with %s, which is shown as it was sent', async (_what, shown) => {
    await openWith(success([wireJob()], { name: shown }))
    expect(title()).toHaveTextContent(`Job According To The ${shown} Category`)
    await waitFor(() => expect(document.title).toBe(`Job According To The ${shown} Category | Navkaam`))
  })

  it.each<[string, Answer]>([
    ['refuses the category', { json: { status: '0', message: 'No such category.' } }],
    ['sends a number for the status', { json: { status: 1, name: 'Retail', data: [wireJob()] } }],
    ['sends no list', success('none')],
    ['fails', { raw: 'Oops', code: 500 }],
  ])('leaves the screen empty, without a word, where it %s', async (_what, answer) => {
    const { api } = await openWith(answer)
    expect(screen.getByText('0 Jobs available')).toBeVisible()
    expect(title()).toHaveTextContent(/^Job According To The Category$/)
    expect(positions()).toEqual([])
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText('No such category.')).not.toBeInTheDocument()
    expect(api.requests).toHaveLength(1)
  })

  it('is tried again when it fails, although it is asked by POST', async () => {
    const api = await startScriptedApi({ [PATH]: ['drop', success([wireJob()], { name: 'Retail' })] })
    ends.push(api.close)
    await openCategory(api, '7', '', { retries: true })
    expect(screen.getByText('1 Jobs available')).toBeVisible()
    expect(api.requests).toHaveLength(2)
  })
})

describe('Our own server', () => {
  it('knows nothing of an unknown category, and the screen stays', async () => {
    const portal = await startPortal([{ job_id: '1' }])
    ends.push(() => portal.close())
    await openCategory(portal, '99')
    expect(screen.getByText('0 Jobs available')).toBeVisible()
    expect(title()).toHaveTextContent(/^Job According To The Category$/)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

import { XMLParser } from 'fast-xml-parser'
import { SEARCHED_FROM_JOBS } from '@/domain/site/limits'
import { insertContentRows } from '@/server/repositories/contentRows'
import { jobRow } from '@test/features/seededPortal'
import type { TestServer } from '@test/support/server'
import { until } from '@test/support/until'
import { blockOf, read, start } from './pageServer'

let own: TestServer
beforeAll(async () => {
  own = await start({ SAMPLE_CONTENT: 'on' })
})

describe('a landing page', () => {
  test.each([
    ['/jobs/in/raipur', 'Jobs in Raipur', ['location=Raipur']],
    ['/jobs/operations/in/raipur', 'Operations jobs in Raipur', ['location=Raipur', 'department=12']],
  ])('%s has its own title, address, filters and jobs', async (path, title, fields) => {
    const page = await read(own, path)
    expect(page.code).toBe(200)
    expect(page.textOf('h1')).toBe(title)
    expect(page.textOf('title')).toBe(`${title} | Navkaam`)
    expect(page.document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(own.origin + path)
    const count = page.count('article')
    expect(count).toBeGreaterThanOrEqual(3)
    expect(page.textOf('main')).toContain(`${count} Jobs available`)
    expect(page.document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(
      new RegExp(`^${count} ${title.replace('Jobs', 'jobs')} from`),
    )
    const ticked = [...page.document.querySelectorAll('#filters input[checked]')]
      .filter((box) => box.getAttribute('type') === 'checkbox')
      .map((box) => `${box.getAttribute('name')}=${box.getAttribute('value')}`)
    expect(ticked.sort()).toEqual(fields.toSorted())
    // A box that is unticked must be able to leave the landing page.
    expect(page.document.querySelector('main form')?.getAttribute('action')).toBe('/full-time-jobs')
  })

  test('takes further filters, under the same canonical address', async () => {
    const page = await read(own, '/jobs/in/raipur?role=Executive&sort=salary')
    expect(page.code).toBe(200)
    expect(page.count('article')).toBe(6)
    expect(page.document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${own.origin}/jobs/in/raipur`,
    )
  })

  test('takes further filters back without script, and keeps its own', async () => {
    const { document } = await read(own, '/jobs/in/raipur?role=Executive')
    const leadsTo = (name: string) =>
      document.querySelector(`[aria-label="Remove ${name}"]`)?.getAttribute('href')
    expect(leadsTo('Raipur')).toBeUndefined()
    expect(leadsTo('Executive')).toBe('/jobs/in/raipur')
  })
})

describe('an address without a landing page', () => {
  test.each(['/jobs/nurse/in/raipur', '/jobs/in/Raipur', '/jobs/in/bangalore', '/jobs/xyzzy'])(
    '%s is not found, and leads to all jobs and to the landing pages',
    async (path) => {
      const page = await read(own, path)
      expect(page.code).toBe(404)
      expect(page.textOf('main')).toContain('We know no jobs')
      for (const to of ['/full-time-jobs', '/jobs/in/raipur'])
        expect(page.count(`main a[href="${to}"]`)).toBeGreaterThan(0)
      expect(page.count('article')).toBe(0)
      expect(page.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    },
  )

  test.each(['/jobs', '/jobs/a/b', '/Jobs/in/raipur'])('%s is no page at all', async (path) => {
    const page = await read(own, path)
    expect(page.code).toBe(404)
    expect(page.textOf('h1')).toBe('Unexpected Application Error!')
  })
})

describe('every landing page', () => {
  const parser = new XMLParser({ isArray: (name) => name === 'url' })
  const listed = async () => {
    const map = parser.parse(await (await fetch(`${own.origin}/sitemap.xml`)).text()) as {
      urlset: { url: { loc: string; lastmod?: string }[] }
    }
    return map.urlset.url.filter(({ loc }) => loc.includes('/jobs/'))
  }

  test('is in the sitemap with the day of its newest job, and exists', async () => {
    const pages = await listed()
    const paths = pages.map(({ loc }) => loc.replace(own.origin, ''))
    expect(paths).toEqual(
      expect.arrayContaining(['/jobs/in/raipur', '/jobs/nurse', '/jobs/operations/in/raipur']),
    )
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).not.toContain('/jobs/nurse/in/raipur')
    for (const { lastmod } of pages) expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d$/)
    for (const path of paths.slice(-3)) expect((await read(own, path)).code).toBe(200)
  })
})

const PAGE_DATA = 'page-data'

/** 'Beekeeper 1' is the newest; all others are clerks. */
const BEEKEEPERS = 10

const jobs = Array.from({ length: SEARCHED_FROM_JOBS }, (_nothing, index) =>
  index < BEEKEEPERS
    ? jobRow({
        job_id: `${index + 1}`,
        position: `Beekeeper ${index + 1}`,
        location: 'Raipur',
        role_id: '2',
        date_posted: `2026-03-${30 - index}`,
      })
    : jobRow({
        job_id: `${index + 1}`,
        position: `Clerk ${index + 1}`,
        location: 'Kochi',
        industry_id: '2',
        date_posted: '2026-02-01',
      }),
)

let server: TestServer
beforeAll(async () => {
  server = await start({ SAMPLE_CONTENT: 'off' })
  const { database } = server
  await database.write(async (trx) => {
    await insertContentRows(trx, 'department', [{ department_id: '1', d_name: 'Farming', sort_order: 0 }])
    await insertContentRows(trx, 'industry', [
      { industry_id: '1', industry_name: 'Honey', sort_order: 0 },
      { industry_id: '2', industry_name: 'Offices', sort_order: 1 },
    ])
    await insertContentRows(trx, 'role', [
      { role_id: '1', role_name: 'Clerk', sort_order: 0 },
      { role_id: '2', role_name: 'Beekeeper', sort_order: 1 },
    ])
    await insertContentRows(trx, 'job', jobs)
  })
})

const positionsIn = ({ document }: Awaited<ReturnType<typeof read>>) =>
  [...document.querySelectorAll('article h2, article h3')].map((heading) => heading.textContent)

const dataOf = ({ document }: Awaited<ReturnType<typeof read>>) => {
  const { settings, entries } = blockOf(document, PAGE_DATA) as {
    settings: { searchesJobs: boolean }
    entries: { endpointName: string; arg: unknown }[]
  }
  return {
    searchesJobs: settings.searchesJobs,
    reads: entries.map(({ endpointName, arg }) => `${endpointName} ${String(arg)}`),
  }
}

const beekeepers = Array.from({ length: BEEKEEPERS }, (_nothing, index) => `Beekeeper ${index + 1}`)

describe('where the server searches the jobs', () => {
  test('the list is rendered out of a search, whose answer travels in the page', async () => {
    const page = await read(server, '/full-time-jobs')
    expect(page.code).toBe(200)
    expect(page.textOf('main')).toContain('1000 Jobs available')
    expect(positionsIn(page)).toHaveLength(24)
    expect(positionsIn(page).slice(0, BEEKEEPERS)).toEqual(beekeepers)
    expect(dataOf(page)).toEqual({
      searchesJobs: true,
      reads: ['getLandings /full-time-jobs', 'searchJobs '],
    })
    expect(page.count('a[href="/jobs/in/raipur"]')).toBe(1)
  })

  test('landing pages are, and what there is in place of one', async () => {
    const page = await read(server, '/jobs/beekeeper/in/raipur?q=beekeeper+1')
    expect(page.code).toBe(200)
    expect(page.textOf('h1')).toBe('Beekeeper jobs in Raipur')
    // Close matches follow.
    expect(positionsIn(page).slice(0, 2)).toEqual(['Beekeeper 1', 'Beekeeper 10'])
    expect(dataOf(page).reads).toEqual([
      'getLandings /jobs/beekeeper/in/raipur',
      'searchJobs q=beekeeper+1&location=Raipur&role=Beekeeper',
    ])
    const missing = await read(server, '/jobs/clerk/in/raipur')
    expect(missing.code).toBe(404)
    expect(missing.count('main a[href="/jobs/clerk"]')).toBeGreaterThan(0)
    expect(dataOf(missing).reads).toEqual(['getLandings /jobs/clerk/in/raipur'])
  })

  test('a job is, with those like it', async () => {
    const page = await read(server, '/job-details?s=1')
    expect(page.code).toBe(200)
    expect(page.textOf('h1')).toBe('Beekeeper 1')
    expect(dataOf(page).reads).toEqual(['getJob 1', 'getSimilarJobs 1'])
    expect(page.count('main section a[href^="/job-details?s="]')).toBe(4)
  })
})

describe('what changes while the server searches the jobs', () => {
  const firstIn = async (path: string) => positionsIn(await read(server, path))[0]

  test('shows on its pages', async () => {
    expect(await firstIn('/full-time-jobs')).toBe('Beekeeper 1')
    await server.db.updateTable('job').set({ position: 'Beemaster' }).where('job_id', '=', '1').execute()
    await until(async () => (await firstIn('/full-time-jobs')) === 'Beemaster')
    expect(await firstIn('/jobs/in/raipur')).toBe('Beemaster')
    expect((await read(server, '/job-details?s=1')).textOf('h1')).toBe('Beemaster')
    expect(positionsIn(await read(server, '/full-time-jobs?q=beemaster'))).toEqual(['Beemaster'])
  })

  test('may leave so few jobs that the browser searches them', async () => {
    await server.db.updateTable('job').set({ closed_on: '2026-03-31' }).where('job_id', '=', '1').execute()
    const page = await read(server, '/full-time-jobs')
    expect(page.textOf('main')).toContain('999 Jobs available')
    expect(dataOf(page)).toEqual({
      searchesJobs: false,
      reads: ['getLandings /full-time-jobs', 'searchJobs '],
    })
    expect((await read(server, '/job-details?s=1')).code).toBe(410)
  })
})

import { XMLParser } from 'fast-xml-parser'
import type { TestServer } from '@test/support/server'
import { read, start } from './pageServer'

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
    // What is ticked off must be able to leave the landing page.
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

  test('takes one filter back without script: the rest goes on in the list of all jobs', async () => {
    const { document } = await read(own, '/jobs/in/raipur?role=Executive')
    const leadsTo = (name: string) =>
      document.querySelector(`[aria-label="Remove ${name}"]`)?.getAttribute('href')
    expect(leadsTo('Raipur')).toBe('/full-time-jobs?role=Executive')
    expect(leadsTo('Executive')).toBe('/jobs/in/raipur')
  })

  test.each([
    ['/jobs/in/Raipur', '/jobs/in/raipur'],
    ['/jobs/in/bangalore?q=sales', '/jobs/in/bengaluru?q=sales'],
    ['/jobs/in/%E0%A4%B0%E0%A4%BE%E0%A4%AF%E0%A4%AA%E0%A5%81%E0%A4%B0', '/jobs/in/raipur'],
    ['/jobs/developer', '/jobs/software-developer'],
  ])('at %s redirects to %s', async (path, to) => {
    const page = await read(own, path)
    expect([page.code, page.headers.get('location')]).toEqual([302, to])
  })
})

describe('an address without a landing page', () => {
  test.each([
    ['/jobs/nurse/in/raipur', 'Nurse jobs in Raipur', '/jobs/nurse'],
    ['/jobs/in/raipurr', 'the nearest', '/jobs/in/raipur'],
    ['/jobs/xyzzy', 'We know no jobs', '/full-time-jobs'],
  ])('%s is not found, says %s and leads to %s', async (path, text, to) => {
    const page = await read(own, path)
    expect(page.code).toBe(404)
    expect(page.textOf('main')).toContain(text)
    expect(page.count(`main a[href="${to}"]`)).toBeGreaterThan(0)
    expect(page.count('article')).toBe(0)
    expect(page.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

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

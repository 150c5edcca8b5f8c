import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { noFilters } from '@/domain/jobs/jobFilter'
import { SEARCHED_FROM_JOBS } from '@/domain/site/limits'
import { sampleContent } from '@/server/content/sample'
import { insertContentRows } from '@/server/repositories/contentRows'
import { createJobSearch } from '@/server/search/jobSearch'
import { sitemap } from '@/server/seo/sitemap'
import { forSuite } from '@test/support/forSuite'
import { get, startServer, type TestServer } from '@test/support/server'
import { until } from '@test/support/until'

describe('what people type', () => {
  /** Texts that people type, and the positions that come first: those of the list if it is about the text, else the close ones. */
  const searches: [string, RegExp[]][] = [
    ['staff nurse nagpur', [/^Staff Nurse/]],
    ['nurse raipur', [/^Nursing Superintendent/]],
    ['nurse', [/Nurse/, /Nurse/, /^Nursing Superintendent/]],
    ['नर्स', [/Nurs/, /Nurs/, /Nurs/]],
    ['gnm', [/^Staff Nurse/, /Nurs/, /Nurs/]],
    ['security guard raipur', [/Security/, /Security/]],
    ['driver raipur', [/^Ambulance Driver/, /Driver/, /Driver/]],
    ['ड्राइवर', [/Driver/, /Driver/, /Driver/]],
    ['ड्राइवर रायपुर', [/^Ambulance Driver/]],
    ['drivar', [/Driver/, /Driver/, /Driver/]],
    ['job no 1003', [/^Staff Nurse/]],
    ['1003', [/^Staff Nurse/]],
    ['accountant raipur', [/Accounts/]],
    ['चपरासी', []],
    ['telecaller nagpur', [/Tele-caller/]],
    ['टीचर रायपुर', [/Teacher/]],
    ['data entry raipur', [/^Data Entry/]],
    ['electrician', [/Technician/]],
    ['receptionist nagpur', [/^Front Office/]],
    ['cook', [/Chef|Commis/]],
    ['cnc operator bhilai', [/CNC|VMC/]],
    ['sales executive raipur', [/Sales/]],
    ['delivery boy raipur', [/^Delivery Associate/]],
    ['फार्मासिस्ट', [/Pharmacist/]],
    ['इंजीनियर भिलाई', [/Engineer/]],
    ['software developer bangalore', [/Developer/]],
    ['lab technician', [/^Lab Technician/, /^Lab Technician/]],
    ['store keeper indore', [/Warehouse|Store/]],
    ['recepsionist', [/Front Office|Recept/]],
    ['pharmacy', [/Medical Records/, /^Hospital Pharmacist/]],
    ['lab tech', [/^Lab Technician/, /^Lab Technician/]],
    ['maths teacher', [/^Mathematics Faculty/, /Teacher/]],
    ['mechanical engineer bhilai', [/Mechanical/]],
    ['nurse&driver', [/^Ambulance Driver/, /Nurse|Driver/, /Nurse|Driver/]],
    ['driver 15000', [/Driver/, /Driver/]],
    ['securityguard', [/^Security Supervisor/]],
    ['jobs near me', [/./, /./, /./]],
    ['sales', [/Sales/, /Sales/, /Sales/]],
    ['production', [/Production/]],
    ['iti', []],
    ['hr executive', []],
    ['recruiter', [/Recruit|Talent/]],
    ['mazdoor', []],
    ['senior accountant', [/Account/]],
    ['lab tecnician', [/^Lab Technician/, /^Lab Technician/]],
    ['khana banane wala', [/Chef|Commis/]],
  ]

  const server = forSuite(() => startServer())

  type Card = { job_id: string; position: string; location: string }
  type Answer = {
    jobs: Card[]
    total: number
    best: number
    numbered?: Card
    close?: {
      jobs: Card[]
      isInList: boolean
      place: string
      reach: string
      offers: { key: string; value: string; count: number }[]
    }
  }

  const search = async (q: string) => {
    const { data } = await get(server, `/web/job/search?${new URLSearchParams({ q })}`)
    return data as Answer
  }

  test.each(searches)("'%s' finds what is meant", async (text, first) => {
    const answer = await search(text)
    const isListFirst = answer.close?.isInList || (answer.best >= 0 && answer.best <= 2)
    const cards = [
      answer.numbered,
      ...(isListFirst ? answer.jobs : []),
      ...(answer.close?.jobs ?? []),
      ...answer.jobs,
    ]
    const shown = cards.filter((card) => card !== undefined).map(({ position }) => position)
    for (const [at, position] of first.entries())
      expect([text, shown.slice(0, 8), at, shown[at]]).toEqual([
        text,
        shown.slice(0, 8),
        at,
        expect.stringMatching(position),
      ])
  })

  test('a place in Hindi finds the 24 jobs there, and offers them as a filter', async () => {
    const { jobs, close } = await search('रायपुर')
    const all = [...jobs, ...(close?.jobs ?? [])]
    expect(all.map(({ location }) => location)).toEqual(
      Array.from({ length: 24 }, () => expect.stringContaining('Raipur') as string),
    )
    expect(close?.offers).toEqual([{ key: 'locations', value: 'Raipur', count: 24 }])
  })
})

describe('many jobs', () => {
  const server = forSuite(() => startServer())

  const searchOf = ({ database }: TestServer) =>
    createJobSearch(database, {
      now: () => new Date(),
      onError: (error) => {
        throw error
      },
    })

  const parser = new XMLParser({ isArray: (name) => /^(?:url|sitemap|item)$/.test(name) })

  type Document = {
    urlset?: { url: { loc: string; lastmod?: string }[] }
    sitemapindex?: { sitemap: { loc: string }[] }
    rss?: { channel: { item: { title: string; description: string }[] } }
  }

  const readXml = async (path: string) => {
    const response = await fetch(server.origin + path)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(XMLValidator.validate(text)).toBe(true)
    return parser.parse(text) as Document
  }

  test('fewer jobs stand in one sitemap', async () => {
    expect(await searchOf(server).isLarge()).toBe(false)
    expect((await readXml('/sitemap.xml')).urlset?.url.length).toBeGreaterThan(240)
    for (const path of ['/sitemap-0.xml', '/sitemap-1.xml', '/sitemap-x.xml', '/sitemap-.xml'])
      expect((await fetch(server.origin + path)).status).toBe(404)
  })

  test('more addresses than one sitemap may have stand in an index of its parts, each once in each language', async () => {
    const entries = Array.from({ length: 600 }, (_nothing, index) => ({ path: `/job-${index}` }))
    const textOf = (part?: number) => sitemap('http://jobs.example', entries, { part, addressesMax: 500 })
    const parse = async (part?: number) => parser.parse((await textOf(part)) ?? '') as Document
    expect((await parse()).sitemapindex?.sitemap).toEqual(
      [1, 2, 3].map((part) => ({ loc: `http://jobs.example/sitemap-${part}.xml` })),
    )
    const parts = await Promise.all([1, 2, 3].map(parse))
    const found = parts.map(({ urlset }) => urlset?.url.map(({ loc }) => loc) ?? [])
    expect(found.map(({ length }) => length)).toEqual([500, 500, 200])
    expect(new Set(found.flat()).size).toBe(1200)
    expect(await Promise.all([0, 4].map(textOf))).toEqual([undefined, undefined])
  })

  describe('with many jobs', () => {
    beforeAll(async () => {
      const [sample] = sampleContent(new Date('2026-03-10T06:00Z')).job
      if (!sample) throw new Error('there is no sample job')
      const jobs = Array.from({ length: SEARCHED_FROM_JOBS }, (_nothing, index) => ({
        ...sample,
        job_id: `many-${index}`,
        position: index % 100 === 7 ? `Beekeeper ${index}` : `Clerk ${index}`,
        job_description: '<p>Counts &amp; writes.</p>',
        short_job_description: '',
        location: index % 2 === 0 ? 'Raipur' : 'Kochi',
        date_posted: `2026-02-${10 + (index % 18)}`,
      }))
      await server.database.write((trx) => insertContentRows(trx, 'job', jobs))
    })

    test('the server says so, until some are closed', async () => {
      const search = searchOf(server)
      expect(await search.isLarge()).toBe(true)
      // The jobs of before may answer for a moment.
      await until(async () => {
        const { data } = await get(server, '/web/job/search?q=beekeeper')
        return (data as { total: number }).total === SEARCHED_FROM_JOBS / 100
      })
      search.close()
    })

    test('a change holds up no search: the list before answers until the new one is there', async () => {
      const search = searchOf(server)
      const totalOf = async (text: string) => {
        const { total } = await search.answer({ filters: { ...noFilters, text }, page: 1 })
        return total
      }
      expect(await totalOf('glassblower')).toBe(0)
      await server.db
        .updateTable('job')
        .set({ position: 'Glassblower' })
        .where('job_id', '=', 'many-0')
        .execute()
      expect(await totalOf('glassblower')).toBe(0)
      await until(async () => (await totalOf('glassblower')) === 1)
      search.close()
    })

    test('a feed has the newest jobs that match, with their descriptions', async () => {
      const { rss } = await readXml('/jobs.rss?q=beekeeper&location=Kochi&location=Atlantis')
      const items = rss?.channel.item ?? []
      // 7, 107, 207 and so on were posted on the 17th, 27th, 19th, 11th, 21st, 13th, 23rd, 15th, 25th and 17th.
      expect(items.map(({ title }) => title.replace(/, .*/, ''))).toEqual(
        [107, 807, 607, 407, 207, 7, 907, 707, 507, 307].map((number) => `Beekeeper ${number}`),
      )
      expect(items[0]?.description).toContain('Counts & writes.')
    })
  })
})

import { existsSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readAnswerDays } from '@/server/content/answerDays'
import { faultsOfApi, watchApi } from '@/server/content/checkApi'
import { addSampleContent, readSample, sampleContent } from '@/server/content/sample'
import { openDatabase } from '@/server/database/open'
import { contentKinds } from '@/server/import/contentKinds'
import { applicationForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { freePort } from '@test/support/freePort'
import { buildSmallSite } from '@test/support/site'
import { until } from '@test/support/until'
import { APPLY, startInbox } from '../office/inboxServer'

describe('the sample content', () => {
  const NOW = new Date('2026-03-10T20:00:00Z')
  const content = sampleContent(NOW)

  const idsOf = <Row>(rows: Row[], id: (row: Row) => string) => new Set(rows.map(id))

  test('sixteen industries with fifteen jobs each', () => {
    const counts = new Map<string, number>()
    for (const job of content.job) counts.set(job.industry_id, (counts.get(job.industry_id) ?? 0) + 1)
    expect([...counts.values()]).toEqual(Array.from({ length: 16 }, () => 15))
    expect(idsOf(content.job, (job) => job.job_id).size).toBe(240)
    expect(idsOf(content.job, (job) => job.position).size).toBeGreaterThan(230)
  })

  test('jobs are of companies that exist and tell about them', () => {
    const companies = idsOf(content.company, (row) => row.name ?? '')
    for (const job of content.job) {
      expect(companies).toContain(job.company_name)
      expect(job.about_company).not.toBe('')
    }
  })

  test('the files are what `import` takes, without a warning', () => {
    for (const name of Object.keys(contentKinds)) {
      const { problems, warnings } = readSample(name)
      expect([name, problems, warnings]).toEqual([name, [], []])
    }
  })

  test('dates count back from the day of the first fill, where the company is', () => {
    // 20:00 UTC on the 10th is 01:30 on the 11th in India.
    const dates = content.job.flatMap(({ date_posted }) => date_posted ?? [])
    expect(dates.toSorted().at(-1)).toBe('2026-03-11')
    expect(dates.every((date) => /^2026-0[1-3]-\d\d$|^2025-12-\d\d$/.test(date))).toBe(true)
  })

  /** The tags of HTML in their order. */
  const tagsOf = (html = '') => html.match(/<[^>]+>/g)

  test('lists, services and notices have their Hindi', () => {
    const { industry, department, role, location, service, csr_item, office, header_content } = content
    for (const row of [
      industry,
      department,
      role,
      location,
      service,
      csr_item,
      office,
      header_content,
    ].flat()) {
      const inHindi = Object.entries(row).filter(([name]) => name.endsWith('_hi'))
      expect(inHindi.length).toBeGreaterThan(0)
      for (const [, text] of inHindi) expect(text).toMatch(/\p{Script=Devanagari}/u)
    }
    for (const row of service) expect(tagsOf(row.description_hi)).toEqual(tagsOf(row.description))
  })

  test('a quarter of the jobs of each industry are in Hindi, of the same parts', () => {
    const inHindi = content.job.filter((job) => job.position_hi)
    for (const { industry_id } of content.industry)
      expect(inHindi.filter((job) => job.industry_id === industry_id).length * 4).toBeGreaterThan(15)
    for (const job of inHindi) {
      expect(job.short_job_description_hi).toMatch(/[\u0900-\u097f]{3}/)
      expect(tagsOf(job.job_description_hi)).toEqual(tagsOf(job.job_description))
    }
  })

  test('every picture that is named exists', () => {
    const uploads = [
      ...content.company.map((row) => row.logo_file_name),
      ...content.slider_image.map((row) => row.image),
      ...content.service.flatMap((row) => [row.small_img, row.banner_img]),
      ...content.header_content.flatMap((row) => [row.img1, row.img2, row.video_file_name]),
    ].filter(Boolean)
    const missing = [
      ...uploads.filter((name) => !existsSync(`public/uploads/${name}`)),
      ...content.csr_item.map((row) => row.image).filter((name) => !existsSync(`public/media/${name}`)),
    ]
    expect(missing).toEqual([])
  })

  describe('filling', () => {
    test('happens once, even when staff delete everything', async () => {
      const database = await openDatabase(':memory:')
      expect(await addSampleContent(database, NOW)).toBe(true)
      await database.db.deleteFrom('job').execute()
      await database.db.deleteFrom('email_item').execute()
      expect(await addSampleContent(database, NOW)).toBe(false)
      expect(await database.db.selectFrom('job').select('job_id').execute()).toEqual([])
      await database.close()
    })

    test('does not happen where staff entered something before', async () => {
      const database = await openDatabase(':memory:')
      await database.db
        .insertInto('industry')
        .values({ industry_id: '1', industry_name: 'Ours', sort_order: 1 })
        .execute()
      expect(await addSampleContent(database, NOW)).toBe(false)
      await database.close()
    })
  })
})

/** Friday, the 6th of March 2026, in the afternoon in India. */
const NOW = new Date('2026-03-06T10:00:00.000Z')
const office = forSuite(() => startInbox({ settings: { SITE_DIR: buildSmallSite() } }))
const lineOf = async (path: string) =>
  /We usually answer within \d+ days?/.exec(await (await fetch(office.origin + path)).text())?.[0]

test('nothing is said until 20 answers to applications were told within 90 days, then half of them decide', async () => {
  const { reference: first } = await office.send('2026-01-01T06:00:00.000Z', APPLY, applicationForm())
  const { row: _row, ...entry } = await office.db
    .selectFrom('inbox_entry')
    .selectAll()
    .where('reference', '=', first)
    .executeTakeFirstOrThrow()
  let sent = 0
  /** Submissions that came in at one time and were answered at another. */
  const answer = (
    count: number,
    received_at: string,
    answered_at: string,
    kind: 'application' | 'resume' = 'application',
  ) =>
    office.db
      .insertInto('inbox_entry')
      .values(
        Array.from({ length: count }, () => {
          sent += 1
          return { ...entry, reference: `COPY-${sent}`, kind, received_at, answered_at }
        }),
      )
      .execute()
  const days = () => readAnswerDays(office.db, NOW)

  // Answered the same day, and in the night after three: 0 and 4 days.
  await answer(9, '2026-03-01T06:00:00.000Z', '2026-03-01T12:00:00.000Z')
  await answer(10, '2026-03-01T06:00:00.000Z', '2026-03-04T18:30:00.000Z')
  // One was answered before the first of the 90 days, and the other is no application.
  await answer(1, '2025-12-01T06:00:00.000Z', '2025-12-06T18:29:59.999Z')
  await answer(2, '2026-03-01T06:00:00.000Z', '2026-03-02T06:00:00.000Z', 'resume')
  expect(await days()).toBe(0)
  // The twentieth, in the first minute of those days: it took 6. In order the tenth and the eleventh took 4 days.
  await answer(1, '2025-12-01T06:00:00.000Z', '2025-12-06T18:30:00.000Z')
  expect(await days()).toBe(4)
  // The eleventh of 21 decides; with 22 the eleventh, which took no day, and the twelfth do.
  await answer(1, '2026-03-02T06:00:00.000Z', '2026-03-02T07:00:00.000Z')
  expect(await days()).toBe(4)
  await answer(1, '2026-03-02T06:00:00.000Z', '2026-03-02T07:00:00.000Z')
  expect(await days()).toBe(2)
  // The thirteenth of 25 took none, which is said as one day.
  await answer(3, '2026-03-02T06:00:00.000Z', '2026-03-02T07:00:00.000Z')
  expect(await days()).toBe(1)
  // Counted when a page asks for it first, and kept for some minutes.
  for (const path of ['/job-details?s=1001', '/apply-job?job_id=1001'])
    expect(await lineOf(path)).toBe('We usually answer within 1 day')
  expect(await lineOf('/internship')).toBeUndefined()
})

describe('another API', () => {
  const origin = 'https://jobs.example.com'
  /** Twelve lists, and the jobs of a category. */
  const READS = 13

  const listening = async (answer: RequestListener) => {
    const server = createServer(answer).listen(0, '127.0.0.1')
    await new Promise((resolve) => void server.once('listening', resolve))
    const close = () => {
      server.close()
      server.closeAllConnections()
    }
    return { apiHost: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
  }

  const answering =
    (headers: Record<string, string>, body = '{"status":"1","data":[]}'): RequestListener =>
    (_request, response) =>
      response.writeHead(200, headers).end(body)

  test('an API that allows the site and answers every list has no fault', async () => {
    const { apiHost, close } = await listening(
      answering({ 'access-control-allow-origin': origin, 'access-control-allow-headers': 'Content-Type' }),
    )
    expect(await faultsOfApi({ apiHost, origin })).toEqual([])
    const [fault, ...more] = await faultsOfApi({ apiHost, origin: 'https://other.example.com' })
    expect(fault).toContain('does not allow https://other.example.com by Access-Control-Allow-Origin')
    expect(more).toHaveLength(READS - 1)
    close()
  })

  test.each([
    ['one without CORS', answering({}), /Access-Control-Allow-Origin/],
    [
      'one that answers pages',
      answering({ 'access-control-allow-origin': '*' }, '<html>'),
      /does not answer/,
    ],
    [
      'one that fails',
      ((_request, response) => response.writeHead(502).end()) satisfies RequestListener,
      /answers with code 502/,
    ],
  ])('of %s each list is named', async (_what, answer, fault) => {
    const { apiHost, close } = await listening(answer)
    const faults = await faultsOfApi({ apiHost, origin })
    expect(faults).toHaveLength(READS)
    expect(faults.find((one) => one.startsWith('/web/job/get of API_HOST'))).toMatch(fault)
    expect(faults[READS - 1]).toMatch(/^\/web\/job\/get_jobs_by_category .* \(OPTIONS\)/)
    close()
  })

  test('the log names a dead API once', async () => {
    const apiHost = `http://127.0.0.1:${await freePort()}`
    const lines: string[] = []
    const log = (line: string) => void lines.push(line)
    watchApi({ apiHost, origin }, { info: log, warn: log })
    await until(async () => lines.length > 0)
    expect(lines).toEqual([
      expect.stringMatching(
        /^\/web\/category\/get of API_HOST, http:\S+, cannot be reached: connect ECONNREFUSED .* check-api/,
      ),
    ])
  })
})

import { existsSync } from 'node:fs'
import { addSampleContent, readSample, sampleContent } from '@/server/content/sample'
import { contentKinds } from '@/server/import/contentKinds'
import { openDatabase } from '@/server/database/open'

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
  const companies = idsOf(content.company, (row) => row.name)
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

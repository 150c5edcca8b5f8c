import { addSampleSubmissions } from '@/server/cli/demo'
import { createResumeReader } from '@/server/office/inbox/readResumes'
import { forms } from '@/server/submissions/forms'
import {
  applicationForm,
  docBytes,
  docxBytes,
  docxTexts,
  fileOf,
  internshipForm,
  resumeForm,
  zipBytes,
} from '@test/support/builders'
import { docxWithMacros, lyingDocx } from '@test/support/badFiles'
import { compoundBytes, wordParts } from '@test/support/compound'
import { forSuite } from '@test/support/forSuite'
import { newPlace } from '@test/support/places'
import { post, readWord, startServer, type TestServer } from '@test/support/server'
import { until } from '@test/support/until'
import { APPLY, INTERNSHIP, RESUME, startInbox, type InboxServer } from './inboxServer'

/** A small document with these paragraphs. */
const docxOf = (...paragraphs: string[]) => {
  const { 'word/document.xml': document, ...others } = docxTexts()
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
  return zipBytes({ ...others, 'word/document.xml': document.replace(/<w:p>.*<\/w:p>/, body) })
}

const docOf = (text: string) => compoundBytes(wordParts({ text, encoding: 'utf16le' }))

const NOW = new Date('2026-03-06T10:00:00.000Z')

/** Reads at once what a server reads within seconds. */
const readWaiting = ({ database }: InboxServer) =>
  createResumeReader(readWord)({ database, now: () => NOW, signal: new AbortController().signal })

const isRead = async (office: InboxServer, reference: string) => {
  const { resume } = await office.open(reference)
  return resume === null || !('pending' in resume)
}

/** The resume of a submission once it was read. */
const readResume = async (office: InboxServer, reference: string) => {
  await until(() => isRead(office, reference))
  return (await office.open(reference)).resume
}

describe('the words of resumes', () => {
  const office = forSuite(() => startInbox({ readsResumes: true }))
  let minute = 0
  const sendOwn = async (bytes: Buffer, name = 'a.docx') => {
    minute += 1
    const at = new Date(Date.UTC(2026, 2, 4, 8, minute)).toISOString()
    return (await office.send(at, INTERNSHIP, internshipForm({ resume: fileOf(bytes, name) }))).reference
  }

  test('are read from Word documents of both kinds, in every script, and found', async () => {
    const resume = fileOf(docxOf('Asha Verma', 'Tally &amp; GST, लेखाकार', 'রান্না'), 'asha.docx')
    const first = await office.send('2026-03-01T08:00:00.000Z', APPLY, applicationForm({ resume }))
    const doc = fileOf(docOf('Ravi Sahu\rOxyacetylene welding, वेल्डर'), 'ravi.doc')
    const second = await office.send(
      '2026-03-02T08:00:00.000Z',
      RESUME,
      resumeForm({ resume: doc, photo: undefined }),
    )
    expect(await readResume(office, first.reference)).toEqual({
      text: 'Asha Verma\nTally & GST, लेखाकार\nরান্না',
    })
    expect(await readResume(office, second.reference)).toEqual({
      text: 'Ravi Sahu\nOxyacetylene welding, वेल्डर',
    })
    for (const search of ['tally', 'gst लेखाकार', 'রান্না', 'kiran TALLY'])
      expect(await office.names({ search })).toEqual(['Kiran Netam'])
    for (const search of ['acetylene', 'वेल्डर', 'welding 9876501234'])
      expect(await office.names({ search })).toEqual(['Ravi Sahu'])
    expect(await office.names({ search: 'tally acetylene' })).toEqual([])
  })

  const box = (text: string) =>
    `<wps:txbx><w:txbxContent><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:txbxContent></wps:txbx>`
  const lines = (text: string) => `<w:r><w:t>${text.replace(/\|/g, '</w:t><w:br/><w:t>')}</w:t></w:r>`

  const bodies: [body: string, text: string][] = [
    [
      `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${box('Onlychoice')}</mc:Choice></mc:AlternateContent></w:r></w:p>`,
      'Onlychoice',
    ],
    [
      `<w:p><w:r><w:t>before</w:t><w:drawing>${box('Barebox')}</w:drawing><w:t>after</w:t></w:r></w:p>`,
      'before\nBarebox\nafter',
    ],
    [
      `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${box('Once')}</mc:Choice><mc:Fallback>${box('Once')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
      'Once',
    ],
    [
      `<w:tbl><w:tr><w:tc><w:p>${lines('Raipur|Bhilai')}<w:r><w:tab/><w:t>Durg</w:t><w:cr/><w:t>Korba</w:t></w:r></w:p></w:tc><w:tc><w:p>${lines('98123 00050|98123 00051')}</w:p></w:tc></w:tr></w:tbl>`,
      'Raipur\nBhilai\tDurg\nKorba\n\t98123 00050\n98123 00051',
    ],
    [
      '<w:p><w:r><w:t>Sales</w:t><w:softHyphen/><w:t>force</w:t><w:noBreakHyphen/><w:t>x</w:t></w:r><w:del><w:r><w:delText>no</w:delText></w:r></w:del></w:p>',
      'Salesforce-x',
    ],
  ]

  test('of boxes, breaks, tabs and hyphens are words of their own, in any prefix of the namespace', async () => {
    const { 'word/document.xml': document, ...others } = docxTexts()
    const spaces = 'xmlns:mc="urn:mc" xmlns:wps="urn:wps" xmlns:w='
    const sent: [reference: string, text: string][] = []
    for (const [body, text] of bodies) {
      const xml = document.replace(/<w:p>.*<\/w:p>/, body).replace('xmlns:w=', spaces)
      for (const one of [xml, xml.replace(/(<\/?|xmlns:)w(?=[:=])/g, '$1ns0')])
        sent.push([await sendOwn(zipBytes({ ...others, 'word/document.xml': one })), text])
    }
    sent.push([await sendOwn(docOf('Sales\u001fforce trainer'), 'a.doc'), 'Salesforce trainer'])
    await readWaiting(office)
    for (const [reference, text] of sent) expect(await readResume(office, reference)).toEqual({ text })
  })

  test('go with the submission', async () => {
    const resume = fileOf(docxOf('Zymurgy'), 'a.docx')
    const { reference } = await office.send(
      '2026-03-03T08:00:00.000Z',
      INTERNSHIP,
      internshipForm({ resume }),
    )
    await readWaiting(office)
    await readResume(office, reference)
    expect((await office.list({ search: 'zymurgy' })).total).toBe(1)
    expect((await office.as('owner').delete(`/submissions/${reference}`)).code).toBe(204)
    expect((await office.list({ search: 'zymurgy' })).total).toBe(0)
    for (const table of ['inbox_entry', 'resume_text'] as const) {
      const left = await office.db.selectFrom(table).selectAll().where('reference', '=', reference).execute()
      expect(left).toEqual([])
    }
    const entries = await office.db.selectFrom('inbox_entry').select('row').execute()
    const texts = await office.db.selectFrom('inbox_search').select('row').execute()
    expect(texts.length).toBe(entries.length)
  })
})

/** Stores a file that the site would refuse, as an earlier version did. */
const storeOlder = async (server: TestServer, name: string, bytes: Buffer) => {
  expect(await post(server, APPLY, applicationForm({ full_name: name }))).toMatchObject({ code: 200 })
  await server.db
    .updateTable('uploaded_file')
    .set({ original_name: name, bytes })
    .where('field', '=', 'resume')
    .where('submission_id', 'in', (build) =>
      build.selectFrom('application').select('application.id').where('full_name', '=', name),
    )
    .execute()
}

test('a file that is no resume has no words, and can be downloaded all the same', async () => {
  const place = await newPlace()
  let day = 0
  const older = await startServer({ ...place, now: () => new Date(Date.UTC(2025, 0, day)) })
  const files: [string, Buffer][] = [
    ['bomb.docx', lyingDocx()],
    ['macros.docx', docxWithMacros()],
    ['broken.docx', docxBytes().subarray(0, 200)],
    ['broken.doc', docBytes().subarray(0, 1024)],
    ['nothing.doc', Buffer.alloc(0)],
    ['paper.pdf', Buffer.from('%PDF-1.4\n%%EOF\n')],
    ['good.docx', docxOf('Cartographer')],
    ['locked.doc', compoundBytes(wordParts({ flags: 0x0300 }))],
  ]
  for (const [name, bytes] of files) {
    day += 1
    await storeOlder(older, name, bytes)
  }
  await older.close()
  const office = await startInbox(place)
  await readWaiting(office)
  const { rows } = await office.list()
  expect(rows.map(({ name }) => name)).toEqual(files.map(([name]) => name).toReversed())
  for (const [name, bytes] of files) {
    const reference = rows.find((row) => row.name === name)?.reference ?? ''
    const resume = await readResume(office, reference)
    expect([name, resume]).toEqual([
      name,
      name === 'good.docx' ? { text: 'Cartographer' } : { unreadable: true },
    ])
    const file = (await office.open(reference)).files.find(({ isPhoto }) => !isPhoto)
    const address = `${office.origin}/office/api/submissions/${reference}/files/${file?.id}`
    const answer = await fetch(address, { headers: { cookie: office.as('recruiter').cookie } })
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  }
  expect(await office.names({ search: 'cartographer' })).toEqual(['good.docx'])
  await office.close()
})

test('the samples are a few dozen of the last weeks, of every kind, with resumes that can be read', async () => {
  const office = await startInbox()
  expect((await office.list()).total).toBe(0)
  const { length: added } = await addSampleSubmissions(office.database, NOW)
  const { rows, total } = await office.list({ pageSize: '100' })
  expect(total).toBe(added)
  expect(total).toBeGreaterThan(24)
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(forms.length)
  const times = rows.map(({ receivedAt }) => receivedAt)
  expect(times.every((time) => time < NOW.toISOString() && time > '2026-02-01')).toBe(true)
  expect((await office.list({ search: 'अनीता' })).rows.some(({ isDuplicate }) => isDuplicate)).toBe(true)
  const history = await office.open(rows.find(({ name }) => name === 'Asha Verma')?.reference ?? '')
  expect(history.history.length).toBeGreaterThanOrEqual(2)
  await readWaiting(office)
  const unread = office.db.selectFrom('resume_text').select('reference').where('state', '!=', 'read')
  expect(await unread.execute()).toEqual([])
  const texts = await office.db.selectFrom('resume_text').select('text').execute()
  expect(texts.filter(({ text }) => /\b1 years/.test(text))).toEqual([])
  expect((await office.list({ search: 'tally prime' })).rows[0]?.name).toBe('Asha Verma')
  expect((await office.list({ search: 'टीकाकरण' })).rows[0]?.name).toBe('अनीता साहू')
  await expect(addSampleSubmissions(office.database, NOW)).rejects.toThrow('are there already')
  const told = (await office.logLines()).filter(({ account }) => account === 'command line')
  expect(told).toMatchObject([{ action: 'samples_added', details: `${added} submissions` }])
  await office.close()
})

import { randomUUID } from 'node:crypto'
import type { PortalDatabase } from '@/server/database/open'
import { insertEntry } from '@/server/repositories/office/inboxEntries'
import { insertSubmission } from '@/server/repositories/submissions'
import { inboxEntryOf } from '@/server/submissions/inboxEntry'
import { rememberedNames } from '@/server/submissions/readableFields'
import {
  applicationFields,
  applicationForm,
  docBytes,
  docxBytes,
  docxTexts,
  fileOf,
  internshipForm,
  resumeForm,
  zipBytes,
} from '@test/support/builders'
import { denseDocx, docxWithMacros, lyingDocx } from '@test/support/badFiles'
import { compoundBytes, wordParts } from '@test/support/compound'
import { newPlace, openPlace } from '@test/support/places'
import { until } from '@test/support/until'
import { APPLY, INTERNSHIP, RESUME, startInbox, type InboxServer } from './inboxServer'

/** A small document with these paragraphs. */
const docxOf = (...paragraphs: string[]) => {
  const { 'word/document.xml': document, ...others } = docxTexts()
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
  return zipBytes({ ...others, 'word/document.xml': document.replace(/<w:p>.*<\/w:p>/, body) })
}

const docOf = (text: string) => compoundBytes(wordParts({ text, encoding: 'utf16le' }))

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
  let office: InboxServer
  beforeAll(async () => {
    office = await startInbox({ readsResumes: true })
  })
  afterAll(() => office.close())

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

  test('go with the submission', async () => {
    const resume = fileOf(docxOf('Zymurgy'), 'a.docx')
    const { reference } = await office.send(
      '2026-03-03T08:00:00.000Z',
      INTERNSHIP,
      internshipForm({ resume }),
    )
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
const storeOlder = async (database: PortalDatabase, at: string, name: string, bytes: Buffer) => {
  const { db } = database
  const id = randomUUID()
  const file = {
    id: randomUUID(),
    field: 'resume',
    original_name: name,
    media_type: 'application/msword',
    size: bytes.length,
    checksum: '',
    bytes,
  }
  const fields = { ...applicationFields, full_name: name, position: 'Accountant' }
  const submission = { id, submittedAt: at, fields, files: [file] }
  await insertSubmission(db, 'application', submission)
  await insertEntry(db, database, await inboxEntryOf(rememberedNames(db), 'application', submission))
  return `application-${id}`
}

test('a file that is no resume has no words, and can be downloaded all the same', async () => {
  const place = await newPlace()
  const database = await openPlace(place)
  const files: [string, Buffer][] = [
    ['bomb.docx', lyingDocx()],
    ['dense.docx', denseDocx()],
    ['macros.docx', docxWithMacros()],
    ['broken.docx', docxBytes().subarray(0, 200)],
    ['broken.doc', docBytes().subarray(0, 1024)],
    ['nothing.doc', Buffer.alloc(0)],
    ['text.docx', Buffer.from('plain text')],
    ['paper.pdf', Buffer.from('%PDF-1.4\n%%EOF\n')],
    ['good.docx', docxOf('Cartographer')],
    ['locked.doc', compoundBytes(wordParts({ flags: 0x0300 }))],
  ]
  const references = new Map<string, string>()
  for (const [day, [name, bytes]] of files.entries())
    references.set(name, await storeOlder(database, `2025-01-${10 + day}T00:00:00.000Z`, name, bytes))
  await database.close()
  const office = await startInbox({ ...place, readsResumes: true })
  expect(await office.names()).toEqual(files.map(([name]) => name).toReversed())
  for (const [name, bytes] of files) {
    const reference = references.get(name) ?? ''
    const resume = await readResume(office, reference)
    expect([name, resume]).toEqual([
      name,
      name === 'good.docx' ? { text: 'Cartographer' } : { unreadable: true },
    ])
    const [file] = (await office.open(reference)).files
    const address = `${office.origin}/office/api/submissions/${reference}/files/${file?.id}`
    const answer = await fetch(address, { headers: { cookie: office.as('recruiter').cookie } })
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  }
  expect(await office.names({ search: 'cartographer' })).toEqual(['good.docx'])
  await office.close()
})

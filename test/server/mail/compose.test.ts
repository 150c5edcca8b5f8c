import { sql } from 'kysely'
import { composeMail } from '@/server/mail/compose'
import { insertSubmission, readSubmission } from '@/server/repositories/submissions'
import { enquiryFields } from '@test/support/builders'
import { openDatabase, type PortalDatabase } from '@/server/database/open'
import { checksumOf } from '@/server/files/checksum'

const bytes = Buffer.from('%PDF-1.4 needs')
const HINDI = 'क्\u200dष'.repeat(37) + 'कि'

let database: PortalDatabase
beforeAll(async () => {
  database = await openDatabase(':memory:')
})
afterAll(() => database.close())

const compose = async (fields: Record<string, string>, change?: (id: string) => Promise<unknown>) => {
  const id = crypto.randomUUID()
  const file = {
    id,
    field: 'company_attachment',
    original_name: 'needs.pdf',
    media_type: 'application/pdf',
    size: bytes.length,
    checksum: checksumOf(bytes),
    bytes,
  }
  const submittedAt = '2026-03-04T05:06:07.000Z'
  await insertSubmission(database.db, 'enquiry', {
    id,
    submittedAt,
    fields: { ...enquiryFields, ...fields },
    files: [file],
  })
  await change?.(id)
  const stored = await readSubmission(database.db, 'enquiry', id)
  if (!stored) throw new Error('not stored')
  return composeMail(database.db, 'enquiry', stored)
}

test.each([
  ['a list that is none', '["Recruitment', 'Services Required: ["Recruitment\n'],
  ['options that are unknown', '["Recruitment","Juggling"]', 'Services Required: Recruitment, Juggling\n'],
  ['things that are no texts', '[{"toString":1},null,7]', 'Services Required: {"toString":1}, , 7\n'],
  ['null', 'null', 'Services Required: null\n'],
])('a stored value that is %s is told as it is', async (_what, service_required, line) => {
  expect((await compose({ service_required })).text).toContain(line)
})

test('a long name in Hindi is whole in the text and well formed in the subject', async () => {
  expect(HINDI).toHaveLength(150)
  const { subject, text } = await compose({ name: HINDI })
  expect(text).toContain(`Name: ${HINDI}\n`)
  expect(subject).toBe(`Manpower enquiry: ${HINDI.slice(0, 102)}`)
})

test('damaged bytes are sent and said to be damaged, lost ones are said to be missing', async () => {
  const damaged = await compose({}, (id) =>
    sql`update uploaded_file set bytes = x'255044', original_name = ${'x\r\nBcc: a@b.example'}, media_type = ${'a/b\r\nX: y'} where id = ${id}`.execute(
      database.db,
    ),
  )
  expect(damaged.text).toContain('Files: x Bcc: a@b.example (damaged)\n')
  expect(damaged.attachments).toEqual([
    { filename: 'x Bcc: a@b.example', contentType: 'application/octet-stream', content: Buffer.from('%PD') },
  ])
  const missing = await compose({}, (id) =>
    sql`update uploaded_file set bytes = '', original_name = x'00' where id = ${id}`.execute(database.db),
  )
  expect(missing.text).toMatch(/^Files: .* \(missing\)$/m)
  expect(missing.attachments).toEqual([])
})

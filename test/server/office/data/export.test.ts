import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { PRIVACY_VERSION } from '@/domain/site/limits'
import { readZip } from '@/server/files/zip'
import { applicationForm, contactForm, docxBytes } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { APPLY, MESSAGE, startInbox } from '../inboxServer'

const office = forSuite(() => startInbox({ settings: { SITE_DIR: 'public' } }))

test('everything is an archive of what the commands export, with what the staff know', async () => {
  const { reference } = await office.send(
    '2026-01-01T00:00:00.000Z',
    APPLY,
    applicationForm({ full_name: '=1+1', source: 'poster' }),
  )
  const message = await office.send('2026-01-01T00:01:00.000Z', MESSAGE, contactForm({ name: 'Asha' }))
  const owner = office.as('owner')
  const news = { version: 1, state: 'shortlisted', way: 'phone', text: 'Good news.' }
  await office.as('recruiter').post(`/submissions/${reference}/tell`, news)
  const { answeredAt } = (await office.open(reference)).row
  await owner.put(`/submissions/${reference}/tags`, { tags: ['b', 'a'] })
  await owner.post(`/submissions/${reference}/notes`, { text: '+called' })

  const answer = await fetch(`${office.origin}/office/api/data/export`, {
    headers: { cookie: owner.cookie },
  })
  expect(answer.headers.get('content-disposition')).toContain('filename="everything-2026-03-06.zip"')
  const contents = new Map<string, Buffer>()
  for (const { name, unpack } of await readZip(Buffer.from(await answer.arrayBuffer())))
    contents.set(name, await buffer(Readable.from(unpack())))

  const folder = `files/applications/${reference}`
  const names = [...contents.keys()]
  expect(names.filter((name) => name.startsWith('submissions/'))).toEqual([
    'submissions/applications.csv',
    `submissions/${folder}/photo-photo.jpg`,
    `submissions/${folder}/resume-resume.docx`,
    'submissions/resumes.csv',
    'submissions/internships.csv',
    'submissions/enquiries.csv',
    'submissions/messages.csv',
  ])
  expect(contents.get(`submissions/${folder}/resume-resume.docx`)?.equals(docxBytes())).toBe(true)
  expect(names).toEqual(
    expect.arrayContaining(['content/jobs.csv', 'content/csr.csv', 'content/contact.csv']),
  )
  expect(names.filter((name) => name.startsWith('content/images/media/'))).toHaveLength(6)

  const rowsOf = (name: string) =>
    parse<Record<string, string>>(contents.get(name) ?? Buffer.alloc(0), { columns: true, bom: true })
  expect(rowsOf('submissions/applications.csv')).toEqual([
    expect.objectContaining({
      reference,
      privacy_version: `${PRIVACY_VERSION}`,
      full_name: "'=1+1",
      job_position: 'Java Backend Developer (Spring Boot)',
      resume: `${folder}/resume-resume.docx`,
      state: 'Shortlisted',
      answered_at: answeredAt,
      told_by: 'A recruiter',
      source: 'Poster',
      assignee: '',
      tags: 'a, b',
      notes: expect.stringMatching(/ A owner: \+called$/),
      answers: `${answeredAt} A recruiter: Good news.`,
    }),
  ])
  expect(rowsOf('submissions/messages.csv')).toMatchObject([
    { reference: message.reference, name: 'Asha', state: 'New', notes: '' },
  ])
  expect(rowsOf('content/jobs.csv')).toHaveLength(240)
  const line = (await office.logLines()).findLast(({ action }) => action === 'everything_exported')
  expect(line).toMatchObject({ account: 'owner@office.example', subject: '', details: '2 submissions' })
})

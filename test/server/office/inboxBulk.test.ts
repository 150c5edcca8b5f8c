import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { readZip } from '@/server/files/zip'
import { insertLogLines } from '@/server/repositories/office/log'
import { applicationForm, contactForm, docxBytes, resumeForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { APPLY, MESSAGE, RESUME, startInbox } from './inboxServer'
import { refusedWith } from './officeServer'

const office = forSuite(() => startInbox())

const stateOf = async (reference: string) => (await office.open(reference)).row.state

let minutes = 0
const nextTime = () => new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1))).toISOString()

const sendMessage = (name: string) =>
  office.send(nextTime(), MESSAGE, contactForm({ name, mobile: '', email: `${minutes}@bulk.example` }))

describe('many at once', () => {
  const bulk = (body: unknown) => office.as('recruiter').post<{ changed: number }>('/submissions/bulk', body)

  test('get a state, a tag or an assignee, and a line in the log each', async () => {
    const sent = [await sendMessage('One'), await sendMessage('Two'), await sendMessage('Three')]
    const [one, two, three] = sent.map(({ reference }) => reference)
    const { id } = office.accountOf('owner')
    expect(await bulk({ references: [one, two, one], state: 'withdrawn' })).toMatchObject({
      code: 200,
      body: { changed: 2 },
    })
    expect((await bulk({ references: [two], tag: ' call  back ' })).body).toEqual({
      changed: 1,
      cameLater: 0,
    })
    expect((await bulk({ references: [three, 'resume-erased'], assigneeId: id })).body).toEqual({
      changed: 1,
      cameLater: 0,
    })
    const { rows } = await office.list({ search: 'bulk.example' })
    expect(rows.map(({ state, tags, assignee }) => [state, tags, assignee?.id])).toEqual([
      ['received', [], id],
      ['withdrawn', ['call back'], undefined],
      ['withdrawn', [], undefined],
    ])
    expect((await office.open(two ?? '')).version).toBe(3)
    const lines = (await office.logLines()).filter(({ subject }) => subject === two)
    expect(lines.map(({ action, details }) => [action, details])).toEqual([
      ['submission_changed', 'State: Withdrawn'],
      ['submission_changed', 'Tag'],
      ['submission_seen', ''],
    ])
  })

  test('are what a filter found as they were chosen; what came later is left out and counted', async () => {
    const asha = await sendMessage('Filtered Asha')
    const filter = { search: 'filtered', kind: 'contact_message' }
    const found = await office
      .as('recruiter')
      .post<{ references: string[] }>('/submissions/references', filter)
    const later = await sendMessage('Filtered Later')
    const { body } = await bulk({ references: found.body.references, filter, tag: 'seen' })
    expect(body).toEqual({ changed: 1, cameLater: 1 })
    expect((await office.open(asha.reference)).row.tags).toEqual(['seen'])
    expect((await office.open(later.reference)).row.tags).toEqual([])
  })

  test('are changed all together or not at all', async () => {
    const { reference } = await sendMessage('Unchanged')
    for (const body of [
      { references: [reference], state: 'hired' },
      { references: [reference] },
      { references: [reference, 5], state: 'withdrawn' },
      { references: [reference], filter: { kind: 'job' }, tag: 'x' },
      { filter: {}, tag: 'x' },
      { references: [reference], tag: '' },
      { references: [reference], assigneeId: office.accountOf('reader').id },
      { state: 'withdrawn' },
    ])
      expect([body, (await bulk(body)).code]).toEqual([body, 422])
    expect(await stateOf(reference)).toBe('received')
  })

  test('lose a tag again, but for nothing else', async () => {
    const [one, two] = [await sendMessage('Tagged'), await sendMessage('Not tagged')]
    const references = [one.reference, two.reference]
    await bulk({ references: [one.reference], tag: 'kept' })
    await bulk({ references, tag: 'walk-in' })
    await bulk({ references, tag: 'WALK-IN' })
    expect((await office.open(two.reference)).row.tags).toEqual(['walk-in'])
    expect((await bulk({ references, untag: 'Walk-in' })).body).toEqual({ changed: 2, cameLater: 0 })
    expect((await office.open(one.reference)).row.tags).toEqual(['kept'])
    expect((await office.open(two.reference)).row.tags).toEqual([])
    expect((await bulk({ references, untag: 'a'.repeat(5000) })).code).toBe(422)
  })

  test('are told a state, and get none in silence but the one from before', async () => {
    const [one, two] = [await sendMessage('Told'), await sendMessage('Not told')]
    const references = [one.reference, two.reference]
    await office.setState(one.reference, 'answered')
    expect((await bulk({ references, state: 'received' })).code).toBe(200)
    expect(await bulk({ references, state: 'answered', tag: 'seen' })).toMatchObject(
      refusedWith(422, "'Answered' is set by telling it, now or later."),
    )
    expect((await office.open(one.reference)).row).toMatchObject({ state: 'received', tags: [] })
    expect((await bulk({ references: [one.reference], state: 'answered' })).code).toBe(200)
    expect(await stateOf(one.reference)).toBe('answered')
  })

  const unknown = (length: number) => Array.from({ length }, (_, n) => `0000-${n}`)

  test('may be ten thousand, and no more', async () => {
    const { reference } = await sendMessage('Amid many')
    const answer = await bulk({ references: [...unknown(9_999), reference], tag: 'many' })
    expect(answer).toMatchObject({ code: 200, body: { changed: 1 } })
    expect(await bulk({ references: [...unknown(10_000), reference], tag: 'more' })).toMatchObject(
      refusedWith(422, 'At most 10,000 submissions can be chosen at once. Choose some of them by a filter.'),
    )
    expect((await bulk({ references: unknown(150_000), tag: 'more' })).code).toBe(413)
    expect((await office.open(reference)).row.tags).toEqual(['many'])
  })

  test('stay as they were where the last of them fails', async () => {
    const [first, last] = [await sendMessage('First'), await sendMessage('Last')]
    const line = {
      action: 'submission_changed',
      subject: last.reference,
      details: 'State: Withdrawn',
    } as const
    await insertLogLines(office.db, [{ at: nextTime(), account: '', address: '', ...line }])
    // A second line of a withdrawal fails.
    await sql`create unique index withdrawn_once on office_log (subject) where details = 'State: Withdrawn'`.execute(
      office.db,
    )
    const references = [first.reference, ...unknown(9_000), last.reference]
    expect((await bulk({ references, state: 'withdrawn' })).code).toBe(500)
    expect(await stateOf(first.reference)).toBe('received')
    expect(await stateOf(last.reference)).toBe('received')
    await sql`drop index withdrawn_once`.execute(office.db)
  })
})

describe('an export', () => {
  const NUMBERS = '9000000001 / +971 50 123 4567'
  const HOSTILE = '=HYPERLINK("http://evil")'

  /** The columns of a message and a resume together. */
  const COLUMNS = ['Name', 'Kind', 'State', 'Tags', 'Mobile', 'Message', 'Qualification', 'Role']

  let references: string[]
  beforeAll(async () => {
    const texts = { name: HOSTILE, email: 'a@export.example', message: 'नमस्ते,\n"quoted"' }
    const message = contactForm({ ...texts, mobile: NUMBERS })
    const resume = resumeForm({ email: 'b@export.example', qualification: '=1+1' })
    const other = applicationForm({ email: 'c@elsewhere.example' })
    const sent = [
      await office.send('2025-11-25T05:53:30.000Z', MESSAGE, message),
      await office.send(nextTime(), RESUME, resume),
      await office.send(nextTime(), APPLY, other),
    ]
    references = sent.map(({ reference }) => reference)
    await office.as('owner').put(`/submissions/${references[1]}/tags`, { tags: ['b', 'a'] })
    await office.as('owner').post(`/submissions/${references[0]}/notes`, { text: '+called' })
    const told = { answered_at: '2025-11-26T05:53:30.000Z', told_by: office.accountOf('recruiter').id }
    const entry = office.db.updateTable('inbox_entry').set({ ...told, source: 'telegram' })
    await entry.where('reference', '=', references[0] ?? '').execute()
  })

  const download = async (query: string) => {
    const address = `${office.origin}/office/api/submissions/export?${query}`
    const answer = await fetch(address, { headers: { cookie: office.as('recruiter').cookie } })
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const FILTER = 'search=export.example&sort=receivedAt&order=asc'

  const pick = (row: Record<string, string>) => COLUMNS.map((name) => row[name])

  const rowsOfCsv = (bytes: Buffer) => parse<Record<string, string>>(bytes, { columns: true, bom: true })

  test('is a CSV file of exactly what is filtered, in its order, without formulas', async () => {
    const { answer, bytes } = await download(`format=csv&${FILTER}`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain('filename="submissions-2026-03-06.csv"')
    const rows = rowsOfCsv(bytes)
    const { name: role } = await office.db
      .selectFrom('role')
      .select('role_name as name')
      .where('role_id', '=', '2')
      .executeTakeFirstOrThrow()
    expect(rows.map(pick)).toEqual([
      [`'${HOSTILE}`, 'Message', 'New', '', NUMBERS, 'नमस्ते,\n"quoted"', '', ''],
      ['Ravi Sahu', 'Resume', 'Received', 'a, b', '9876501234', '', "'=1+1", role],
    ])
    expect(rows[0]).toMatchObject({
      'Received (India)': '2025-11-25 11:23',
      'Answered (India)': '2025-11-26 11:23',
      'Told by': 'A recruiter',
      Source: 'Telegram',
      Notes: '2026-03-06 15:30, A owner: +called',
    })
    expect(rows.map(({ Reference }) => Reference)).toEqual(references.slice(0, 2))
    const line = (await office.logLines()).findLast(({ action }) => action === 'submissions_exported')
    expect(line).toMatchObject({ subject: '', details: 'CSV, 2 submissions' })
  })

  test('is a workbook with the same as texts, and with times as times', async () => {
    const { bytes } = await download(`format=xlsx&${FILTER}`)
    const { sheets } = await readXlsx(bytes)
    const [headings = [], ...rows] = sheets[0]?.rows ?? []
    const cells = rows.map((row) =>
      COLUMNS.map((name) => String(row[headings.findIndex((heading) => heading === name)] ?? '')),
    )
    const received = rows[0]?.[headings.indexOf('Received (India)')]
    expect(received).toEqual(new Date('2025-11-25T11:23:30.000Z'))
    expect(cells.map((row) => row.slice(0, 6))).toEqual([
      [HOSTILE, 'Message', 'New', '', NUMBERS, 'नमस्ते,\n"quoted"'],
      ['Ravi Sahu', 'Resume', 'Received', 'a, b', '9876501234', ''],
    ])
  })

  test('is an archive with the files, in folders that the spreadsheet names', async () => {
    const [message, resume] = references
    const shown = { recipient: 'Durg Mills', withoutYes: 'Agreed by phone' }
    const answer = await fetch(`${office.origin}/office/api/submissions/export`, {
      method: 'POST',
      headers: {
        cookie: office.as('recruiter').cookie,
        'content-type': 'application/json',
        origin: office.origin,
      },
      body: JSON.stringify({
        format: 'zip',
        references: [message, resume],
        sort: 'receivedAt',
        order: 'asc',
        ...shown,
      }),
    })
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const entries = await readZip(Buffer.from(await answer.arrayBuffer()))
    const contents = new Map<string, Buffer>()
    for (const { name, unpack } of entries) contents.set(name, await buffer(Readable.from(unpack())))
    const folder = `files/Resume/${references[1]}`
    const paths = [`${folder}/photo-photo.png`, `${folder}/resume-resume.docx`]
    expect([...contents.keys()]).toEqual(['submissions.csv', ...paths])
    expect(contents.get(paths[1] ?? '')?.equals(docxBytes())).toBe(true)
    const rows = rowsOfCsv(contents.get('submissions.csv') ?? Buffer.alloc(0))
    expect(rows.map(({ Files }) => Files)).toEqual(['', paths.join('\n')])
  })

  test.each([
    '',
    'format=zip',
    'format=pdf',
    'format=toString',
    'format=csv&format=csv',
    'format=csv&kind=job',
  ])('with %j is refused', async (query) => {
    expect((await download(query)).answer.status).toBe(422)
  })

  describe('of those that are chosen', () => {
    const choose = (body: object) => office.as('recruiter').post<string>('/submissions/export', body)

    test('is of these alone, in the order of the list', async () => {
      const [message, resume, application] = references
      const chosen = [application, 'resume-erased', message, application]
      const asked = { format: 'csv', references: chosen, sort: 'receivedAt', order: 'asc' }
      const { code, headers, body } = await choose(asked)
      expect(code).toBe(200)
      expect(headers.get('content-disposition')).toContain('filename="submissions-2026-03-06.csv"')
      const found = rowsOfCsv(Buffer.from(body)).map(({ Reference }) => Reference)
      expect(found).toEqual([message, application])
      const line = (await office.logLines()).findLast(({ action }) => action === 'submissions_exported')
      expect(line).toMatchObject({ account: 'recruiter@office.example', details: 'CSV, 2 submissions' })
      expect((await choose({ format: 'zip', references: [resume] })).code).toBe(422)
    })

    test('may be ten thousand', async () => {
      const unknown = Array.from({ length: 9999 }, (_, n) => `0000-${n}`)
      const { body } = await choose({ format: 'csv', references: [...unknown, references[0]] })
      expect(rowsOfCsv(Buffer.from(body)).map(({ Reference }) => Reference)).toEqual([references[0]])
      expect(await choose({ format: 'csv', references: [...unknown, 'one', 'too many'] })).toMatchObject(
        refusedWith(
          422,
          'At most 10,000 submissions can be chosen at once. Choose some of them by a filter.',
        ),
      )
    })

    test('is refused where none are named as the office does it', async () => {
      for (const body of [
        { format: 'csv' },
        { format: 'csv', references: 'all' },
        { format: 'csv', references: [5] },
        { format: 'pdf', references },
        { references },
        { format: 'csv', references, sort: 'secret' },
      ])
        expect([body, (await choose(body)).code]).toEqual([body, 422])
    })
  })
})

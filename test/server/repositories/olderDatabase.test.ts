import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { answerKeys } from '@/domain/office/answers'
import { readReference } from '@/domain/reference'
import { postgres } from '@/server/database/dialects/postgres'
import { sqlite } from '@/server/database/dialects/sqlite'
import { migrations } from '@/server/database/migrations'
import type { PortalDatabase } from '@/server/database/open'
import { listInbox } from '@/server/repositories/office/inboxList'
import { newPlace, openPlace, type Place } from '@test/support/places'

type Row = Record<string, string | number | null | Uint8Array>

const AT = '2026-03-04T05:06:07.000Z'

/** A database as a version of before left it, with these rows. */
const fill = async ({ file, url }: Place, version: string, rows: readonly (readonly [string, Row])[]) => {
  const parts = url === undefined ? sqlite(file) : postgres(url)
  const db = new Kysely<Record<string, Row>>({ dialect: parts.dialect })
  const { error } = await new Migrator({ db, provider: migrations(parts) }).migrateTo(version)
  if (error) throw error
  for (const [table, row] of rows) await db.insertInto(table).values(row).execute()
  await db.destroy()
  await parts.close()
}

const entry = (reference: string, row: Row): [string, Row] => {
  const nothing = Object.fromEntries(
    ['name', 'folded_name', 'email', 'mobile', 'about', 'job_id', 'place', 'experience', 'ctc'].map(
      (name) => [name, ''],
    ),
  )
  return ['inbox_entry', { ...nothing, reference, received_at: AT, files: 0, ...row }]
}

const enquiry = (id: string, company_name: string): [string, Row] => [
  'enquiry',
  {
    id,
    company_name,
    submitted_at: AT,
    ...Object.fromEntries(
      ['name', 'designation', 'mobile', 'email', 'company_website', 'service_required'].map((name) => [
        name,
        '',
      ]),
    ),
  },
]

/** How many submissions a search finds. */
const foundIn = async (database: PortalDatabase, search: string) => {
  const asked = { filter: { search }, sort: 'receivedAt', order: 'desc', limit: 5, offset: 0 } as const
  return (await listInbox(database.db, database, asked)).total
}

test('a database of before finds numbers and names, closes jobs on the days of India, and knows companies', async () => {
  const place = await newPlace()
  const texts = "k.s.rao\nfarhan.ali@example.com\n9000000001\ncall 98123-00060, d'souza\n\n"
  await fill(place, '0001-initial', [
    entry('contact_message-a', { row: 1, kind: 'contact_message', state: 'shortlisted' }),
    enquiry('b', ' Bastar Handlooms '),
    entry('enquiry-b', { row: 2, kind: 'enquiry', state: 'shortlisted' }),
    ['inbox_search', { row: 1, texts }],
    ['inbox_search', { row: 2, texts }],
    ['department', { department_id: '1', d_name: 'Nursing' }],
    ['industry', { industry_id: '1', industry_name: 'Healthcare' }],
    ['role', { role_id: '1', role_name: 'Nurse' }],
    [
      'job',
      {
        job_id: '1001',
        department_id: '1',
        industry_id: '1',
        role_id: '1',
        closing_date: '2030-11-25T18:45:00Z',
        ...Object.fromEntries(
          'position company_name location employment_type ctc qualification short_job_description about_company job_description'
            .split(' ')
            .map((name) => [name, '']),
        ),
      },
    ],
  ])

  const database = await openPlace(place)
  for (const search of ['KS Rao', '9812300060', 'D’Souza', 'ks', 'farhan.ali@example.com'])
    expect([search, await foundIn(database, search)]).toEqual([search, 2])
  const entries = database.db.selectFrom('inbox_entry').select(['kind', 'company', 'state']).orderBy('kind')
  expect(await entries.execute()).toEqual([
    { kind: 'contact_message', company: '', state: 'answered' },
    { kind: 'enquiry', company: 'Bastar Handlooms', state: 'in_talks' },
  ])
  const jobs = database.db.selectFrom('job').select('closing_date').where('job_id', '=', '1001')
  expect(await jobs.executeTakeFirst()).toEqual({ closing_date: '2030-11-26' })
  await database.close()
})

const idOf = (digit: number) => `${digit}0000000-0000-4000-8000-000000000000`
const [ONE, TWO, ERASED] = [`application-${idOf(1)}`, `application-${idOf(2)}`, `resume-${idOf(3)}`]

const application = (id: string, full_name: string): [string, Row] => [
  'application',
  {
    id,
    full_name,
    submitted_at: AT,
    ...Object.fromEntries(
      'job_id position email mobile current_ctc_from current_ctc_to experience_from experience_to current_location'
        .split(' ')
        .map((name) => [name, '']),
    ),
  },
]

const line = (id: string, subject: string, details = ''): [string, Row] => [
  'office_log',
  { id, at: AT, account: 'a@b.example', action: 'submission_changed', subject, details, address: '' },
]

/** The values of a column in the order of another. */
const column = async ({ db }: PortalDatabase, table: string, name: string, order: string) => {
  const any = db.withTables<Record<string, Row>>()
  const rows = await any.selectFrom(table).select(name).orderBy(order).execute()
  return rows.map((row) => row[name] ?? null)
}

test('submissions of before get references, wherever they are named, and keep all that belongs to them', async () => {
  const place = await newPlace()
  const note = { at: AT, account_id: 'a', text: 'Called' }
  const change = { at: AT, account_id: 'a' }
  await fill(place, '0004-enquiries', [
    application(idOf(1), 'one'),
    application(idOf(2), 'two'),
    enquiry(idOf(1), 'three'),
    entry(ONE, { row: 1, kind: 'application' }),
    entry(TWO, { row: 2, kind: 'application', merged_into: ONE }),
    entry(`enquiry-${idOf(1)}`, { row: 3, kind: 'enquiry' }),
    [
      'uploaded_file',
      {
        id: 'f',
        submission_table: 'application',
        submission_id: idOf(2),
        field: 'resume',
        original_name: 'cv.doc',
        media_type: 'application/msword',
        checksum: '',
        size: 3,
        bytes: Buffer.from('abc'),
      },
    ],
    [
      'submission_key',
      {
        submission_table: 'enquiry',
        submission_key: 'key',
        content: 'c',
        sent_at: AT,
        submission_id: idOf(1),
      },
    ],
    [
      'mail_outbox',
      {
        id: 'm',
        submission_table: 'application',
        submission_id: idOf(1),
        due_at: AT,
        claimed_until: '',
        reply: '',
        given_up_at: '',
        failures: 0,
      },
    ],
    ['inbox_tag', { reference: ONE, tag: 'urgent' }],
    ['inbox_note', { id: 'n', reference: TWO, ...note }],
    ['resume_text', { reference: TWO, state: 'read', claimed_until: '', text: 'welds' }],
    ['inbox_change', { reference: ONE, version: 2, what: 'merged', value: TWO, ...change }],
    ['inbox_change', { reference: ONE, version: 3, what: 'separated', value: ERASED, ...change }],
    ['inbox_change', { reference: ONE, version: 4, what: 'tag_added', value: ONE, ...change }],
    line('1', ONE, `Merged with ${TWO}`),
    line('2', TWO, `Merged into ${ONE}`),
    line('3', ERASED),
    line('4', ONE, `Separated from ${ERASED}`),
    line('5', 'resume-team@b.example', 'State: Shortlisted'),
  ])

  const database = await openPlace(place)
  const [one, two] = await column(database, 'application', 'id', 'full_name')
  const [three] = await column(database, 'enquiry', 'id', 'id')
  const erased = (await column(database, 'office_log', 'subject', 'id'))[2]
  const given = [one, two, three, erased]
  expect(given.map((reference) => readReference(String(reference)))).toEqual(given)
  expect(new Set(given).size).toBe(4)
  const of = (table: string, name: string, order = 'reference') => column(database, table, name, order)
  expect(await of('inbox_entry', 'reference', 'row')).toEqual([one, two, three])
  expect(await of('inbox_entry', 'merged_into', 'row')).toEqual([null, one, null])
  expect(await of('uploaded_file', 'submission_id', 'id')).toEqual([two])
  expect(
    (await of('uploaded_file', 'bytes', 'id')).map((bytes) => Buffer.from(bytes as Uint8Array).toString()),
  ).toEqual(['abc'])
  expect(await of('submission_key', 'submission_id', 'sent_at')).toEqual([three])
  expect(await of('mail_outbox', 'submission_id', 'id')).toEqual([one])
  expect(await of('mail_outbox', 'recipient', 'id')).toEqual(['staff'])
  expect(await of('inbox_tag', 'reference')).toEqual([one])
  expect(await of('inbox_note', 'reference')).toEqual([two])
  expect(await of('resume_text', 'reference')).toEqual([two])
  expect(await of('inbox_change', 'reference', 'version')).toEqual([one, one, one])
  expect(await of('inbox_change', 'value', 'version')).toEqual([two, erased, ONE])
  expect(await of('office_log', 'subject', 'id')).toEqual([one, two, erased, one, 'resume-team@b.example'])
  expect(await of('office_log', 'details', 'id')).toEqual([
    `Merged with ${String(two)}`,
    `Merged into ${String(one)}`,
    '',
    `Separated from ${String(erased)}`,
    'State: Shortlisted',
  ])
  for (const name of [
    'privacy_version',
    'keep_for_other_jobs',
    'is_minor',
    'guardian_name',
    'guardian_mobile',
  ])
    expect(await of('application', name, 'full_name')).toEqual(['', ''])
  await expect(database.db.updateTable('office_log').set({ details: '' }).execute()).rejects.toThrow(
    'only rows',
  )
  expect((await database.db.introspection.getTables()).map(({ name }) => name)).not.toContain('new_reference')
  await database.close()
})

test('submissions of before are as old in their state as its last change, and there are texts for answers', async () => {
  const place = await newPlace()
  const change = (version: number, what: string, at: string): [string, Row] => [
    'inbox_change',
    { reference: 'B', version, what, value: 'in_review', at, account_id: 'a' },
  ]
  await fill(place, '0006-grievance-officer', [
    entry('A', { row: 1, kind: 'application' }),
    entry('B', { row: 2, kind: 'application', state: 'in_review' }),
    change(2, 'state', '2026-03-05T05:06:07.000Z'),
    change(3, 'taken_back', '2026-03-06T05:06:07.000Z'),
    change(4, 'note', '2026-03-07T05:06:07.000Z'),
  ])
  const database = await openPlace(place)
  expect(await column(database, 'inbox_entry', 'state_at', 'row')).toEqual([AT, '2026-03-06T05:06:07.000Z'])
  for (const name of ['answered_at', 'told_by', 'told_at', 'asked_at', 'source', 'language'])
    expect([name, await column(database, 'inbox_entry', name, 'row')]).toEqual([name, ['', '']])
  expect(await column(database, 'answer_text', 'answer', 'sort_order')).toEqual(answerKeys)
  await database.close()
})

test('content of before has no Hindi yet, and a name is found with and without the dots of its letters', async () => {
  const place = await newPlace()
  await fill(place, '0007-answers', [
    entry('A', { row: 1, kind: 'application' }),
    ['inbox_search', { row: 1, texts: 'फ़िरोज़ ख़ान\n\n' }],
    ['role', { role_id: '1', role_name: 'Nurse' }],
    ['service', { service_id: '1', title: 'Recruitment', description: '<p>We find people.</p>' }],
  ])
  const database = await openPlace(place)
  expect(await column(database, 'role', 'role_name_hi', 'role_id')).toEqual([''])
  expect(await column(database, 'service', 'title', 'service_id')).toEqual(['Recruitment'])
  expect(await column(database, 'service', 'title_hi', 'service_id')).toEqual([''])
  for (const search of ['फ़िरोज़', 'फिरोज', 'फिरोज खान'])
    expect([search, await foundIn(database, search)]).toEqual([search, 1])
  await database.close()
})

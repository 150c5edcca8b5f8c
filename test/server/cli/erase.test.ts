import { randomBytes } from 'node:crypto'
import { erase, forget } from '@/server/cli/erase'
import { findSubmissionsOf } from '@/server/staff/findPerson'
import type { Db } from '@/server/database/schema'
import { addTag, insertNote } from '@/server/repositories/office/inboxChanges'
import { keepResumeText } from '@/server/repositories/office/resumeTexts'
import {
  APPLY,
  applicationForm,
  contactForm,
  docBytes,
  enquiryForm,
  fileOf,
  internshipForm,
  resumeForm,
} from '@test/support/builders'
import { hurry } from '@test/support/hurry'
import { isWritten, newPlace, openPlace, openPlaceForReading } from '@test/support/places'
import { countStored, post, startServer } from '@test/support/server'

const MARK = 'Zyxwvut'

/** Words that stand in a file of a person, far beyond one page of a database, amid what no database can pack. */
const markedFile = () => {
  const [before, after] = [randomBytes(20_000), randomBytes(9000)]
  return fileOf(Buffer.concat([docBytes(), before, Buffer.from(`${MARK}-in-file`), after]), 'cv.doc')
}

const open = async () => {
  const place = await newPlace()
  const server = await startServer(place)
  const other = await openPlace(place)
  const close = async () => {
    await other.close()
    await server.close()
  }
  return { place, server, other, close, isHeld: (text: string) => isWritten(text, place, other) }
}

/** Adds notes, tags and the words of resumes to all submissions. */
const workOnAll = async (db: Db) => {
  for (const { reference } of await db.selectFrom('inbox_entry').select('reference').execute()) {
    const note = `${MARK} was called`
    await insertNote(db, { reference, at: new Date().toISOString(), accountId: '', text: note })
    await addTag(db, [reference], `${MARK} tag`)
    await keepResumeText(db, reference, `${MARK} can weld`)
  }
  // Those of another person have no mark.
  const reference = db.selectFrom('inbox_entry').select('reference').where('name', '=', 'Somebody Else')
  await db.updateTable('inbox_note').set({ text: '' }).where('reference', '=', reference).execute()
  await db.updateTable('inbox_tag').set({ tag: '' }).where('reference', '=', reference).execute()
  await db.updateTable('resume_text').set({ text: '' }).where('reference', '=', reference).execute()
  await db
    .updateTable('inbox_search')
    .set({ texts: '' })
    .where('row', '=', db.selectFrom('inbox_entry').select('row').where('name', '=', 'Somebody Else'))
    .execute()
}

const inboxTables = ['inbox_entry', 'inbox_note', 'inbox_tag', 'resume_text', 'inbox_search'] as const

const countOfInbox = async (db: Db) => {
  const rows: number[] = []
  for (const table of inboxTables)
    rows.push(
      (
        await db
          .selectFrom(table)
          .select((build) => build.lit(1).as('one'))
          .execute()
      ).length,
    )
  return rows
}

const counts = (found: { rows: number; files: number }[]) => found.map(({ rows, files }) => [rows, files])

test('all that a person sent goes, of every kind, and no byte of it stays in the files', async () => {
  const { server, other, close, isHeld } = await open()
  const name = `${MARK} Person`
  // First on its page: what is deleted behind it PostgreSQL leaves there where it only gives the room free.
  await post(server, APPLY, applicationForm({ full_name: 'Somebody Else', mobile: '9876543211' }))
  await post(
    server,
    APPLY,
    applicationForm({ full_name: name, mobile: '9876543210', resume: markedFile(), email: 'a@x.org' }),
  )
  await post(
    server,
    '/web/resume/save',
    resumeForm({ name, mobile: '+91 98765 43210', resume: markedFile() }),
  )
  await post(server, '/web/internship/save', internshipForm({ name, mobile: '098765-43210' }))
  await post(server, '/web/manpower-enquiry/save', enquiryForm({ name, mobile: '9876543210' }))
  await post(server, '/web/contact-form/save', contactForm({ name, mobile: '', email: 'Me@Example.org' }))
  expect(await isHeld(`${MARK}-in-file`)).toBe(true)
  await workOnAll(other.db)

  const person = { mobile: '9876543210', email: 'me@example.org' }
  const expected = [
    [1, 2],
    [1, 2],
    [1, 2],
    [1, 1],
    [1, 0],
  ]
  expect(counts(await findSubmissionsOf(other.db, person))).toEqual(expected)
  expect(await countStored(server)).toEqual({ submissions: 6, files: 9 })
  expect(counts(await erase(other, person))).toEqual(expected)
  await forget(other)
  expect(await countStored(server)).toEqual({ submissions: 1, files: 2 })
  expect(await countOfInbox(other.db)).toEqual([1, 1, 1, 1, 1])
  expect(await isHeld(MARK)).toBe(false)
  // Nor a piece of the words that the index of the searched texts keeps.
  for (const piece of [MARK.toLowerCase(), 'zyx', 'ywv']) expect(await isHeld(piece)).toBe(false)
  expect(await isHeld('Somebody Else')).toBe(true)
  expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
  await close()
})

test('nothing proves what was erased, and the same form is stored again', async () => {
  const place = await newPlace()
  // A mail server that is away: its mails wait.
  const settings = {
    SUBMISSIONS_PER_MINUTE: '9',
    SMTP_URL: 'smtp://127.0.0.1:1',
    NOTIFY_EMAIL: 'hr@staff.example',
  }
  const server = await startServer({ ...place, settings })
  const other = await openPlace(place)
  const send = () =>
    post(
      server,
      '/web/contact-form/save',
      contactForm({ mobile: '9876543210', submission_key: 'an-open-tab' }),
    )
  const traces = async () => [
    (await other.db.selectFrom('submission_key').select('content').execute()).length,
    (await other.db.selectFrom('request_count').select('counter').execute()).length,
    (await other.db.selectFrom('mail_outbox').select('id').execute()).length,
  ]
  expect(await send()).toMatchObject({ code: 200 })
  await post(server, APPLY, applicationForm({ mobile: '9876543211', submission_key: 'somebody-else' }))
  const keys = other.db
    .selectFrom('submission_key')
    .select('content')
    .where('submission_key', '=', 'an-open-tab')
  const { content } = await keys.executeTakeFirstOrThrow()
  // An address, two numbers, and two mailboxes that got a confirmation.
  expect(await traces()).toEqual([2, 5, 4])
  await erase(other, { mobile: '9876543210' })
  await forget(other)
  // What others are limited by stays.
  expect(await traces()).toEqual([1, 4, 2])
  expect(await isWritten(content, place, other)).toBe(false)
  expect(await send()).toMatchObject({ code: 200 })
  expect(await countStored(server)).toEqual({ submissions: 2, files: 2 })
  await other.close()
  await server.close()
})

test('who still reads what was there is waited for, then a sentence says what remains to be done', async () => {
  const { place, server, other, close, isHeld } = await open()
  await post(server, '/web/contact-form/save', contactForm({ name: MARK, mobile: '9876543210' }))
  const reader = openPlaceForReading(place)
  await reader.db.transaction().execute(async (trx) => {
    await trx.selectFrom('contact_message').select('id').execute()
    await erase(other, { mobile: '9876543210' })
    const endHurry = hurry()
    await expect(forget(other)).rejects.toThrow(
      /^The rows are deleted, but traces may remain .* Another process has locked the database\. Please run/,
    )
    endHurry()
  })
  await reader.close()
  expect(counts(await erase(other, { mobile: '9876543210' }))).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  await forget(other)
  expect(await isHeld(MARK)).toBe(false)
  await close()
})

test('what is similar is listed and stays, until its id is given', async () => {
  const { server, other, close } = await open()
  const contact = (changes: Record<string, string>) =>
    post(server, '/web/contact-form/save', contactForm(changes))
  await contact({ mobile: '9876543210 or 9000000002' })
  await contact({ message: 'Please call\n98765 43210, not asha@x.org', mobile: '' })
  await contact({ name: 'Somebody Else' })
  const person = { mobile: '9876543210', email: 'asha@x.org' }
  const found = (await findSubmissionsOf(other.db, person)).at(-1)
  expect(found).toMatchObject({ kind: 'contact_message', rows: 1, similar: [{ fields: ['message'] }] })
  await erase(other, person)
  expect(await countStored(server)).toMatchObject({ submissions: 2 })
  await erase(other, { ids: found?.similar.map(({ id }) => id) })
  expect(await server.db.selectFrom('contact_message').select('name').execute()).toEqual([
    { name: 'Somebody Else' },
  ])
  await close()
})

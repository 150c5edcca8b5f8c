import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { erase } from '@/server/cli/erase'
import { importContent } from '@/server/cli/importContent'
import { readConfig } from '@/server/config'
import type { PortalDatabase } from '@/server/database/open'
import { applicationForm, contactForm } from '@test/support/builders'
import { isWritten, newPlace, openPlace, type Place } from '@test/support/places'
import { post, startServer, type TestServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'

let place: Place
let server: TestServer
let other: PortalDatabase
beforeEach(async () => {
  place = await newPlace()
  server = await startServer(place)
  other = await openPlace(place)
})
afterEach(async () => {
  await other.close()
  await server.close()
})

const lines = async () => {
  const rows = await other.db.selectFrom('office_log').selectAll().orderBy('at').execute()
  return rows.map(({ account, action, subject, details, address }) => [
    account,
    action,
    subject,
    details,
    address,
  ])
}

test('an erased person is named nowhere, and each of their submissions by its reference', async () => {
  const name = 'Zyxwvut Person'
  await post(server, '/web/job/apply-for-post', applicationForm({ full_name: name, mobile: '9876543210' }))
  await post(server, '/web/contact-form/save', contactForm({ name, mobile: '9876543210' }))
  await post(server, '/web/contact-form/save', contactForm({ mobile: '9876543211' }))
  const { id: application } = await other.db.selectFrom('application').select('id').executeTakeFirstOrThrow()
  const message = other.db.selectFrom('contact_message').select('id').where('name', '=', name)
  const { id } = await message.executeTakeFirstOrThrow()
  await erase(other, { mobile: '9876543210' })
  await other.vacuum({ full: true })
  expect(new Set(await lines())).toEqual(
    new Set([
      ['command line', 'submission_erased', `application-${application}`, '', ''],
      ['command line', 'submission_erased', `contact_message-${id}`, '', ''],
      ['command line', 'person_erased', '', '2 submissions, 2 files', ''],
    ]),
  )
  expect(await isWritten('Zyxwvut', place, other)).toBe(false)
  // Where there is nothing of a person, nothing is told.
  await erase(other, { mobile: '9876543210' })
  expect(await lines()).toHaveLength(3)
})

test('what was imported is told, and a dry run is not', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'industries.csv')
  writeFileSync(file, 'industry_id,industry_name\nnew-1,Mills\nnew-2,Mines\n')
  const config = readConfig({ DATA_DIR: folder })
  await importContent(other, config, { kind: 'industries', file, dryRun: true })
  await importContent(other, config, { kind: 'industries', file })
  expect(await lines()).toEqual([
    ['command line', 'content_imported', 'industries', '2 added, 0 changed, 0 removed', ''],
  ])
})

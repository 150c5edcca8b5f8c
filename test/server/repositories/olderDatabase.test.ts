import { post, startServer } from '@test/support/server'
import { contactForm, CONTACT, enquiryForm } from '@test/support/builders'
import { newPlace, openPlace } from '@test/support/places'
import { listInbox } from '@/server/repositories/office/inboxList'

test('a database of before finds numbers and names, closes jobs on the days of India, and knows companies', async () => {
  const place = await newPlace()
  const server = await startServer(place)
  await post(server, CONTACT, contactForm({ name: 'K.S.Rao' }))
  await post(server, '/web/manpower-enquiry/save', enquiryForm({ company_name: ' Bastar Handlooms ' }))
  await server.db.updateTable('inbox_entry').set({ state: 'shortlisted' }).execute()
  await server.db.schema.alterTable('inbox_entry').dropColumn('company').execute()
  const old = "k.s.rao\nfarhan.ali@example.com\n9000000001\ncall 98123-00060, d'souza\n\n"
  await server.db.updateTable('inbox_search').set({ texts: old }).execute()
  await server.db
    .updateTable('job')
    .set({ closing_date: '2030-11-25T18:45:00Z' })
    .where('job_id', '=', '1001')
    .execute()
  const bookkeeping = server.db.withTables<{ kysely_migration: { name: string } }>()
  await bookkeeping.deleteFrom('kysely_migration').where('name', '>', '0002').execute()
  await server.close()

  const database = await openPlace(place)
  const found = async (search: string) => {
    const asked = { filter: { search }, sort: 'receivedAt', order: 'desc', limit: 5, offset: 0 } as const
    return (await listInbox(database.db, database, asked)).total
  }
  for (const search of ['KS Rao', '9812300060', 'D’Souza', 'ks', 'farhan.ali@example.com'])
    expect([search, await found(search)]).toEqual([search, 2])
  const entries = database.db.selectFrom('inbox_entry').select(['kind', 'company', 'state']).orderBy('kind')
  expect(await entries.execute()).toEqual([
    { kind: 'contact_message', company: '', state: 'answered' },
    { kind: 'enquiry', company: 'Bastar Handlooms', state: 'in_talks' },
  ])
  const jobs = database.db.selectFrom('job').select('closing_date').where('job_id', '=', '1001')
  expect(await jobs.executeTakeFirst()).toEqual({ closing_date: '2030-11-26' })
  await database.close()
})

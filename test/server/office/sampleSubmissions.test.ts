import { addSampleSubmissions } from '@/server/cli/sampleSubmissions'
import { forms } from '@/server/submissions/forms'
import { until } from '@test/support/until'
import { startInbox } from './inboxServer'

const NOW = new Date('2026-03-06T10:00:00.000Z')

test('the samples are a few dozen of the last weeks, of every kind, with resumes that can be read', async () => {
  const office = await startInbox({ readsResumes: true })
  expect((await office.list()).total).toBe(0)
  const added = await addSampleSubmissions(office.database, NOW)
  const { rows, total } = await office.list({ pageSize: '100' })
  expect(total).toBe(added)
  expect(total).toBeGreaterThan(24)
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(forms.length)
  const times = rows.map(({ receivedAt }) => receivedAt)
  expect(times.every((time) => time < NOW.toISOString() && time > '2026-02-01')).toBe(true)
  expect((await office.list({ search: 'अनीता' })).rows.some(({ isDuplicate }) => isDuplicate)).toBe(true)
  const history = await office.open(rows.find(({ name }) => name === 'Asha Verma')?.reference ?? '')
  expect(history.history.length).toBeGreaterThanOrEqual(2)
  const waiting = office.db.selectFrom('resume_text').select('reference').where('state', '=', 'waiting')
  await until(async () => (await waiting.execute()).length === 0)
  const unreadable = office.db.selectFrom('resume_text').select('reference').where('state', '=', 'unreadable')
  expect(await unreadable.execute()).toEqual([])
  const texts = await office.db.selectFrom('resume_text').select('text').execute()
  expect(texts.filter(({ text }) => /\b1 years/.test(text))).toEqual([])
  expect((await office.list({ search: 'tally prime' })).rows[0]?.name).toBe('Asha Verma')
  expect((await office.list({ search: 'टीकाकरण' })).rows[0]?.name).toBe('अनीता साहू')
  await expect(addSampleSubmissions(office.database, NOW)).rejects.toThrow('are there already')
  const told = (await office.logLines()).filter(({ account }) => account === 'command line')
  expect(told).toMatchObject([{ action: 'samples_added', details: `${added} submissions` }])
  await office.close()
})

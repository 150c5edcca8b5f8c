import { parse } from 'csv-parse/sync'
import type { Submission } from '@/domain/submissions/inbox'
import { applicationForm, contactForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { APPLY, MESSAGE, startInbox } from './inboxServer'

const office = forSuite(() => startInbox())

let minutes = 0
const send = async (changes: Record<string, string> = {}) => {
  const at = new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1))).toISOString()
  const person = { mobile: `${7_000_000_000 + minutes}`, email: `${minutes}@shown.example` }
  return (await office.send(at, APPLY, applicationForm({ ...person, ...changes }))).reference
}

const disclose = (reference: string, recipient: unknown) =>
  office.as('recruiter').post<Submission>(`/submissions/${reference}/disclosures`, { recipient })

const toldOf = ({ disclosures }: Submission) =>
  disclosures.map(({ recipient, account }) => [recipient, account.name])

test('a submission keeps to whom it was shown or sent, when and by whom', async () => {
  const reference = await send()
  expect((await office.open(reference)).disclosures).toEqual([])
  const { code, body } = await disclose(reference, '  Bhilai \n Steel ')
  expect(code).toBe(200)
  expect(body.version).toBe(2)
  expect(body.disclosures).toEqual([
    {
      id: expect.any(String) as string,
      at: expect.stringMatching(/^2026-03-06T10:00/) as string,
      account: { id: office.accountOf('recruiter').id, name: 'A recruiter' },
      recipient: 'Bhilai Steel',
    },
  ])
  expect(body.changes[0]).toMatchObject({ version: 2, what: 'disclosed', value: 'Bhilai Steel' })
  await office.as('owner').post(`/submissions/${reference}/disclosures`, { recipient: 'भिलाई मिल्स' })
  expect(toldOf(await office.open(reference))).toEqual([
    ['भिलाई मिल्स', 'A owner'],
    ['Bhilai Steel', 'A recruiter'],
  ])
  const { body: choices } = await office.as('reader').get<{ recipients: string[] }>('/inbox-choices')
  expect(choices.recipients).toEqual(['Bhilai Steel', 'भिलाई मिल्स'])
  // The log never has a word that was typed.
  const lines = (await office.logLines()).filter(({ subject }) => subject === reference)
  expect(lines.map(({ action, details }) => [action, details])).toContainEqual([
    'submission_changed',
    'Disclosed',
  ])
  expect(JSON.stringify(lines)).not.toContain('Bhilai')
})

test('a name that is none is refused, and so is a submission that is not there', async () => {
  const reference = await send()
  for (const wrong of ['', ' \n ', 'a'.repeat(201), 'a\u0007', undefined, 5, ['a']])
    expect([wrong, (await disclose(reference, wrong)).code]).toEqual([wrong, 422])
  expect((await disclose(reference, 'a'.repeat(200))).code).toBe(200)
  expect((await disclose('R7K4-92QX', 'Anybody')).code).toBe(404)
  expect((await office.open(reference)).version).toBe(2)
})

test('many are disclosed at once, each with its own line', async () => {
  const references = [await send(), await send()]
  const bulk = (body: object) => office.as('recruiter').post('/submissions/bulk', body)
  expect(await bulk({ references, recipient: ' Durg  Mills', state: 'withdrawn' })).toMatchObject({
    code: 200,
    body: { changed: 2 },
  })
  for (const reference of references) {
    const { version, row, disclosures } = await office.open(reference)
    expect([version, row.state, disclosures.map(({ recipient }) => recipient)]).toEqual([
      2,
      'withdrawn',
      ['Durg Mills'],
    ])
    const changed = (await office.logLines()).filter(
      ({ subject, action }) => subject === reference && action === 'submission_changed',
    )
    expect(changed.map(({ details }) => details)).toEqual(['State: Withdrawn, Disclosed'])
  }
  expect((await bulk({ references, recipient: ' ' })).code).toBe(422)
})

test('a submission has those of what was merged with it, and takes its own along when it is erased', async () => {
  const person = { mobile: '9222222222', email: 'twice@shown.example' }
  const [kept, merged] = [await send(person), await send(person)]
  await disclose(merged, 'Raipur Foods')
  await office.as('recruiter').post(`/submissions/${kept}/merge`, { with: merged })
  await disclose(kept, 'Korba Power')
  expect(toldOf(await office.open(kept)).map(([recipient]) => recipient)).toEqual([
    'Korba Power',
    'Raipur Foods',
  ])
  await office.as('owner').delete(`/submissions/${kept}`)
  const left = await office.db.selectFrom('disclosure').select('recipient').execute()
  expect(left.map(({ recipient }) => recipient)).not.toContain('Korba Power')
  expect(toldOf(await office.open(merged))).toEqual([['Raipur Foods', 'A recruiter']])
})

test('an export says to whom a submission was disclosed', async () => {
  const { reference } = await office.send(
    '2026-02-01T08:00:00.000Z',
    MESSAGE,
    contactForm({ email: 'exported@shown.example' }),
  )
  await disclose(reference, '=HYPERLINK("http://evil")')
  await disclose(reference, 'Korba Power')
  const { body } = await office
    .as('recruiter')
    .post<string>('/submissions/export', { format: 'csv', references: [reference] })
  const [row] = parse<Record<string, string>>(body, { columns: true, bom: true })
  expect(row?.['Disclosed to']).toBe(
    '2026-03-06 15:30, A recruiter: Korba Power\n2026-03-06 15:30, A recruiter: =HYPERLINK("http://evil")',
  )
})

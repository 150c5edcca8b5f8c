import type { TellCounts } from '@/domain/submissions/telling'
import { foldName } from '@/domain/text/searchText'
import { applicationForm } from '@test/support/builders'
import { startMailServer, type Received } from '@test/support/mailServer'
import { until } from '@test/support/until'
import { plain } from '../mail/openOutbox'
import { track } from '../track/tracking'
import { APPLY, startInbox } from './inboxServer'

const PEOPLE = 300
const SUBMISSIONS = 500

type Person = { full_name: string; mobile: string; email: string }

/** People of families with one number, of cafés with one address, twins by name, and some whose address no mail server takes. */
const personOf = (n: number): Person => ({
  full_name: n % 5 === 0 ? `Twin Verma` : `Person ${n}`,
  mobile: `98${`${n % 4 === 0 ? n - (n % 12) : n}`.padStart(8, '0')}`,
  email:
    n % 11 === 0 ? `mi"ra${n}@many.example` : `${n % 3 === 0 ? `cafe${n % 30}` : `own${n}`}@many.example`,
})

const BODY = 'A refusal of'

test('500 submissions of 300 people who share names, numbers and addresses: each is told once, of their own', async () => {
  const mailServer = await startMailServer()
  const office = await startInbox({ settings: mailServer.settings })
  await office.db
    .updateTable('answer_text')
    .set({ text: `${BODY} {reference} for {name}.`, text_hi: '' })
    .where('answer', '=', 'declined')
    .execute()
  const sent: (Person & { reference: string })[] = []
  for (let n = 0; n < SUBMISSIONS; n += 1) {
    const person = personOf((n * 7) % PEOPLE)
    const at = new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString()
    const { reference } = await office.send(
      at,
      APPLY,
      applicationForm({ ...person, job_id: `100${1 + (n % 9)}` }),
    )
    sent.push({ ...person, reference })
  }
  // Only answers are counted.
  await office.db.deleteFrom('mail_outbox').execute()
  const references = sent.map(({ reference }) => reference)
  const { body } = await office.as('recruiter').post<{ counts: TellCounts }>('/submissions/tell', {
    references,
    state: 'declined',
    oncePerPerson: true,
  })
  const { mailed, toSend, further } = body.counts
  expect(mailed + toSend + further).toBe(SUBMISSIONS)
  const isLatin = ({ email }: Person) => /^[\w@.]+$/.test(email)
  const keyOf = ({ full_name, email }: Person) => `${email} ${foldName(full_name)}`
  const groups = new Set(sent.filter(isLatin).map(keyOf))
  expect(mailed).toBe(groups.size)
  expect(toSend).toBe(sent.filter((one) => !isLatin(one)).length)

  const isTold = (mail: Received) => plain(mail).includes(BODY)
  const waiting = async () => (await office.db.selectFrom('mail_outbox').select('id').execute()).length
  // Hundreds of mails take longer than other suites wait.
  for (
    let before = Infinity, now = await waiting();
    now > 0 && now < before;
    before = now, now = await waiting()
  )
    await until(async () => (await waiting()) === 0).catch(() => undefined)
  expect(await waiting()).toBe(0)
  expect(mailServer.received.filter(isTold)).toHaveLength(groups.size)
  const told = new Map<string, number>()
  for (const mail of mailServer.received.filter(isTold)) {
    const text = plain(mail)
    const own = sent.filter(({ reference }) => text.includes(reference))
    // Of one person, with the address of the mail.
    expect(new Set(own.map(keyOf)).size).toBe(1)
    const [one] = own
    expect(mail.to).toEqual([one?.email])
    expect(text).toContain(`for ${one?.full_name}.`)
    if (one) told.set(keyOf(one), (told.get(keyOf(one)) ?? 0) + 1)
  }
  expect([...told.values()].every((count) => count === 1)).toBe(true)

  for (const { reference, mobile } of sent.filter((_one, n) => n % 10 === 0)) {
    const { data } = await track(office, '', { reference, last4: mobile.slice(-4) })
    const seen = JSON.stringify(data)
    expect(sent.filter((one) => one.reference !== reference && seen.includes(one.reference))).toEqual([])
  }
  await office.close()
  await mailServer.close()
}, 600_000)

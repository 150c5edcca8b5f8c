import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { Submission } from '@/domain/submissions/inbox'
import type { SubmissionState } from '@/domain/submissions/states'
import type { ToSendList } from '@/domain/submissions/telling'
import { readZip } from '@/server/files/zip'
import { forSuite } from '@test/support/forSuite'
import { startInbox } from '../office/inboxServer'
import { storeAnswer } from '../office/storeAnswer'
import { invite } from '../office/invite'
import { at, track, tracking } from './tracking'

const office = forSuite(() => startInbox())
const { apply, disclose } = tracking(office)

type Sent = Awaited<ReturnType<typeof apply>>
const claimOf = ({ reference, last4 }: Sent) => ({ reference, last4 })
const see = async (sent: Sent) => (await track(office, '', claimOf(sent))).data
const recruiter = () => office.as('recruiter')
const merge = (into: Sent, other: Sent, state?: string) =>
  recruiter().post<Submission & { message: string }>(at(into.reference, '/merge'), {
    with: other.reference,
    ...(state !== undefined && { state }),
  })
const set = ({ reference }: Sent, state: SubmissionState) => office.setState(reference, state)
const statesOf = (all: readonly Sent[]) => Promise.all(all.map(async (one) => (await see(one))?.state))
const rowsOf = (all: readonly Sent[]) =>
  Promise.all(
    all.map(async ({ reference }) => {
      const { row, mergedInto } = await office.open(reference)
      return row && [row.state, mergedInto]
    }),
  )

/** All texts of the archive that its sender downloads. */
const copyOf = async (sent: Sent) => {
  const response = await fetch(office.origin + ((await see(sent))?.copyUrl ?? ''))
  const files = await readZip(Buffer.from(await response.arrayBuffer()))
  const texts = files.map(async ({ unpack }) => (await buffer(Readable.from(unpack()))).toString())
  return (await Promise.all(texts)).join('\n')
}

let people = 0
/** A victim, and a stranger who knows their name and address, with a number of their own. */
const victimAndStranger = async () => {
  people += 1
  const shared = { full_name: 'Asha Verma', email: `victim${people}@sender.example` }
  return [await apply(shared), await apply(shared)] as const
}

/** Everything that the office can keep of a submission, with a mark in each text. */
const work = async ({ reference }: Sent, mark: string) => {
  await recruiter().post(at(reference, '/notes'), { text: `${mark} note` })
  await recruiter().put(at(reference, '/tags'), { tags: [`${mark} tag`] })
  await disclose(reference, `${mark} Works`)
  const id = await invite(office, reference, { place: `${mark} Road`, day: '2026-03-09' })
  const told = { at: '2026-03-05T10:00:00.000Z', way: 'phone', state: 'interview' } as const
  await storeAnswer(office.db, { ...told, text: `${mark} told`, references: [reference] })
  return id
}

test.each(['stranger first', 'victim first'])(
  'a stranger whose form was merged opens, corrects, answers and erases their own alone: %s',
  async (order) => {
    const [victim, stranger] = await victimAndStranger()
    const [into, other] = order === 'victim first' ? [victim, stranger] : [stranger, victim]
    await set(victim, 'interview')
    const id = await work(victim, 'Secret')
    expect((await merge(into, other)).code).toBe(200)
    const shown = await track(office, '', claimOf(stranger))
    expect(shown.data).toMatchObject({
      state: 'Interview',
      answers: [],
      invitationUrl: null,
      disclosures: [],
    })
    for (const text of ['Secret', victim.reference, victim.mobile]) expect(shown.text).not.toContain(text)
    expect(await copyOf(stranger)).not.toMatch(/Secret/)
    for (const word of ['note', 'tag', 'Works', 'Road', 'told'])
      expect(await copyOf(victim)).toContain(`Secret ${word}`)
    expect(await see(victim)).toMatchObject({
      state: 'Interview',
      answers: [{ text: 'Secret told' }],
      invitationUrl: `/invitation/${id}`,
    })
    // The link of the victim answers for the victim, whoever heads the list of the office.
    const answered = await fetch(`${office.origin}/api/invitation/${id}/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer: 'will_come' }),
    })
    expect(answered.status).toBe(200)
    const whats = async (one: Sent) => (await office.open(one.reference)).changes.map(({ what }) => what)
    expect(await whats(victim)).toContain('question_answered')
    expect(await whats(stranger)).not.toContain('question_answered')

    const correction = { ...claimOf(stranger), email: 'attacker@evil.example' }
    expect((await track(office, '/correct', correction)).code).toBe(200)
    expect((await see(victim))?.email).toBe(`victim${people}@sender.example`)
    await track(office, '/erase', claimOf(stranger))
    expect((await see(victim))?.state).toBe('Interview')
    expect(await rowsOf([stranger, victim])).toEqual([undefined, ['interview', null]])
  },
)

test('nobody becomes the sender of what another sent by correcting theirs to the same number and address', async () => {
  const [victim, stranger] = await victimAndStranger()
  await work(victim, 'Hidden')
  await merge(stranger, victim)
  const { code, data } = await track(office, '/correct', { ...claimOf(stranger), mobile: victim.mobile })
  expect([code, data?.answers]).toEqual([200, []])
  const disguised = { ...stranger, last4: victim.last4 }
  expect(await copyOf(disguised)).not.toContain('Hidden')
  expect((await rowsOf([stranger, victim])).map((row) => row?.[1])).toEqual([null, null])
  await track(office, '/erase', claimOf(disguised))
  expect((await track(office, '', claimOf(victim))).code).toBe(200)
})

test('copies with one number and address are corrected, withdrawn and erased together', async () => {
  const first = await apply()
  const email = (await see(first))?.email ?? ''
  const again = await apply({ mobile: first.mobile, email })
  const other = await apply({ email })
  await work(again, 'Shared')
  for (const one of [again, other]) await merge(first, one)
  expect((await see({ ...again, last4: first.last4 }))?.answers).toEqual((await see(first))?.answers)
  expect(await copyOf(first)).toContain('Shared note')
  expect(await copyOf(other)).not.toContain('Shared')
  const right = { ...claimOf(first), email: 'right@sender.example' }
  await track(office, '/correct', right)
  const { rows } = await office.list({ search: 'right@sender.example' })
  expect(rows.map(({ reference }) => reference)).toEqual([first.reference])
  expect((await see({ ...again, last4: first.last4 }))?.email).toBe('right@sender.example')
  expect((await see(other))?.email).toBe(email)

  await set(first, 'shortlisted')
  await track(office, '/withdraw', claimOf(first))
  expect(await rowsOf([first, again, other])).toEqual([
    ['withdrawn', null],
    ['withdrawn', first.reference],
    ['shortlisted', null],
  ])
  await track(office, '/erase', { reference: again.reference, last4: first.last4 })
  expect(await rowsOf([first, again, other])).toEqual([undefined, undefined, ['shortlisted', null]])
})

test('the further state is that of both, and a later one of the office too, whichever it is set for', async () => {
  const [ahead, behind] = await victimAndStranger()
  await set(ahead, 'interview')
  const merged = await merge(behind, ahead)
  expect(merged.body.row.state).toBe('interview')
  expect(await statesOf([ahead, behind])).toEqual(['Interview', 'Interview'])
  expect(merged.body.changes.map(({ what, value }) => [what, value])).toEqual([
    ['merged', ahead.reference],
    ['state', 'interview'],
  ])
  for (const [one, state, word] of [
    [behind, 'selected', 'Selected'],
    [ahead, 'declined', 'Not this time'],
  ] as const) {
    await set(one, state)
    expect(await statesOf([ahead, behind])).toEqual([word, word])
  }
  const bulk = { references: [behind.reference], state: 'received' }
  await recruiter().post('/submissions/bulk', bulk)
  expect(await statesOf([ahead, behind])).toEqual(['Received', 'Received'])
  expect(await copyOf(ahead)).toContain('Not this time')
})

test('a withdrawal ends its own, in every order, and is taken back within a day', async () => {
  for (const isHead of [true, false]) {
    const [one, two] = await victimAndStranger()
    await set(one, 'interview')
    const id = await invite(office, one.reference, { day: '2026-03-09' })
    await (isHead ? merge(one, two) : merge(two, one))
    const withdrawn = await track(office, '/withdraw', claimOf(one))
    expect(withdrawn.data).toMatchObject({ state: 'Withdrawn', isWithdrawn: true, invitationUrl: null })
    expect(withdrawn.data?.takeBackUntil).toMatch(/^2026-03-07T10:/)
    expect(await rowsOf([one, two])).toEqual([
      ['withdrawn', null],
      ['interview', null],
    ])
    expect((await merge(two, one)).code).toBe(422)
    const back = await track(office, '/take-back', claimOf(one))
    expect(back).toMatchObject({
      code: 200,
      data: {
        state: 'Interview',
        isWithdrawn: false,
        takeBackUntil: null,
        invitationUrl: `/invitation/${id}`,
      },
    })
    // Pressed twice, it is taken back once.
    expect((await track(office, '/take-back', claimOf(one))).code).toBe(200)
    const { changes } = await office.open(one.reference)
    expect(changes.slice(0, 2).map(({ what, value, account }) => [what, value, account.name])).toEqual([
      ['taken_back', 'interview', 'the applicant'],
      ['state', 'withdrawn', 'the applicant'],
    ])
    const lines = (await office.logLines()).filter(({ subject }) => subject === one.reference)
    expect(lines.map(({ account, details }) => [account, details])).toContainEqual([
      'the applicant',
      'Withdrawal taken back',
    ])
    await set(one, 'selected')
  }
})

test('what was withdrawn waits to be told again once that is taken back', async () => {
  const sent = await apply()
  const { version } = await office.open(sent.reference)
  const invitation = { day: '2026-03-09', time: '10:30', place: 'Civil Lines', bring: '' }
  await recruiter().post(at(sent.reference, '/tell'), {
    version,
    state: 'interview',
    way: 'later',
    invitation,
  })
  const waiting = async () =>
    (await recruiter().get<ToSendList>('/to-send')).body.rows.filter(
      ({ reference }) => reference === sent.reference,
    ).length
  const { id } = await office.db
    .selectFrom('question')
    .select('id')
    .where('reference', '=', sent.reference)
    .executeTakeFirstOrThrow()
  const sequence = async () => {
    const response = await fetch(`${office.origin}/api/invitation/${id}/calendar.ics`)
    return Number(/SEQUENCE:(\d+)/.exec(await response.text())?.[1])
  }
  const first = await sequence()
  expect(await waiting()).toBe(1)
  await track(office, '/withdraw', claimOf(sent))
  expect([await waiting(), (await office.open(sent.reference)).toSend]).toEqual([0, null])
  const ended = await sequence()
  await track(office, '/take-back', claimOf(sent))
  expect(await waiting()).toBe(1)
  expect(ended).toBeGreaterThan(first)
  expect(await sequence()).toBeGreaterThan(ended)
  await set(sent, 'declined')
  expect(await waiting()).toBe(0)
})

test('after a day only an owner takes a withdrawal back', async () => {
  const sent = await apply()
  await track(office, '/withdraw', claimOf(sent))
  const age = (iso: string) =>
    office.db
      .updateTable('inbox_change')
      .set({ at: iso })
      .where('reference', '=', sent.reference)
      .where('value', '=', 'withdrawn')
      .execute()
  await age('2026-03-05T09:59:00.000Z')
  expect((await see(sent))?.takeBackUntil).toBeNull()
  expect(await track(office, '/take-back', claimOf(sent))).toMatchObject({
    code: 409,
    message: 'This was withdrawn more than a day ago. Only our office can take that back.',
  })
  expect((await office.as('owner').post(at(sent.reference, '/take-back'))).code).toBe(200)
  expect((await see(sent))?.state).toBe('Received')
  // What the office withdrew is not the sender's to take back.
  await set(sent, 'withdrawn')
  expect((await track(office, '/take-back', claimOf(sent))).data).toMatchObject({ state: 'Withdrawn' })
})

test('of two merged withdrawals that of one sender is taken back, that of the other stays', async () => {
  const [one, two] = await victimAndStranger()
  for (const each of [one, two]) await track(office, '/withdraw', claimOf(each))
  expect((await merge(one, two)).code).toBe(200)
  await track(office, '/take-back', claimOf(one))
  expect(await rowsOf([one, two])).toEqual([
    ['received', null],
    ['withdrawn', null],
  ])
})

test('taking back at the moment of another state has one outcome', async () => {
  for (let round = 0; round < 5; round += 1) {
    const sent = await apply()
    await set(sent, 'shortlisted')
    await track(office, '/withdraw', claimOf(sent))
    const { version } = await office.open(sent.reference)
    const [back, again, changed] = await Promise.all([
      track(office, '/take-back', claimOf(sent)),
      track(office, '/take-back', claimOf(sent)),
      recruiter().patch(at(sent.reference), { version, state: 'declined' }),
    ])
    expect([back.code, again.code, changed.code]).toEqual([200, 200, 409])
    expect((await office.open(sent.reference)).row.state).toBe('shortlisted')
    const { changes } = await office.open(sent.reference)
    expect(changes.filter(({ what }) => what === 'taken_back')).toHaveLength(1)
  }
})

test('a message to one sender tells no other, and one that only counts for a submission is not shown there', async () => {
  const [one, two] = await victimAndStranger()
  await set(one, 'interview')
  await merge(one, two)
  const { version } = await office.open(one.reference)
  const message = { state: 'interview', way: 'phone', text: 'Come on Monday.', version }
  expect((await recruiter().post(at(one.reference, '/tell'), message)).code).toBe(200)
  const toldAt = async ({ reference }: Sent) => (await office.open(reference)).row.answeredAt
  expect(await toldAt(one)).not.toBe('')
  expect(await toldAt(two)).toBe('')
  expect((await see(two))?.answers).toEqual([])
  // Told to the other in turn: nothing stands against it, and the office sees no message of one with the other.
  const own = {
    state: 'interview',
    way: 'phone',
    text: 'And you on Tuesday.',
    version: (await office.open(two.reference)).version,
  }
  expect((await recruiter().post(at(two.reference, '/tell'), own)).code).toBe(200)
  expect((await see(two))?.answers.map(({ text }) => text)).toEqual(['And you on Tuesday.'])
  expect((await office.open(one.reference)).answers.map(({ text }) => text)).toEqual(['Come on Monday.'])

  const references = [one.reference, two.reference]
  const told = { at: '2026-03-06T11:00:00.000Z', way: 'phone', state: 'interview', text: 'For one.' } as const
  await storeAnswer(office.db, { ...told, references })
  expect((await see(two))?.answers.map(({ text }) => text)).toEqual(['And you on Tuesday.'])
  expect(await copyOf(two)).not.toContain('For one.')
})

test('who asks about what is merged is seen by the office, and not taken for the other', async () => {
  const [one, two] = await victimAndStranger()
  await merge(one, two)
  const old = { state_at: '2026-02-01T00:00:00.000Z' }
  await office.db.updateTable('inbox_entry').set(old).where('state', '=', 'received').execute()
  expect((await track(office, '/ask', claimOf(two))).data).toMatchObject({ canAsk: false })
  expect(await see(one)).toMatchObject({ canAsk: true, askedOn: null })
  const asking = (await office.list({ asked: 'yes' })).rows.map(({ reference }) => reference)
  expect(asking).toEqual([two.reference])
})

test('a state that is told to one of two merged senders waits to be told to the other, in words of their own', async () => {
  for (const many of [false, true]) {
    const [one, two] = await victimAndStranger()
    await merge(one, two)
    const { version } = await office.open(one.reference)
    const path = many ? '/submissions/tell' : at(one.reference, '/tell')
    const { code } = await recruiter().post(path, {
      ...(many ? { references: [one.reference], later: true } : { version, way: 'phone' }),
      state: 'selected',
    })
    expect(code).toBe(200)
    const { toSend, version: present } = await office.open(two.reference)
    expect(toSend).toMatchObject({ state: 'selected', why: 'later' })
    expect(toSend?.text).toContain(two.reference)
    expect(toSend?.text).not.toContain(one.reference)
    // Told from there, it does not come back for the first.
    const told = await recruiter().post(at(two.reference, '/tell'), {
      version: present,
      state: 'selected',
      way: 'phone',
      text: toSend?.text,
    })
    expect(told.code).toBe(200)
    const { rows } = (await recruiter().get<ToSendList>('/to-send')).body
    expect(rows.filter(({ reference }) => reference === two.reference)).toEqual([])
    expect(rows.filter(({ reference }) => reference === one.reference)).toHaveLength(many ? 1 : 0)
    const { changes } = await office.open(two.reference)
    expect(changes.filter(({ what, value }) => what === 'state' && value === 'selected')).toHaveLength(1)
  }
})

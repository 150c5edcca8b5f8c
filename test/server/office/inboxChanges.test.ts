import { parse } from 'csv-parse/sync'
import { APPLICANT, type Submission } from '@/domain/submissions/inbox'
import { changeEntries, recordChanges } from '@/server/repositories/office/inboxChanges'
import { applicationForm, contactForm, enquiryForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { APPLY, ENQUIRY, MESSAGE, startInbox } from './inboxServer'
import { refusedWith } from './officeServer'

describe('changes', () => {
  const office = forSuite(() => startInbox())

  let minutes = 0
  const nextTime = () => new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1))).toISOString()

  /** A submission of a person of their own. */
  const sendOne = async (changes: Record<string, string> = {}) => {
    const at = nextTime()
    const mobile = `${7_000_000_000 + minutes}`
    return office.send(at, APPLY, applicationForm({ mobile, email: `${minutes}@x.example`, ...changes }))
  }

  const at = (reference: string, rest = '') => `/submissions/${reference}${rest}`

  test('a state and an assignee are set, and the log says so', async () => {
    const { reference } = await sendOne()
    const { id } = office.accountOf('recruiter')
    const answer = await office
      .as('recruiter')
      .patch<Submission>(at(reference), { version: 1, state: 'withdrawn', assigneeId: id })
    expect(answer.code).toBe(200)
    expect(answer.body).toMatchObject({
      version: 2,
      row: { state: 'withdrawn', assignee: { id, name: 'A recruiter' } },
    })
    expect(await office.names({ assignee: id })).toEqual(['Kiran Netam'])
    const cleared = await office
      .as('owner')
      .patch<Submission>(at(reference), { version: 2, assigneeId: null })
    expect(cleared.body).toMatchObject({ version: 3, row: { state: 'withdrawn', assignee: null } })
    const lines = (await office.logLines()).filter(({ subject }) => subject === reference)
    expect(lines.map(({ account, action, details }) => [account, action, details])).toEqual([
      ['recruiter@office.example', 'submission_changed', 'State: Withdrawn, Assignee set'],
      ['owner@office.example', 'submission_changed', 'Assignee removed'],
    ])
  })

  test('who works on what somebody else changed is told, and nothing is lost', async () => {
    const { reference } = await sendOne()
    const both = await Promise.all([
      office.as('recruiter').patch<{ message?: string }>(at(reference), { version: 1, state: 'received' }),
      office.as('owner').patch<{ message?: string }>(at(reference), { version: 1, state: 'withdrawn' }),
    ])
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([200, 409]))
    const late = both.find(({ code }) => code === 409)
    expect([
      'A recruiter changed the state to Received. Your change was not made.',
      'A owner changed the state to Withdrawn. Your change was not made.',
    ]).toContain(late?.body.message)
    expect((await office.open(reference)).version).toBe(2)
    const tags = { version: 1, tags: ['late'] }
    expect((await office.as('owner').put(at(reference, '/tags'), tags)).code).toBe(409)
    expect((await office.open(reference)).row.tags).toEqual([])
  })

  test('what the applicant changed meanwhile is told as any other change', async () => {
    const { reference } = await sendOne()
    await changeEntries(office.db, [reference], { state: 'withdrawn', stateAt: '' })
    await recordChanges(office.db, [reference], { at: nextTime(), accountId: APPLICANT }, [
      { what: 'state', value: 'withdrawn' },
      { what: 'corrected', value: 'mobile' },
    ])
    const change = { version: 1, state: 'shortlisted' }
    expect(await office.as('recruiter').patch(at(reference), change)).toMatchObject(
      refusedWith(
        409,
        'The applicant corrected the mobile number and changed the state to Withdrawn. Your change was not made.',
      ),
    )
  })

  test('a submission tells what was changed, by whom and when', async () => {
    const { reference } = await sendOne()
    const [recruiter, owner] = [office.as('recruiter'), office.as('owner')]
    const { id } = office.accountOf('owner')
    await office.setState(reference, 'shortlisted')
    await owner.patch(at(reference), { version: 2, assigneeId: id })
    await owner.post(at(reference, '/notes'), { text: 'Called.' })
    await recruiter.put(at(reference, '/tags'), { tags: ['walk-in', 'night'] })
    await recruiter.post('/submissions/bulk', { references: [reference], tag: 'urgent', untag: 'night' })
    const late = await owner.patch<{ message: string }>(at(reference), { version: 1, state: 'declined' })
    expect(late.body.message).toBe(
      'A recruiter changed the state to Shortlisted. A owner assigned it to A owner and added a note. ' +
        "A recruiter added the tag 'night', added the tag 'walk-in', added the tag 'urgent' and " +
        "removed the tag 'night'. Your change was not made.",
    )
    const { changes, version } = await office.open(reference)
    expect(version).toBe(6)
    expect(changes.map(({ what, value, account }) => [what, value, account.name])).toEqual([
      ['tag_added', 'urgent', 'A recruiter'],
      ['tag_removed', 'night', 'A recruiter'],
      ['tag_added', 'night', 'A recruiter'],
      ['tag_added', 'walk-in', 'A recruiter'],
      ['note', '', 'A owner'],
      ['assignee', 'A owner', 'A owner'],
      ['state', 'shortlisted', 'A recruiter'],
    ])
    expect(changes[0]?.at).toMatch(/^2026-03-06T10:0/)
    await owner.delete(at(reference))
    expect((await owner.get(at(reference))).code).toBe(404)
    expect(
      await office.db.selectFrom('inbox_change').selectAll().where('reference', '=', reference).execute(),
    ).toEqual([])
  })

  test.each([
    [{}],
    [{ version: '1', state: 'withdrawn' }],
    [{ version: 1, state: 'hired' }],
    [{ version: 2 ** 31, state: 'withdrawn' }],
    [{ version: 0, state: 'withdrawn' }],
    [{ version: 1, state: 'toString' }],
    [{ version: 1, assigneeId: 'nobody else' }],
    [[]],
  ])('a change to %j is refused', async (body) => {
    const { reference } = await sendOne()
    expect((await office.as('recruiter').patch(at(reference), body)).code).toBe(422)
    expect((await office.open(reference)).version).toBe(1)
  })

  test('an enquiry and a message have states of their own', async () => {
    const { reference } = await office.send(nextTime(), ENQUIRY, enquiryForm({ email: 'own@states.example' }))
    const message = await office.send(nextTime(), MESSAGE, contactForm({ email: 'own@states.example' }))
    const recruiter = office.as('recruiter')
    const set = (version: number, state: string) => recruiter.patch(at(reference), { version, state })
    expect(await set(1, 'shortlisted')).toMatchObject(
      refusedWith(422, 'A submission of this kind is never in this state.'),
    )
    expect(await set(1, 'in_talks')).toMatchObject(
      refusedWith(422, "'In talks' is set by telling it, now or later."),
    )
    await office.setState(reference, 'in_talks')
    expect((await set(2, 'received')).code).toBe(200)
    expect(await set(1, 'won')).toMatchObject(
      refusedWith(
        409,
        'A recruiter changed the state to In talks and changed the state to New. Your change was not made.',
      ),
    )
    const { reference: other } = await sendOne()
    const bulk = (state: string) =>
      recruiter.post('/submissions/bulk', { references: [reference, message.reference, other], state })
    // The state from before, as Undo sets it: those of other kinds are left as they are.
    expect((await bulk('in_talks')).body).toEqual({ changed: 1, cameLater: 0 })
    expect((await bulk('received')).body).toEqual({ changed: 3, cameLater: 0 })
    const lines = (await office.logLines()).filter(({ subject }) => subject === reference)
    expect(lines.map(({ details }) => details).filter(Boolean)).toEqual([
      'State: In talks',
      'State: New',
      'State: In talks',
      'State: Received',
    ])
  })

  test('a reader is no assignee', async () => {
    const { reference } = await sendOne()
    const { id } = office.accountOf('reader')
    expect(await office.as('recruiter').patch(at(reference), { version: 1, assigneeId: id })).toMatchObject(
      refusedWith(422, 'Submissions cannot be given to this account.'),
    )
  })

  test('notes bear a name and a time, and keep what was typed', async () => {
    const { reference } = await sendOne()
    const text = '<b>Called</b>\r\n=1+1 कल फिर'
    const { body } = await office.as('recruiter').post<Submission>(at(reference, '/notes'), { text })
    expect(body.notes).toEqual([
      {
        id: expect.any(String) as string,
        at: expect.stringMatching(/^2026-03-06T10:00/) as string,
        account: { id: office.accountOf('recruiter').id, name: 'A recruiter' },
        text: '<b>Called</b>\n=1+1 कल फिर',
      },
    ])
    expect(body.version).toBe(2)
    const longest = await office.as('owner').post(at(reference, '/notes'), { text: 'a'.repeat(5000) })
    expect(longest.code).toBe(200)
    for (const wrong of ['', '  ', 'a'.repeat(5001), 'a\u0007', undefined, 5])
      expect((await office.as('owner').post(at(reference, '/notes'), { text: wrong })).code).toBe(422)
  })

  test('tags are replaced, offered again and filtered by', async () => {
    const { reference } = await sendOne()
    const put = (tags: unknown) => office.as('recruiter').put<Submission>(at(reference, '/tags'), { tags })
    expect((await put(['Walk-in', ' night  shift ', 'Walk-in'])).body.row.tags).toEqual([
      'Walk-in',
      'night shift',
    ])
    expect(await office.names({ tag: 'night shift' })).toEqual(['Kiran Netam'])
    const { body } = await office.as('reader').get<{ tags: string[] }>('/inbox-choices')
    expect(body.tags).toEqual(['night shift', 'Walk-in'])
    // One that differs only in case from one that is used is that one.
    const { reference: other } = await sendOne()
    const putOther = (tags: unknown) => office.as('owner').put<Submission>(at(other, '/tags'), { tags })
    expect((await putOther(['NIGHT Shift', 'घर', 'Étage'])).body.row.tags).toEqual([
      'night shift',
      'Étage',
      'घर',
    ])
    expect((await putOther(['étage', 'night shift', 'Night shift'])).body.row.tags).toEqual([
      'night shift',
      'Étage',
    ])
    expect((await putOther([])).body.row.tags).toEqual([])
    expect((await put([])).body.row.tags).toEqual([])
    for (const wrong of ['a', [''], ['a'.repeat(41)], [5], Array.from({ length: 21 }, (_, n) => `${n}`)])
      expect((await put(wrong)).code).toBe(422)
  })
})

describe('disclosures', () => {
  const office = forSuite(() => startInbox())

  let minutes = 0
  const send = async (changes: Record<string, string> = {}) => {
    const at = new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1))).toISOString()
    const person = { mobile: `${7_000_000_000 + minutes}`, email: `${minutes}@shown.example` }
    return (await office.send(at, APPLY, applicationForm({ ...person, ...changes }))).reference
  }

  const disclose = (reference: string, recipient: unknown) =>
    office.as('recruiter').post<Submission>(`/submissions/${reference}/disclosures`, {
      recipient,
      withoutYes: 'Agreed by phone',
    })

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
        jobId: '1001',
        way: 'noted',
        saidYesAt: '',
        reason: 'Agreed by phone',
      },
    ])
    expect(body.changes[0]).toMatchObject({ version: 2, what: 'disclosed', value: 'Bhilai Steel' })
    await office.as('owner').post(`/submissions/${reference}/disclosures`, {
      recipient: 'भिलाई मिल्स',
      withoutYes: 'Agreed by phone',
    })
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
      'Disclosed without a yes',
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
    expect(
      await bulk({ references, recipient: ' Durg  Mills', withoutYes: 'Agreed', state: 'withdrawn' }),
    ).toMatchObject({
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
})

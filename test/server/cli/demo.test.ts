import { addDemo } from '@/server/cli/demo'
import { logCommand } from '@/server/cli/withDatabase'
import { daysBefore } from '@/domain/site/calendar'
import { sampleCompany } from '@/domain/content/company'
import { allKinds, type InboxRow, type Submission } from '@/domain/submissions/inbox'
import type { InterviewDay } from '@/domain/submissions/invitations'
import type { ToSendList } from '@/domain/submissions/telling'
import { stateOptions } from '@/domain/submissions/states'
import { startServer } from '@test/support/server'
import { clientOf, cookieOf, PASSWORD } from '../office/officeServer'

type Listed = { rows: InboxRow[]; total: number }

test('the demo gives an owner who may sign in, with submissions in every state, and a second one a new link alone', async () => {
  const server = await startServer()
  const by = { log: logCommand, origin: server.origin, time: new Date() }
  const first = await addDemo(server.database, sampleCompany, by)
  const second = await addDemo(server.database, sampleCompany, by)
  expect(first.added).toBeGreaterThan(20)
  expect(second.added).toBe(0)
  const visitor = clientOf(server.origin)
  const use = ({ link }: { link: string }) =>
    visitor.post('/password', { token: new URL(link).hash.replace('#token=', ''), password: PASSWORD })
  expect(await use(first)).toMatchObject({ code: 422 })
  expect(await use(second)).toMatchObject({ code: 200 })
  const signedIn = await visitor.post('/sign-in', { email: 'owner@example.com', password: PASSWORD })
  const owner = clientOf(server.origin, cookieOf(signedIn))
  for (const kind of allKinds) {
    const { body } = await owner.get<Listed>(`/submissions?kind=${kind}`)
    const states = stateOptions([kind]).map(({ value }) => value)
    // There are four internships.
    expect(states.slice(0, 4).filter((state) => !body.rows.some((row) => row.state === state))).toEqual([])
  }
  const { body } = await owner.get<Listed>('/submissions')
  expect(body.total).toBe(first.added)
  for (const isFilled of [
    ({ assignee }: InboxRow) => assignee?.name === 'Nandini Rao',
    ({ tags }: InboxRow) => tags.length > 0,
    ({ state, kind }: InboxRow) => state === 'withdrawn' && kind === 'application',
  ])
    expect(body.rows.filter(isFilled).length).toBeGreaterThan(1)
  // The whole way: some were told, some are still to be told, some asked, and there are interviews today and tomorrow.
  const totalOf = async (path: string) => (await owner.get<{ total: number }>(path)).body.total
  expect(await totalOf('/submissions?answered=yes')).toBeGreaterThan(10)
  expect(await totalOf('/submissions?asked=yes')).toBeGreaterThan(0)
  expect((await owner.get<ToSendList>('/to-send')).body.rows.length).toBeGreaterThan(2)
  const { body: interviews } = await owner.get<InterviewDay>('/invitations')
  const tomorrow = daysBefore(interviews.today, -1)
  expect(interviews.days.map(({ day }) => day)).toEqual([interviews.today, tomorrow])
  expect(interviews.rows.some(({ answer }) => answer === 'will_come')).toBe(true)
  const joined = body.rows.find(({ state, kind }) => state === 'joined' && kind === 'application')
  const { body: opened } = await owner.get<Submission>(`/submissions/${joined?.reference}`)
  expect(opened.placement?.employer).not.toBe('')
  const [answer] = opened.answers
  expect(answer?.text).toContain(joined?.name)
  expect(answer?.text).not.toMatch(/[{}]/)
  await server.close()
})

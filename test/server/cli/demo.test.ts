import { addDemo } from '@/server/cli/demo'
import { logCommand } from '@/server/cli/withDatabase'
import { allKinds, type InboxRow } from '@/domain/office/inbox'
import { stateOptions } from '@/domain/office/states'
import { startServer } from '@test/support/server'
import { clientOf, cookieOf, PASSWORD } from '../office/officeServer'

type Listed = { rows: InboxRow[]; total: number }

test('the demo gives an owner who may sign in, with submissions in every state, and a second one a new link alone', async () => {
  const server = await startServer()
  const by = { log: logCommand, origin: server.origin, time: new Date() }
  const first = await addDemo(server.database, by)
  const second = await addDemo(server.database, by)
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
  await server.close()
})

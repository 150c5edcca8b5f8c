import { addDemo } from '@/server/cli/demo'
import { logCommand } from '@/server/cli/withDatabase'
import { submissionStates } from '@/domain/office/inbox'
import { startServer } from '@test/support/server'
import { clientOf, cookieOf, PASSWORD } from '../office/officeServer'

type Listed = { rows: { state: string }[]; total: number }

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
  for (const state of Object.keys(submissionStates)) {
    const { body } = await owner.get<Listed>(`/submissions?state=${state}`)
    expect(body.total).toBeGreaterThan(3)
  }
  const { body } = await owner.get<Listed>('/submissions')
  expect(body.total).toBe(first.added)
  await server.close()
})

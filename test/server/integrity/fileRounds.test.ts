import { applicationForm } from '@test/support/builders'
import { post, startServer } from '@test/support/server'
import { until } from '@test/support/until'

test('a stored file that was changed is logged once, with its submission', async () => {
  const lines: string[] = []
  const logStream = { write: (line: string) => void lines.push(line) }
  const server = await startServer({ settings: { LOG_LEVEL: 'error' }, logStream, checkPauseMs: 5 })
  expect(await post(server, '/web/job/apply-for-post', applicationForm())).toMatchObject({ code: 200 })
  const changeFiles = (text: string) =>
    server.db.updateTable('uploaded_file').set({ bytes: Buffer.from(text) })
  await changeFiles('changed').where('field', '=', 'resume').execute()
  await until(() => lines.length > 0)
  await changeFiles('changed, too').where('field', '=', 'photo').execute()
  await until(() => lines.length > 1)
  const { id } = await server.db.selectFrom('application').select('id').executeTakeFirstOrThrow()
  await server.close()
  const msg = 'a stored file does not match its checksum; run `npm run portal -- check`'
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { level: 50, time: expect.any(Number), table: 'application', submission: id, field: 'resume', msg },
    { level: 50, time: expect.any(Number), table: 'application', submission: id, field: 'photo', msg },
  ])
})

import { setTimeout as sleep } from 'node:timers/promises'
import { databaseFile } from '@/server/database/file'
import { startBuilt } from '@test/support/builtServer'
import { headersOf, startMailServer } from '@test/support/mailServer'
import { temporaryFolder } from '@test/support/site'
import { until } from '@test/support/until'
import { openOutbox, outboxOf } from './openOutbox'

/** The number of rounds; `npm run durable` asks for many. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 4)
const ANSWERS = 50 * ROUNDS
const A_MINUTE = 60_000

test(
  `answers leave in their order through a server that is killed ${ROUNDS} times, and none is lost`,
  async () => {
    const folder = temporaryFolder()
    const mailServer = await startMailServer()
    const queue = await openOutbox({ file: databaseFile(folder) }, mailServer.settings)
    const ids: string[] = []
    for (let number = 0; number < ANSWERS; number += 1)
      ids.push(await queue.answer([`m${number}`], `Answer ${number}.`))
    const settings = { DATA_DIR: folder, ...mailServer.settings }
    for (let round = 1; round <= ROUNDS; round += 1) {
      const server = startBuilt({ settings })
      await server.ready
      const before = mailServer.received.length
      await until(() => mailServer.received.length >= before + 10)
      await sleep(Math.random() * 100)
      await server.stop('SIGKILL')
    }
    const last = startBuilt({ settings })
    await last.ready
    const isEmpty = async () => (await outboxOf(queue.database)).length === 0
    while (!(await isEmpty())) {
      const { length } = mailServer.received
      await until(async () => mailServer.received.length > length || isEmpty())
    }
    expect(await last.stop()).toBe(0)
    const received = mailServer.received.map((mail) => headersOf(mail)['message-id'])
    // A mail taken just before its server was killed may come again, under the same id.
    expect([...new Set(received)]).toEqual(ids.map((id) => `<answer.${id}@staff.example>`))
    expect(received.length - ids.length).toBeLessThanOrEqual(ROUNDS)
    const answers = await queue.database.db.selectFrom('answer').select(['sent_at', 'failed']).execute()
    expect(answers.filter(({ sent_at, failed }) => sent_at === '' || failed !== '')).toEqual([])
    await queue.close()
    await mailServer.close()
  },
  A_MINUTE + ROUNDS * 15_000,
)

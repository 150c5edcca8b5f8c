import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleCompany } from '@/domain/content/company'
import { daysBefore } from '@/domain/site/calendar'
import { allKinds, type InboxRow, type Submission } from '@/domain/submissions/inbox'
import type { InterviewDay } from '@/domain/submissions/invitations'
import { stateOptions } from '@/domain/submissions/states'
import type { ToSendList } from '@/domain/submissions/telling'
import { atomicWriteAll, NEW_FILE, type PartOf } from '@/server/cli/atomicWrite'
import { addDemo } from '@/server/cli/demo'
import { errorMessage, toTable } from '@/server/cli/terminal'
import { withContent, withDatabase, logCommand } from '@/server/cli/withDatabase'
import { readConfig } from '@/server/config/config'
import { requireFilledDatabase } from '@/server/content/requireDatabase'
import { addSampleContent } from '@/server/content/sample'
import { openDataDir } from '@/server/database/file'
import { wasFilled } from '@/server/repositories/meta'
import { insertSubmission } from '@/server/repositories/submissions'
import { contactFields } from '@test/support/builders'
import { startBuilt } from '@test/support/builtServer'
import { startServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { clientOf, cookieOf, PASSWORD } from '../office/officeServer'

describe('the database of a command', () => {
  afterEach(() => jest.restoreAllMocks())

  test.each([false, true])(
    'a command for content creates the database of a new DATA_DIR; dry run: %s',
    async (dryRun) => {
      const dataDir = join(temporaryFolder(), 'data')
      jest.replaceProperty(process, 'env', { DATA_DIR: dataDir })
      await withContent(dryRun)(async ({ db }) => {
        expect(await db.selectFrom('job').selectAll().execute()).toEqual([])
      })
      expect(existsSync(join(dataDir, 'portal.db'))).toBe(true)
      expect(statSync(dataDir).mode & 0o777).toBe(0o700)
      // The first start of the server still adds the sample content.
      const database = await openDataDir(dataDir)
      expect(await wasFilled(database.db)).toBe(false)
      await database.close()
    },
  )

  test.each([false, true])(
    'a command for submissions refuses a DATA_DIR without a database; dry run: %s',
    async (dryRun) => {
      const dataDir = temporaryFolder()
      const file = join(dataDir, 'portal.db')
      jest.replaceProperty(process, 'env', { DATA_DIR: dataDir })
      const work = jest.fn()
      const refusal = `There is no database in ${dataDir}. Is DATA_DIR right?`
      await expect(withDatabase(dryRun)(work)).rejects.toThrow(refusal)
      expect(existsSync(file)).toBe(false)
      writeFileSync(file, '')
      await expect(withDatabase(dryRun)(work)).rejects.toThrow(refusal)
      expect(work).not.toHaveBeenCalled()
    },
  )

  const check = (settings: Record<string, string>) =>
    requireFilledDatabase(readConfig({ REQUIRE_DATABASE: 'on', ...settings }))

  const message = {
    id: 'a',
    submittedAt: '2026-03-04T05:06:07.000Z',
    fields: contactFields,
    files: [],
  }

  test('a built server does not start, and makes nothing, where a database is required and there is none', async () => {
    const folder = temporaryFolder()
    const server = startBuilt({
      settings: { DATA_DIR: join(folder, 'disk', 'data'), REQUIRE_DATABASE: 'on' },
    })
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(
      `REQUIRE_DATABASE is on, but there is no database in DATA_DIR, ${folder}/disk/data. Is its disk mounted, and is DATA_DIR right? To start a new site, import its content first, without REQUIRE_DATABASE.\n`,
    )
    expect(readdirSync(folder)).toEqual([])
  })

  test('an empty folder and a file without bytes are no database', async () => {
    const folder = temporaryFolder()
    await expect(check({ DATA_DIR: folder })).rejects.toThrow('there is no database in DATA_DIR')
    expect(readdirSync(folder)).toEqual([])
    writeFileSync(join(folder, 'portal.db'), '')
    await expect(check({ DATA_DIR: folder })).rejects.toThrow('there is no database in DATA_DIR')
    expect(readdirSync(folder)).toEqual(['portal.db'])
    await expect(requireFilledDatabase(readConfig({ DATA_DIR: folder }))).resolves.toBeUndefined()
  })

  test('a database without content is required to have at least a submission', async () => {
    const folder = temporaryFolder()
    const database = await openDataDir(folder)
    await expect(check({ DATA_DIR: folder })).rejects.toThrow(
      `the database in DATA_DIR, ${folder}, is empty.`,
    )
    await insertSubmission(database.db, 'contact_message', message)
    await expect(check({ DATA_DIR: folder })).resolves.toBeUndefined()
    await database.db.deleteFrom('contact_message').execute()
    await addSampleContent(database, new Date())
    await expect(check({ DATA_DIR: folder })).resolves.toBeUndefined()
    await database.close()
  })

  test.each([true, false])('a command makes no database that is required; dry run: %s', async (dryRun) => {
    const folder = join(temporaryFolder(), 'data')
    jest.replaceProperty(process, 'env', { DATA_DIR: folder, REQUIRE_DATABASE: 'on' })
    const run = async () => withDatabase(dryRun)(async () => undefined)
    await expect(run()).rejects.toThrow('there is no database in DATA_DIR')
    expect(existsSync(folder)).toBe(false)
    mkdirSync(folder)
    await expect(run()).rejects.toThrow('there is no database in DATA_DIR')
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('the terminal', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('nothing half written stays after %s', async (signal, code) => {
    const folder = temporaryFolder()
    const path = join(folder, 'list.csv')
    let atExit: unknown
    jest.spyOn(process, 'exit').mockImplementation((given) => {
      // A second signal must not end the process by itself.
      atExit = { code: given, left: readdirSync(folder), heard: process.listenerCount(signal) > others }
      throw new Error('exit')
    })
    jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    const others = process.listenerCount(signal)
    const write = async (partOf: PartOf) => {
      for (const end of ['', '-journal', '-wal']) writeFileSync(partOf(path) + end, 'half')
      process.emit(signal, signal)
    }
    await expect(atomicWriteAll([path], write)).rejects.toThrow('exit')
    jest.restoreAllMocks()
    expect(atExit).toEqual({ code, left: [], heard: true })
    expect(process.listenerCount(signal)).toBe(others)
  })

  test('an incomplete file is in a folder of its owner, and is never written through a link', async () => {
    const path = join(temporaryFolder(), `${'क'.repeat(80)}.csv`)
    await atomicWriteAll([path], async (partOf) => {
      expect(statSync(join(partOf(path), '..')).mode & 0o777).toBe(0o700)
      writeFileSync(partOf(path), 'new', NEW_FILE)
      expect(() => writeFileSync(partOf(path), 'again', NEW_FILE)).toThrow('EEXIST')
    })
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  test('what a visitor wrote neither steers the terminal nor fills it', () => {
    expect(toTable(['a', 'b'], [['x\u001B[31m\r\ny', 'z']])).toBe('a         b\nx [31m y  z')
    expect(toTable(['a'], [['w'.repeat(61)]])).toBe(`a\n${'w'.repeat(60)}…`)
  })

  test.each([
    [{ code: 'ENOSPC' }, 'The disk is full.'],
    [{ errcode: 13, message: 'database or disk is full' }, 'The disk is full.'],
    [{ code: 'EACCES', errno: -13, path: '/x/.part-123-aB3_x9/0' }, 'Permission denied: /x.'],
    [{ code: 'ENAMETOOLONG', errno: -36, path: '/x' }, 'Name too long: /x.'],
    [new Error('odd'), 'The command failed: odd'],
  ])('%j is a sentence', (error, sentence) => {
    expect(errorMessage(error)).toBe(sentence)
  })
})

type Listed = { rows: InboxRow[]; total: number }

test('the demo gives an owner with submissions in every state, and done again a new link alone', async () => {
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

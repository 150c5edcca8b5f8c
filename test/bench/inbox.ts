import { sql } from 'kysely'
import { allStates } from '@/domain/submissions/states'
import { inboxSorts } from '@/server/repositories/office/inboxList'
import { placementSorts } from '@/server/repositories/office/placements'
import type { PortalDatabase } from '@/server/database/open'
import { hashOfToken } from '@/server/staff/accounts'
import { insertAccount, insertSession } from '@/server/repositories/office/accounts'
import { startPostgres } from '@test/support/postgres'
import { startServer } from './support/children'
import { median, percentile, tell, type Figure } from './support/figures'
import { databaseOf, portalCommand } from './support/portal'
import { COMMON, createDraw, FIRST_NAMES, fillSubmissions, LAST_NAMES } from './support/submissions'

const SUBMISSIONS = 100_000
const QUESTIONS = 200
const STAFF = 5
const OVERVIEWS = 30
const LISTINGS = 60
const GOAL_MS = 200

/** The cookie `office_session` of a signed-in member of the staff. */
const SESSION = 'a'.repeat(43)

/** Adds a recruiter with that session; returns the id of the account. */
const signInStaff = async ({ db }: PortalDatabase) => {
  const now = new Date().toISOString()
  const account = await insertAccount(db, {
    email: 'bench@office.example',
    name: 'Bench',
    role: 'recruiter',
    createdAt: now,
  })
  if (!account) throw new Error('There is an account already.')
  await insertSession(db, {
    id: hashOfToken(SESSION),
    account_id: account.id,
    created_at: now,
    seen_at: now,
    // Long ago: much came in since.
    previous_visit_at: '2000-01-01T00:00:00.000Z',
    address: '',
  })
  return account.id
}

const fill = async (database: PortalDatabase) => {
  try {
    const accountId = await signInStaff(database)
    await fillSubmissions(database, SUBMISSIONS, accountId)
    // PostgreSQL does so by itself some time after many changes.
    if (!database.file) await sql`vacuum analyze`.execute(database.db)
    return accountId
  } finally {
    await database.close()
  }
}

type Draw = ReturnType<typeof createDraw>
type Question = Record<string, string>

const one = (draw: Draw, values: readonly string[]) => values[draw(values.length)] ?? ''

/** Pages, orders and filters. */
const lists = (accountId: string): ((draw: Draw) => Question)[] => [
  (draw) => ({ page: `${draw(20)}` }),
  (draw) => ({ page: `${draw(SUBMISSIONS / 50)}` }),
  (draw) => ({ sort: one(draw, inboxSorts), order: one(draw, ['asc', 'desc']), page: `${draw(100)}` }),
  (draw) => ({ kind: one(draw, ['application', 'resume', 'internship']) }),
  (draw) => ({ assignee: one(draw, [accountId, 'nobody']), tag: `tag ${draw(9)}` }),
  (draw) => ({ sort: 'waits', order: 'asc', page: `${draw(20)}` }),
  (draw) => ({ waits: 'yes', sort: 'waits', order: 'asc', assignee: one(draw, ['', accountId, 'nobody']) }),
  (draw) => ({ [one(draw, ['answered', 'asked', 'waits'])]: one(draw, ['yes', 'no']), page: `${draw(20)}` }),
  (draw) => ({ source: one(draw, ['whatsapp', 'poster']), state: one(draw, allStates) }),
  (draw) => ({ job: `${1001 + draw(60)}` }),
  (draw) => ({ ctc: `${draw(8)}-${8 + draw(8)}`, from: `202${4 + draw(2)}-0${1 + draw(9)}-01` }),
  (draw) => ({
    kind: 'application',
    state: one(draw, ['received', 'in_review']),
    experience: `${draw(8)}-`,
    sort: one(draw, inboxSorts),
  }),
]

/** Searches for names, numbers, addresses and words of resumes. */
const searches: ((draw: Draw) => Question)[] = [
  (draw) => ({ search: `${one(draw, FIRST_NAMES)} ${one(draw, LAST_NAMES)}` }),
  (draw) => ({ search: `${9_000_000_000 + draw(SUBMISSIONS) * 7}` }),
  (draw) => ({ search: `person.${draw(SUBMISSIONS)}` }),
  (draw) => ({ search: one(draw, ['welder', 'quality', 'manager', 'accountant', 'वर्मा', 'ra', ...COMMON]) }),
  (draw) => ({ search: one(draw, LAST_NAMES), kind: 'application', state: 'received', sort: 'name' }),
]

/** The other lists of the office, by the names of their figures. */
const otherLists: Record<string, (draw: Draw) => string> = {
  'what is to be told': () => '/to-send',
  'interviews of a day': (draw) => `/invitations?day=2026-0${1 + draw(6)}-1${draw(9)}`,
  placements: (draw) =>
    `/placements?${new URLSearchParams(
      [
        { page: `${draw(40)}` },
        { sort: one(draw, placementSorts), order: one(draw, ['asc', 'desc']) },
        { search: one(draw, LAST_NAMES) },
        { employer: `Employer ${draw(300)}` },
        { month: `2026-0${1 + draw(9)}`, leftEarly: one(draw, ['yes', 'no']) },
      ][draw(5)],
    )}`,
}

const askFor = async (origin: string, path: string) => {
  const since = performance.now()
  const response = await fetch(`${origin}/office/api${path}`, {
    headers: { cookie: `office_session=${SESSION}` },
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${response.status} for ${path}`)
  return performance.now() - since
}

/** The times of so many questions, one after the other. */
const timesOf = async (count: number, ask: (index: number) => Promise<number>) => {
  const times: number[] = []
  for (let index = 0; index < count; index += 1) times.push(await ask(index))
  return times
}

const measure = async (settings: Record<string, string> = {}): Promise<Figure[]> => {
  const { command, env, forget } = await portalCommand({ jobs: 200, settings })
  try {
    const since = performance.now()
    const accountId = await fill(await databaseOf(env))
    tell(`filled in ${((performance.now() - since) / 1000).toFixed(1)} s`)
    const server = await startServer({ command, env })
    try {
      const draw = createDraw(3)
      const asking = (questions: readonly ((draw: Draw) => Question)[]) => (index: number) =>
        askFor(
          server.origin,
          `/submissions?${new URLSearchParams(questions[index % questions.length]?.(draw) ?? {})}`,
        )
      const ofInbox = lists(accountId)
      const listed = await timesOf(QUESTIONS, asking(ofInbox))
      const searched = await timesOf(QUESTIONS, asking(searches))
      const overviews = await timesOf(OVERVIEWS, () => askFor(server.origin, '/overview'))
      const goal = { of: 'figure', atMost: GOAL_MS } as const
      const ofLists: Figure[] = []
      for (const [name, path] of Object.entries(otherLists)) {
        const times = await timesOf(LISTINGS, () => askFor(server.origin, path(draw)))
        ofLists.push({ what: `${name}, 95th percentile`, unit: 'ms', ours: percentile(times, 0.95), goal })
      }
      const asked = [...ofInbox, ...searches]
      const visits = Array.from({ length: STAFF }, () => timesOf(40, () => asking(asked)(draw(asked.length))))
      const together = (await Promise.all(visits)).flat()
      return [
        {
          what: 'lists and filters of 100,000 submissions, 95th percentile',
          unit: 'ms',
          ours: percentile(listed, 0.95),
          goal,
        },
        { what: 'searches of them, median', unit: 'ms', ours: median(searched), goal },
        // Words that stand in most resumes.
        { what: 'searches of them, 95th percentile', unit: 'ms', ours: percentile(searched, 0.95) },
        { what: 'the overview, 95th percentile', unit: 'ms', ours: percentile(overviews, 0.95), goal },
        ...ofLists,
        {
          what: `${STAFF} of the staff at once, 95th percentile`,
          unit: 'ms',
          ours: percentile(together, 0.95),
        },
      ]
    } finally {
      await server.stop()
    }
  } finally {
    forget()
  }
}

const named = (database: string, figures: readonly Figure[]) =>
  figures.map((figure) => ({ ...figure, what: `${database}: ${figure.what}` }))

/**
 * A hundred thousand submissions, and one of the staff who lists, filters and searches them; then several at once. On
 * both databases.
 */
export const inbox = async (): Promise<Figure[]> => {
  const onSqlite = await measure()
  const postgres = await startPostgres()
  try {
    const onPostgres = await measure({ DATABASE_URL: postgres.url('postgres') })
    return [...named('SQLite', onSqlite), ...named('PostgreSQL', onPostgres)]
  } finally {
    await postgres.stop()
  }
}

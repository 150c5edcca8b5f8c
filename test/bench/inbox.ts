import { sql } from 'kysely'
import { allStates } from '@/domain/submissions/states'
import { inboxSorts } from '@/server/repositories/office/inboxList'
import { placementSorts } from '@/server/repositories/office/placements'
import type { PortalDatabase } from '@/server/database/open'
import { hashOfToken } from '@/server/staff/accounts'
import { insertAccount, insertSession } from '@/server/repositories/office/accounts'
import { startPostgres } from '@test/support/postgres'
import { startPortal } from '../e2e/support/portal'
import { fillWith } from './support/content'
import { createDraw, pick, type Draw } from './support/draw'
import { median, percentile, tell, type Figure } from './support/figures'
import { COMMON, FIRST_NAMES, fillSubmissions, LAST_NAMES } from './support/submissions'

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

type Question = Record<string, string>

/** Pages, orders and filters. */
const lists = (accountId: string): ((draw: Draw) => Question)[] => [
  (draw) => ({ page: `${draw(20)}` }),
  (draw) => ({ page: `${draw(SUBMISSIONS / 50)}` }),
  (draw) => ({ sort: pick(draw, inboxSorts), order: pick(draw, ['asc', 'desc']), page: `${draw(100)}` }),
  (draw) => ({ kind: pick(draw, ['application', 'resume', 'internship']) }),
  (draw) => ({ assignee: pick(draw, [accountId, 'nobody']), tag: `tag ${draw(9)}` }),
  (draw) => ({ sort: 'waits', order: 'asc', page: `${draw(20)}` }),
  (draw) => ({ waits: 'yes', sort: 'waits', order: 'asc', assignee: pick(draw, ['', accountId, 'nobody']) }),
  (draw) => ({
    [pick(draw, ['answered', 'asked', 'waits'])]: pick(draw, ['yes', 'no']),
    page: `${draw(20)}`,
  }),
  (draw) => ({ source: pick(draw, ['whatsapp', 'poster']), state: pick(draw, allStates) }),
  (draw) => ({ job: `${1001 + draw(60)}` }),
  (draw) => ({ ctc: `${draw(8)}-${8 + draw(8)}`, from: `202${4 + draw(2)}-0${1 + draw(9)}-01` }),
  (draw) => ({
    kind: 'application',
    state: pick(draw, ['received', 'in_review']),
    experience: `${draw(8)}-`,
    sort: pick(draw, inboxSorts),
  }),
]

/** Searches for names, numbers, addresses and words of resumes. */
const searches: ((draw: Draw) => Question)[] = [
  (draw) => ({ search: `${pick(draw, FIRST_NAMES)} ${pick(draw, LAST_NAMES)}` }),
  (draw) => ({ search: `${9_000_000_000 + draw(SUBMISSIONS) * 7}` }),
  (draw) => ({ search: `person.${draw(SUBMISSIONS)}` }),
  (draw) => ({ search: pick(draw, ['welder', 'quality', 'manager', 'accountant', 'वर्मा', 'ra', ...COMMON]) }),
  (draw) => ({ search: pick(draw, LAST_NAMES), kind: 'application', state: 'received', sort: 'name' }),
]

/** The other lists of the office, by the names of their figures. */
const otherLists: Record<string, (draw: Draw) => string> = {
  'what is to be told': () => '/to-send',
  'interviews of a day': (draw) => `/invitations?day=2026-0${1 + draw(6)}-1${draw(9)}`,
  placements: (draw) =>
    `/placements?${new URLSearchParams(
      [
        { page: `${draw(40)}` },
        { sort: pick(draw, placementSorts), order: pick(draw, ['asc', 'desc']) },
        { search: pick(draw, LAST_NAMES) },
        { employer: `Employer ${draw(300)}` },
        { month: `2026-0${1 + draw(9)}`, leftEarly: pick(draw, ['yes', 'no']) },
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

const measure = async (databaseUrl?: string): Promise<Figure[]> => {
  let accountId = ''
  const fill = fillWith(200, databaseUrl, async (database) => {
    accountId = await signInStaff(database)
    await fillSubmissions(database, SUBMISSIONS, accountId)
    // PostgreSQL does so by itself some time after many changes.
    if (!database.file) await sql`vacuum analyze`.execute(database.db)
    tell('filled in')
  })
  const portal = await startPortal(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }, fill)
  try {
    const draw = createDraw(3)
    const timesOf = async (count: number, pathAt: (index: number) => string) => {
      const times: number[] = []
      for (let index = 0; index < count; index += 1) times.push(await askFor(portal.origin, pathAt(index)))
      return times
    }
    const inboxPath = (question?: (draw: Draw) => Question) =>
      `/submissions?${new URLSearchParams(question?.(draw) ?? {})}`
    const inTurn = (questions: readonly ((draw: Draw) => Question)[]) =>
      timesOf(QUESTIONS, (index) => inboxPath(questions[index % questions.length]))
    const asked = lists(accountId)
    const goal = { of: 'figure', atMost: GOAL_MS } as const
    const p95 = (what: string, times: number[], isPromised = true): Figure => ({
      what: `${what}, 95th percentile`,
      unit: 'ms',
      ours: percentile(times, 0.95),
      goal: isPromised ? goal : undefined,
    })
    const figures = [p95('lists and filters', await inTurn(asked))]
    const searched = await inTurn(searches)
    figures.push({ what: 'searches, median', unit: 'ms', ours: median(searched), goal })
    // Words that stand in most resumes.
    figures.push(p95('searches', searched, false))
    figures.push(p95('the overview', await timesOf(OVERVIEWS, () => '/overview')))
    for (const [name, path] of Object.entries(otherLists))
      figures.push(p95(name, await timesOf(LISTINGS, () => path(draw))))
    const any = [...asked, ...searches]
    const visits = Array.from({ length: STAFF }, () => timesOf(40, () => inboxPath(pick(draw, any))))
    return [...figures, p95(`${STAFF} of the staff at once`, (await Promise.all(visits)).flat(), false)]
  } finally {
    await portal.stop()
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
    const onPostgres = await measure(postgres.url('postgres'))
    return [...named('SQLite', onSqlite), ...named('PostgreSQL', onPostgres)]
  } finally {
    await postgres.stop()
  }
}

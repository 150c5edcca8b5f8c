import { openDataDir } from '@/server/database/file'
import { startServer } from './support/children'
import { median, percentile, tell, type Figure } from './support/figures'
import { portalCommand } from './support/portal'
import { SESSION, signInStaff } from './support/staff'
import { COMMON, createDraw, FIRST_NAMES, fillSubmissions, LAST_NAMES } from './support/submissions'

const SUBMISSIONS = 100_000
const QUESTIONS = 300
const STAFF = 5
const GOAL_MS = 200

/** A member of the staff who is signed in, and what came in. */
const fill = async (dataDir: string) => {
  const database = await openDataDir(dataDir)
  try {
    const accountId = await signInStaff(database)
    await fillSubmissions(database, SUBMISSIONS, accountId)
    return accountId
  } finally {
    await database.close()
  }
}

type Draw = ReturnType<typeof createDraw>
type Question = Record<string, string>

const one = (draw: Draw, values: readonly string[]) => values[draw(values.length)] ?? ''

const SORTS = [
  'receivedAt',
  'name',
  'email',
  'mobile',
  'kind',
  'about',
  'place',
  'experience',
  'ctc',
  'state',
  'assignee',
]

/** What the staff ask for, by what a step is called in the report. */
const questions = (accountId: string): Record<string, (draw: Draw) => Question> => ({
  'a page of the list': (draw) => ({ page: `${draw(20)}` }),
  'a page far behind': (draw) => ({ page: `${draw(SUBMISSIONS / 50)}` }),
  'another order': (draw) => ({
    sort: one(draw, SORTS),
    order: one(draw, ['asc', 'desc']),
    page: `${draw(100)}`,
  }),
  'a filter': (draw) => {
    const filters: Question[] = [
      { kind: one(draw, ['application', 'resume', 'internship']) },
      { state: one(draw, ['received', 'in_review', 'shortlisted']) },
      { assignee: one(draw, [accountId, 'nobody']) },
      { tag: `tag ${draw(9)}` },
      { job: `${1001 + draw(60)}` },
      { experience: `${draw(8)}-${8 + draw(8)}` },
      { ctc: `${draw(8)}-${8 + draw(8)}` },
      { from: `202${4 + draw(2)}-0${1 + draw(9)}-01` },
    ]
    return filters[draw(filters.length)] ?? {}
  },
  'filters and an order': (draw) => ({
    kind: 'application',
    state: one(draw, ['received', 'in_review']),
    experience: `${draw(8)}-`,
    sort: one(draw, SORTS),
  }),
  'a search for a name': (draw) => ({ search: `${one(draw, FIRST_NAMES)} ${one(draw, LAST_NAMES)}` }),
  'a search for a number': (draw) => ({ search: `${9_000_000_000 + draw(SUBMISSIONS) * 7}` }),
  'a search for part of an address': (draw) => ({ search: `person.${draw(SUBMISSIONS)}` }),
  'a search for a word of resumes': (draw) => ({
    search: one(draw, ['welder', 'quality', 'control', 'manager', 'accountant', 'project', 'वर्मा', 'ra']),
  }),
  'a search for a word of most resumes': (draw) => ({ search: one(draw, COMMON) }),
  'a search with filters': (draw) => ({
    search: one(draw, LAST_NAMES),
    kind: 'application',
    state: 'received',
    sort: 'name',
  }),
})

const askFor = async (origin: string, path: string) => {
  const since = performance.now()
  const response = await fetch(`${origin}/office/api${path}`, {
    headers: { cookie: `office_session=${SESSION}` },
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${response.status} for ${path}`)
  return performance.now() - since
}

const ask = (origin: string, query: Question) => askFor(origin, `/submissions?${new URLSearchParams(query)}`)

const OVERVIEWS = 30

const overviewTimes = async (origin: string) => {
  const times: number[] = []
  for (let count = 0; count < OVERVIEWS; count += 1) times.push(await askFor(origin, '/overview'))
  return times
}

/** A hundred thousand submissions, and one of the staff who lists, filters and searches them; then several at once. */
export const inbox = async (): Promise<Figure[]> => {
  const { command, env, forget } = await portalCommand({ jobs: 200 })
  try {
    const since = performance.now()
    const accountId = await fill(env.DATA_DIR)
    tell(`filled in ${((performance.now() - since) / 1000).toFixed(1)} s`)
    const server = await startServer({ command, env })
    try {
      const asked = Object.entries(questions(accountId))
      const draw = createDraw(3)
      const all: number[] = []
      const figures: Figure[] = []
      for (const [what, questionOf] of asked) {
        const times: number[] = []
        for (let count = 0; count < QUESTIONS / asked.length; count += 1)
          times.push(await ask(server.origin, questionOf(draw)))
        all.push(...times)
        figures.push({ what, unit: 'ms', ours: percentile(times, 0.95) })
      }
      const visit = async () => {
        const times: number[] = []
        for (let count = 0; count < 40; count += 1) {
          const [, questionOf] = asked[draw(asked.length)] ?? []
          if (questionOf) times.push(await ask(server.origin, questionOf(draw)))
        }
        return times
      }
      const overviews = await overviewTimes(server.origin)
      const together = (await Promise.all(Array.from({ length: STAFF }, visit))).flat()
      return [
        {
          what: 'lists, filters and searches of 100,000 submissions, 95th percentile',
          unit: 'ms',
          ours: percentile(all, 0.95),
          goal: { of: 'figure', atMost: GOAL_MS },
        },
        { what: 'the same, median', unit: 'ms', ours: median(all) },
        {
          what: 'the overview, 95th percentile',
          unit: 'ms',
          ours: percentile(overviews, 0.95),
          goal: { of: 'figure', atMost: GOAL_MS },
        },
        {
          what: `${STAFF} of the staff at once, 95th percentile`,
          unit: 'ms',
          ours: percentile(together, 0.95),
        },
        ...figures,
      ]
    } finally {
      await server.stop()
    }
  } finally {
    forget()
  }
}

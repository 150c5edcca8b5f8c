import { startPortal, type JobRow, type Portal } from '@test/features/seededPortal'

/** Role 2 is Nurse, department 2 Accounts, industry 2 Healthcare. */
const few: Partial<JobRow>[] = [
  {
    job_id: '501',
    position: 'Ward nurse',
    location: 'Raipur',
    role_id: '2',
    department_id: '2',
    industry_id: '2',
    experience_from: 0,
    experience_to: 2,
    date_posted: '2026-03-09',
  },
  {
    job_id: '502',
    position: 'Night nurse',
    location: 'Raipur',
    role_id: '2',
    department_id: '2',
    industry_id: '2',
    ctc: '6-10',
    ctc_from: 7,
    ctc_to: 9,
    date_posted: '2026-03-08',
  },
  {
    job_id: '503',
    position: 'Ledger clerk',
    location: 'Raipur',
    department_id: '2',
    ctc: '0-3',
    ctc_from: 1.5,
    ctc_to: 2.4,
    date_posted: '2026-03-07',
  },
]

/** Two pages: the few, and 26 fitters in Bhilai, 'Fitter 1' the newest. */
const jobs = [
  ...few,
  ...Array.from({ length: 26 }, (_nothing, index) => ({
    job_id: `${601 + index}`,
    position: `Fitter ${index + 1}`,
    date_posted: `2026-02-${String(26 - index).padStart(2, '0')}`,
  })),
]

export const startSearchedPortal = () => startPortal(jobs)

/** The site as it is where its server searches the jobs, and what is asked of that server. */
export const searchedBy = (portal: Portal) => {
  const asked: string[] = []
  const held = new Map<string, () => void>()
  let isBroken = false
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const address = pathname + search
    asked.push(address)
    if (isBroken) return new Response('', { status: 503 })
    if (held.has(address)) await new Promise<void>((resolve) => held.set(address, resolve))
    return fetch(request)
  }
  return {
    options: { ...portal, settings: { searchesJobs: true }, fetch: send },
    /** The requests since the last time. */
    takeAsked: () => asked.splice(0),
    /** Whether an address was asked for. */
    isAsked: (address: string) => asked.includes(address),
    /** The answer waits until it is let go. */
    hold: (address: string) => void held.set(address, () => undefined),
    letGo: (address: string) => {
      held.get(address)?.()
      held.delete(address)
    },
    breakDown: () => (isBroken = true),
    mend: () => (isBroken = false),
  }
}

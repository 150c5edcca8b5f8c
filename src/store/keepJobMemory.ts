import type { KeptJob } from '@/domain/jobs/keptJob'
import { emptyMemory, KEPT_MAX, memoryRead, type JobMemory } from './jobMemory'
import { warningShown } from './notices'
import type { AppStore } from './store'

const STORAGE_KEY = 'jobMemory'

const NOT_KEPT = 'This browser does not let us keep your jobs. They stay until you leave the page.'

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

const DAY = /^\d{4}-\d{2}-\d{2}$/

const dayIn = (value: unknown) => (DAY.test(textIn(value)) ? textIn(value) : '')

type Stored = Record<string, unknown>

const isRecord = (value: unknown): value is Stored => typeof value === 'object' && value !== null

/** What is stored may be of an older version of the site, or of anybody. */
const jobsIn = (value: unknown, max: number): KeptJob[] => {
  const rows = (Array.isArray(value) ? value : []).filter(isRecord).map((row) => ({
    job_id: textIn(row.job_id),
    position: textIn(row.position),
    company_name: textIn(row.company_name),
    location: textIn(row.location),
    pay: textIn(row.pay),
  }))
  const byId = new Map(rows.filter(({ job_id }) => job_id !== '').map((row) => [row.job_id, row]))
  return [...byId.values()].slice(0, max)
}

const parse = (text: string | null): JobMemory => {
  const stored: unknown = text === null ? undefined : JSON.parse(text)
  if (!isRecord(stored)) return emptyMemory
  return {
    saved: jobsIn(stored.saved, KEPT_MAX.saved),
    viewed: jobsIn(stored.viewed, KEPT_MAX.viewed),
    applied: jobsIn(stored.applied, KEPT_MAX.applied),
    visit: dayIn(stored.visit),
    visitBefore: dayIn(stored.visitBefore),
  }
}

/** Empty where the browser forbids to read, or where the text is none of ours. */
const read = () => {
  try {
    return parse(localStorage.getItem(STORAGE_KEY))
  } catch {
    return emptyMemory
  }
}

const joined = (first: readonly KeptJob[], then: readonly KeptJob[], max: number) =>
  [...first, ...then.filter(({ job_id }) => !first.some((job) => job.job_id === job_id))].slice(0, max)

/** What was done before the device was read comes before what it remembers. */
const merged = (now: JobMemory, stored: JobMemory): JobMemory => ({
  ...(now.visit === '' || now.visit === stored.visit
    ? stored
    : { visit: now.visit, visitBefore: stored.visit }),
  saved: joined(now.saved, stored.saved, KEPT_MAX.saved),
  viewed: joined(now.viewed, stored.viewed, KEPT_MAX.viewed),
  applied: joined(now.applied, stored.applied, KEPT_MAX.applied),
})

/**
 * Keeps what the visitor saves, views and applies for on the device, and takes over what another tab changed. Returns a
 * function that stops it.
 */
export const keepJobMemory = (store: AppStore) => {
  const current = () => store.getState().jobMemory
  let kept: JobMemory | undefined
  let wasTold = false

  const write = () => {
    const memory = current()
    if (memory === kept) return
    const isVisitAlone = memory.saved === kept?.saved && memory.applied === kept.applied
    kept = memory
    try {
      if (memory === emptyMemory) localStorage.removeItem(STORAGE_KEY)
      else localStorage.setItem(STORAGE_KEY, JSON.stringify(memory))
    } catch {
      // Nobody asked to keep what was viewed.
      if (!isVisitAlone && !wasTold) store.dispatch(warningShown(NOT_KEPT))
      wasTold ||= !isVisitAlone
    }
  }
  /** Reading is no reason to write. */
  const takeOver = (memory: JobMemory) => {
    kept = memory
    store.dispatch(memoryRead(memory))
  }

  const stored = read()
  takeOver(merged(current(), stored))
  // What was done meanwhile is not on the device yet.
  if (current().visit !== stored.visit || current().viewed.length !== stored.viewed.length) kept = undefined
  write()
  const endStore = store.subscribe(write)
  const listen = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) takeOver(read())
  }
  window.addEventListener('storage', listen)
  /** A page that Back brings alive again has heard of nothing meanwhile. */
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) takeOver(read())
  }
  window.addEventListener('pageshow', wake)
  return () => {
    endStore()
    window.removeEventListener('pageshow', wake)
    window.removeEventListener('storage', listen)
  }
}

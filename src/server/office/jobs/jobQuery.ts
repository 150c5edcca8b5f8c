import { jobStates, officeJobSorts } from '@/domain/office/jobs'
import type { JobOrder, JobQuery } from '../../repositories/office/jobs'

const PAGE_SIZE = 25
const PAGE_SIZE_MAX = 100
const PAGES_MAX = 100_000
const SEARCH_CHARACTERS = 200

const numberIn = (written: string | null, otherwise: number, max: number) =>
  written !== null && /^\d{1,6}$/.test(written) ? Math.min(Number(written), max) : otherwise

/** Which jobs an address asks for, and in which order. What means nothing is ignored, as in the lists of visitors. */
export const orderIn = (query: URLSearchParams): JobOrder => {
  const states = new Set(query.getAll('state').flatMap((written) => written.split(',')))
  return {
    sort: officeJobSorts.find((sort) => sort === query.get('sort')) ?? 'changedAt',
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    search: (query.get('search') ?? '').slice(0, SEARCH_CHARACTERS),
    states: jobStates.filter((state) => states.has(state)),
  }
}

/** A page of them. */
export const pageOfJobsIn = (query: URLSearchParams): JobQuery => ({
  ...orderIn(query),
  page: numberIn(query.get('page'), 0, PAGES_MAX),
  pageSize: Math.max(1, numberIn(query.get('pageSize'), PAGE_SIZE, PAGE_SIZE_MAX)),
})

import { todayInIndia } from '@/domain/jobs/calendar'
import type { Problem } from '@/domain/problem'
import type { ContentRow } from '../repositories/contentRows'
import { closedOnDay } from '../repositories/publicJobs'

/**
 * What is stored of the row of a job, or why it cannot be: a state that it names, as of today. A row without one opens a job that was closed, and
 * leaves drafts and paused jobs as they are.
 */
export const withState = (
  { state, ...values }: ContentRow,
  before: ContentRow | undefined,
): ContentRow | Problem => {
  if (state === 'closed') {
    if (before?.state === 'draft') return { field: 'state', code: 'closedIsDraft' }
    return { ...values, ...closedOnDay(`${before?.closed_on ?? todayInIndia(Date.now())}`) }
  }
  if (state === 'draft' && before !== undefined && before.state !== 'draft')
    return { field: 'state', code: 'draftWasPublished' }
  return { ...values, state: state ?? before?.state ?? 'open', closed_on: null }
}

import { useGetJobsByIdQuery, useGetJobsQuery } from '@/api/portalApi'
import { closedDay } from '@/domain/jobs/closing'
import { JOBS_BY_ID_MAX } from '@/domain/limits'
import { useAppSelector } from './hooks'
import { selectToday } from './jobLists'

/** The days on which these jobs closed, as far as the list or our own server knows them. */
export const useClosedDays = (ids: readonly string[]) => {
  const today = useAppSelector(selectToday)
  const skip = ids.length === 0
  const asked = [...new Set(ids)].slice(0, JOBS_BY_ID_MAX)
  const { data: list } = useGetJobsQuery(undefined, { skip })
  const { currentData: closed } = useGetJobsByIdQuery(asked, { skip })
  return (id: string) => {
    const job = list?.entities[id] ?? closed?.entities[id]
    return job && closedDay(job, today)
  }
}

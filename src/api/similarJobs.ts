import type { EntityState } from '@reduxjs/toolkit'
import type { Job } from '@/domain/entities'
import { todayInIndia } from '@/domain/jobs/calendar'
import { isOpenOn } from '@/domain/jobs/closing'
import { similarJobs, type SimilarJob, type Similarity } from '@/domain/jobs/similarJobs'
import { jobsAdapter, toJob } from './adapters'
import type { Envelope } from './envelope'
import { rowsOf } from './wire'

const { selectAll } = jobsAdapter.getSelectors()

/** The open jobs of a list that are like a job. */
export const pickSimilarJobs = (job: Job, list: EntityState<Job, string>): SimilarJob[] => {
  const today = todayInIndia(Date.now())
  return similarJobs(
    job,
    selectAll(list).filter((one) => isOpenOn(one, today)),
  )
}

const similarities = ['Same role', 'Same place', 'Near this pay'] as const satisfies Similarity[]

/** As our own server sends them. */
export const toSimilarJobs = ({ data }: Envelope): SimilarJob[] =>
  rowsOf(data).map((row) => {
    const { job_id, position, location, ctc, ctc_from, ctc_to } = toJob(row)
    const sent: unknown[] = Array.isArray(row.reasons) ? row.reasons : []
    const reasons = similarities.filter((reason) => sent.includes(reason))
    return { job_id, position, location, ctc, ctc_from, ctc_to, reasons }
  })

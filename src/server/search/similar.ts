import type { Job } from '@/domain/entities'
import { placesOf } from '@/domain/jobs/places'
import type { SearchableJob } from '@/domain/jobs/searchableJob'
import { similarJobs, type SimilarJob } from '@/domain/jobs/similarJobs'
import type { JobTable } from './jobTable'

/** Jobs that are compared with one job. */
const CANDIDATES_MAX = 5000

/** The open jobs most like a job. Of very many, those with its role and its place are compared first, then those with one. */
export const similarIn = ({ jobs }: JobTable, job: Job): SimilarJob[] => {
  const { names, isAnywhere } = placesOf(job.location)
  const candidates: SearchableJob[][] = [[], [], [], []]
  for (const { facts } of jobs) {
    const isOfRole = facts.job.role_name === job.role_name && job.role_name !== ''
    const isOfPlace = (isAnywhere && facts.isAnywhere) || facts.places.some((place) => names.includes(place))
    const rank = isOfRole ? (isOfPlace ? 0 : 1) : isOfPlace ? 2 : 3
    if (rank < 3 || facts.job.department_id === job.department_id) candidates[rank]?.push(facts)
  }
  return similarJobs(job, candidates.flat().slice(0, CANDIDATES_MAX))
}

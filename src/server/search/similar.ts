import type { Job } from '@/domain/entities'
import { noFilters, type JobFilters } from '@/domain/jobFilter'
import { placesOf } from '@/domain/jobs/places'
import { similarJobs, type SimilarJob } from '@/domain/jobs/similarJobs'
import { intersect, positionsIn } from './bits'
import type { JobIndex } from './jobIndex'

/** Jobs that are compared with one job. */
const CANDIDATES_MAX = 5000

/** The open jobs most like a job: those with its role and its place are compared first, then those with one of them. */
export const similarIn = (index: JobIndex, job: Job): SimilarJob[] => {
  const withValue = (key: 'roles' | 'departments' | 'locations', value: string) =>
    index.bitsOfFilter(key, { ...noFilters, [key]: value === '' ? [] : [value] } satisfies JobFilters)
  const { names, isAnywhere } = placesOf(job.location)
  const ofRole = withValue('roles', job.role_name)
  const ofPlace = isAnywhere ? withValue('locations', '') : index.noJobs()
  for (const name of names) index.addPlace(ofPlace, name)
  const candidates = new Set<number>()
  const groups = [intersect(ofRole, [ofPlace]), ofRole, ofPlace, withValue('departments', job.department_id)]
  for (const group of groups) {
    for (const position of positionsIn(group)) {
      if (candidates.size >= CANDIDATES_MAX) break
      candidates.add(position)
    }
  }
  return similarJobs(
    job,
    [...candidates].flatMap((position) => index.jobs[position]?.facts.job ?? []),
  )
}

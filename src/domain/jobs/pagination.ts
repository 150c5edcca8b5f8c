import { JOBS_PER_PAGE } from '../site/limits'

/** The pages of a list of jobs; a page beyond the existing ones is the nearest one. `start`: its first job. */
export const pageOfJobs = (total: number, asked: number) => {
  const pages = Math.max(1, Math.ceil(total / JOBS_PER_PAGE))
  const page = Math.min(Math.max(1, asked), pages)
  return { page, pages, start: (page - 1) * JOBS_PER_PAGE }
}

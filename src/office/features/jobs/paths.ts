/** Addresses of the screens of jobs. */
export const JOBS_PATH = '/jobs'
export const NEW_JOB_PATH = '/jobs/new'
export const IMPORT_JOBS_PATH = '/jobs/import'

export const jobPath = (id: string) => `${JOBS_PATH}/${encodeURIComponent(id)}`
export const editJobPath = (id: string) => `${jobPath(id)}/edit`
export const copyJobPath = (id: string) => `${NEW_JOB_PATH}?copy=${encodeURIComponent(id)}`

/** What came in for a job. */
export const applicationsPath = (id: string) => `/inbox?job=${encodeURIComponent(id)}`

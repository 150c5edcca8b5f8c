import { paths } from '@/domain/paths'

/** The title of the document, for an open job and for a closed one. */
export const DETAILS_DOCUMENT_TITLE = 'Full Time Jobs Details'

export const detailsCrumb = 'Job Details'

export const fullTimeJobsCrumb = { label: 'Full Time Jobs', to: paths.fullTimeJobs }

export const allCategoriesCrumb = { label: 'All Categories', to: paths.allCategories }

/** State of a link in a list of jobs: the list is the entry of the history before the linked screen. */
export const FROM_LIST = 'fromList'

export const jobCount = (total: number) => (total === 1 ? '1 job' : `${total} jobs`)

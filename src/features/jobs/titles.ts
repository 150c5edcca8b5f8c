import { paths } from '@/domain/paths'

/** The title of the document, for an open job and for a closed one. */
export const DETAILS_DOCUMENT_TITLE = 'Full Time Jobs Details'

export const detailsCrumb = 'Job Details'

export const fullTimeJobsCrumb = { label: 'Full Time Jobs', to: paths.fullTimeJobs }

export const allCategoriesCrumb = { label: 'All Categories', to: paths.allCategories }

export const APPLY_TITLE = 'Apply For Job'
/** Against those who cheat applicants in our name. */
export const NO_MONEY_ASKED = 'We never ask for money'

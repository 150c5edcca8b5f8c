import { paths } from '@/domain/paths'

/** The title text of spec section 2, for a job that is open and for one that is not. */
export const DETAILS_DOCUMENT_TITLE = 'Full Time Jobs Details'

export const detailsCrumb = 'Job Details'

export const fullTimeJobsCrumb = { label: 'Full Time Jobs', to: paths.fullTimeJobs }

export const ALL_CATEGORIES_TITLE = 'All Categories'

export const allCategoriesCrumb = { label: ALL_CATEGORIES_TITLE, to: paths.allCategories }

/** Of the button of small screens, and of what it opens (spec section 2). */
export const ALL_FILTERS = 'All Filter'

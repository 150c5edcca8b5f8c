import { paths } from '@/domain/paths'

export const SERVICES_TITLE = 'Services'

export const servicesCrumb = { label: SERVICES_TITLE, to: paths.services }

/** The last crumb where no service gives its name. */
export const detailsCrumb = 'Service Details'

import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '@/domain/paths'

export const detailsDocumentTitle = (i18n: I18n) => i18n._(msg`Full Time Jobs Details`)

export const detailsCrumb = (i18n: I18n) => i18n._(msg`Job Details`)

export const fullTimeJobsCrumb = (i18n: I18n) => ({
  label: i18n._(msg`Full Time Jobs`),
  to: paths.fullTimeJobs,
})

export const allCategoriesCrumb = (i18n: I18n) => ({
  label: i18n._(msg`All Categories`),
  to: paths.allCategories,
})

/** State of a link in a list: the list is the entry of the history before the linked screen. */
export const FROM_LIST = 'fromList'

/** '24 jobs'. Without the browser's plural rules, which are slow on a cheap phone. */
export const jobCount = (total: number, i18n: I18n) =>
  total === 1 ? i18n._(msg`1 job`) : i18n._(msg`${total} jobs`)

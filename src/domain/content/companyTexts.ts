import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Company } from './company'
import { localized } from './localized'

/** A message of a table, with what it names of the company: '{city}'. */
export const companyText = (message: MessageDescriptor, company: Company, i18n: I18n) => {
  const { freelancerPlatform, sisterCompany, ...own } = company
  const values = {
    ...own,
    city: localized(company, 'city', i18n).text,
    platform: freelancerPlatform.name,
    platformCategories: freelancerPlatform.categories,
    sisterCompany: sisterCompany.name,
  }
  return i18n._({ ...message, values })
}

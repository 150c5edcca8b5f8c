import { company } from './company'
import type { Language } from './languages'
import { written } from './written'

/** What messages name of the company: '{city}'. */
export const companyValues = (language: Language) => {
  const { freelancerPlatform, sisterCompany, ...own } = company
  return {
    ...own,
    city: written(language, company, 'city').text,
    platform: freelancerPlatform.name,
    platformCategories: freelancerPlatform.categories,
    sisterCompany: sisterCompany.name,
  }
}

import { company } from './company'
import { DEFAULT_LANGUAGE, type Language } from './languages'

/** A text of the company's file: 'city_hi' in Hindi, where the file has it; else as written, with its language. */
export const companyFact = (language: Language, name: 'city' | 'tagline' | 'welcome') => {
  const translated = language === 'hi' ? company[`${name}_hi`] : ''
  const lang = translated || language === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE
  return { text: translated || company[name], lang }
}

/** What messages name of the company: '{city}'. */
export const companyValues = (language: Language) => {
  const { freelancerPlatform, sisterCompany, ...own } = company
  return {
    ...own,
    city: companyFact(language, 'city').text,
    platform: freelancerPlatform.name,
    platformCategories: freelancerPlatform.categories,
    sisterCompany: sisterCompany.name,
  }
}

import sample from './company.json' with { type: 'json' }

/** `utcOffsetMinutes`: east of UTC, in which a posting date that carries a zone is read. */
export type Company = Omit<typeof sample, 'social'> & {
  social: { network: 'Facebook' | 'LinkedIn' | 'Instagram'; url: string }[]
}

export const sampleCompany = sample as Company

/** Everything that names the company, besides the content that staff publish. */
export const company: Company = { ...sampleCompany }

/** The id of the block that brings another company to a page. */
export const COMPANY_DATA = 'company-data'

/** Names another company than the sample one. Call it before what draws a screen is loaded. */
export const setCompany = (given: Company) => {
  Object.assign(company, given)
}

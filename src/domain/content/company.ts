import sample from './company.json' with { type: 'json' }

/** All that names the company, besides the content that staff publish. */
export type Company = Omit<typeof sample, 'social'> & {
  social: { network: 'Facebook' | 'LinkedIn' | 'Instagram'; url: string }[]
}

export const sampleCompany = sample as Company

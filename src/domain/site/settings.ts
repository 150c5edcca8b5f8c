import { sampleCompany } from '../content/company'
import type { Question } from '../submissions/questions'

/** The settings of the server that the browser needs, by default; the page carries them as JSON. */
export const defaultSettings = {
  company: sampleCompany,
  /** Origin of an existing `/web` API; '' where the site's own server answers. */
  apiHost: '',
  /** Prefix of the file names of logos, services, slider and header. */
  assetBaseUrl: '/uploads/',
  /** Prefix of the file names of CSR images. */
  mediaBaseUrl: '/media/',
  /** The canonical origin of the site; '' if it is the origin of the address. */
  publicUrl: '',
  /** The visitor asked to save data: no video, no pictures that only please. */
  saveData: false,
  /** The site's own server searches the jobs: there are too many for a phone to load. */
  searchesJobs: false,
  /** For how many months the site's own server keeps what is sent; 0 where it does not say. */
  retentionMonths: 0,
  /** The number of days in which applications are usually answered; 0 where it is not shown. */
  answerDays: 0,
  /** The staff sign in at the office of this server. */
  hasOffice: false,
}

export type SiteSettings = typeof defaultSettings & {
  /** The question of the page, by its id; null where there is none. */
  question?: { id: string; question: Question | null }
}

/** The address of a file that the content names; an absolute http(s) address is used as it is. */
export const fileUrl = (base: string, name: string) => (/^https?:\/\//i.test(name) ? name : `${base}${name}`)

/** JSON for a script element, which it cannot end. */
export const asScriptData = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

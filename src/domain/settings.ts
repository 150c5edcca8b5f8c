/** The settings of the server that the browser needs; the page carries them as JSON. */
export type SiteSettings = {
  /** Origin of an existing `/web` API; '' where the site's own server answers. */
  apiHost: string
  /** Prefix of the file names of logos, services, slider and header. */
  assetBaseUrl: string
  /** Prefix of the file names of CSR images. */
  mediaBaseUrl: string
  /** The canonical origin of the site; '' where it is that of the address. */
  publicUrl: string
  /** The visitor asked to save data: no video, no pictures that only please. */
  saveData: boolean
  /** The site's own server searches the jobs: there are too many for a phone to load. */
  searchesJobs: boolean
}

export const defaultSettings: SiteSettings = {
  apiHost: '',
  assetBaseUrl: '/uploads/',
  mediaBaseUrl: '/media/',
  publicUrl: '',
  saveData: false,
  searchesJobs: false,
}

/** The address of a file that the content names; an absolute http(s) address is used as it is. */
export const fileUrl = (base: string, name: string) => (/^https?:\/\//i.test(name) ? name : `${base}${name}`)

/** JSON for a script element, which it cannot end. */
export const asScriptData = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

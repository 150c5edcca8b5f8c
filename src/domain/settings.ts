/** What the browser must know of the server's settings; it stands in the page as a data block. */
export type SiteSettings = {
  /** Origin of an existing `/web` API; '' where the site's own server answers. */
  apiHost: string
  /** What file names of logos, services, slider and header are put after. */
  assetBaseUrl: string
  /** What file names of CSR images are put after. */
  mediaBaseUrl: string
  /** The canonical origin of the site; '' where it is that of the address. */
  publicUrl: string
  /** The visitor asked to save data: no video, no pictures that only please. */
  saveData: boolean
}

export const defaultSettings: SiteSettings = {
  apiHost: '',
  assetBaseUrl: '/uploads/',
  mediaBaseUrl: '/media/',
  publicUrl: '',
  saveData: false,
}

/** The address of a file that the content names; an absolute http(s) address is used as it is. */
export const fileUrl = (base: string, name: string) => (/^https?:\/\//i.test(name) ? name : `${base}${name}`)

import { createContext, useContext, type PropsWithChildren } from 'react'
import { defaultSettings, fileUrl, type SiteSettings } from '@/domain/settings'

/** The settings together with the origin of the address the visitor is at. */
export type Site = SiteSettings & { origin: string }

const SiteContext = createContext<Site>({ ...defaultSettings, origin: '' })

export const SiteProvider = ({ site, children }: PropsWithChildren<{ site: Site }>) => (
  <SiteContext value={site}>{children}</SiteContext>
)

const useSite = () => useContext(SiteContext)

/** The absolute address of a path of this site, for sharing. */
export const useAbsoluteUrl = () => {
  const { publicUrl, origin } = useSite()
  return (path: string) => `${publicUrl || origin}${path}`
}

/** The origin of the `/web` API. */
export const useApiOrigin = () => {
  const { apiHost, origin } = useSite()
  return apiHost || origin
}

/** Whether the visitor asked to save data. */
export const useSaveData = () => useSite().saveData

/** The address of a logo, or of an image of services, slider and header; '' where no file is named. */
export const useAssetUrl = () => {
  const { assetBaseUrl } = useSite()
  return (name: string) => name && fileUrl(assetBaseUrl, name)
}

/** The address of a CSR image; '' where no file is named. */
export const useMediaUrl = () => {
  const { mediaBaseUrl } = useSite()
  return (name: string) => name && fileUrl(mediaBaseUrl, name)
}

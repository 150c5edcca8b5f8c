import { createContext, useContext, type PropsWithChildren } from 'react'
import { defaultSettings, type SiteSettings } from '@/domain/settings'

/** The settings together with the origin of the address the visitor is at. */
export type Site = SiteSettings & { origin: string }

const SiteContext = createContext<Site>({ ...defaultSettings, origin: '' })

export const SiteProvider = ({ site, children }: PropsWithChildren<{ site: Site }>) => (
  <SiteContext value={site}>{children}</SiteContext>
)

export const useSite = () => useContext(SiteContext)

/** The absolute address of a path of this site, for sharing. */
export const useAbsoluteUrl = () => {
  const { publicUrl, origin } = useSite()
  return (path: string) => `${publicUrl || origin}${path}`
}

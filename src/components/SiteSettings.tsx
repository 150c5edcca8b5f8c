import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { createContext, useContext, type PropsWithChildren } from 'react'
import { companyText } from '@/domain/content/companyTexts'
import { languagePath } from '@/domain/languages'
import { defaultSettings, fileUrl, type SiteSettings } from '@/domain/site/settings'
import { useLanguage } from './language'

/** The settings together with the origin of the address the visitor is at. */
export type Site = SiteSettings & { origin: string }

const SiteContext = createContext<Site>({ ...defaultSettings, origin: '' })

export const SiteProvider = ({ site, children }: PropsWithChildren<{ site: Site }>) => (
  <SiteContext value={site}>{children}</SiteContext>
)

export const useSite = () => useContext(SiteContext)

export const useCompany = () => useSite().company

/** Messages of a table, with what they name of the company. */
export const useCompanyText = () => {
  const company = useCompany()
  const { i18n } = useLingui()
  return (message: MessageDescriptor) => companyText(message, company, i18n)
}

/** The absolute address of a file of this site, which is the same in all languages. */
export const useFileUrl = () => {
  const { publicUrl, origin } = useSite()
  return (path: string) => `${publicUrl || origin}${path}`
}

/** The absolute address of a screen, or of a feed, in the language of the page, for sharing: `/hi/jobs.rss`. */
export const useAbsoluteUrl = () => {
  const urlOf = useFileUrl()
  const language = useLanguage()
  return (path: string) => urlOf(languagePath(language, path))
}

/** The origin of the `/web` API. */
export const useApiOrigin = () => {
  const { apiHost, origin } = useSite()
  return apiHost || origin
}

/** '' where no file is named. */
const urlsBelow = (base: string) => (name: string) => name && fileUrl(base, name)

/** The address of a logo, or of an image of services, slider and header. */
export const useAssetUrl = () => urlsBelow(useSite().assetBaseUrl)

/** The address of a CSR image. */
export const useMediaUrl = () => urlsBelow(useSite().mediaBaseUrl)

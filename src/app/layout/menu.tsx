import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NewTabMark, useNewTab } from '@/components/NewTabMark'
import { useCompany } from '@/components/SiteSettings'
import { paths } from '@/domain/paths'

export type MenuLink = { label: MessageDescriptor; to: string; external?: boolean }
export type MenuGroup = { label: MessageDescriptor; links: readonly MenuLink[] }

export const links = {
  home: { label: msg`Home`, to: paths.home },
  about: { label: msg`About`, to: paths.about },
  fullTimeJobs: { label: msg`Full Time`, to: paths.fullTimeJobs },
  internship: { label: msg`Internship`, to: paths.internship },
  services: { label: msg`Services`, to: paths.services },
  manpowerEnquiry: { label: msg`Manpower Enquiry`, to: paths.manpowerEnquiry },
  submitResume: { label: msg`Submit Resume`, to: paths.submitResume },
  csr: { label: msg`CSR`, to: paths.csr },
  contact: { label: msg`Contact Us`, to: paths.contact },
  /** The drawer ends with it: a narrow bar has no room for its button. */
  signIn: { label: msg`Sign in`, to: paths.signIn },
  track: {
    label: msg({ message: 'Track', comment: 'Leads to the state of an application' }),
    to: paths.track,
  },
  tellUs: { label: msg`Tell us`, to: paths.tellUs },
} satisfies Record<string, MenuLink>

/** The links to jobs, of which the company has one. */
export const useJobLinks = (): readonly MenuLink[] => [
  links.fullTimeJobs,
  { label: msg`Part Time`, to: useCompany().partTimeJobsUrl, external: true },
  links.internship,
]

/** The navigation of the site, as the bar and the drawer show it. */
export const useMenu = (): readonly (MenuLink | MenuGroup)[] => {
  const { home, about, services, manpowerEnquiry, submitResume, csr, contact } = links
  const jobs = { label: msg`Jobs`, links: useJobLinks() }
  return [home, about, jobs, services, manpowerEnquiry, submitResume, csr, contact]
}

export const isGroup = (item: MenuLink | MenuGroup): item is MenuGroup => 'links' in item

/** A link that leaves the site opens a new tab, and shows it. */
export const useLinkProps = () => {
  const newTab = useNewTab()
  const { i18n } = useLingui()
  return ({ label, external }: MenuLink) => {
    const text = i18n._(label)
    return external ? { ...newTab, children: [text, <NewTabMark key="mark" />] } : { children: text }
  }
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NewTabMark, useNewTab } from '@/components/NewTabMark'
import { company } from '@/domain/content/company'
import { paths } from '@/domain/paths'

export type MenuLink = { label: MessageDescriptor; to: string; external?: boolean }
export type MenuGroup = { label: MessageDescriptor; links: readonly MenuLink[] }

/** The navigation of the site, in its order: the bar, the drawer and the footer draw this list. */
export const menu: readonly (MenuLink | MenuGroup)[] = [
  { label: msg`Home`, to: paths.home },
  { label: msg`About`, to: paths.about },
  {
    label: msg`Jobs`,
    links: [
      { label: msg`Full Time`, to: paths.fullTimeJobs },
      { label: msg`Part Time`, to: company.partTimeJobsUrl, external: true },
      { label: msg`Internship`, to: paths.internship },
    ],
  },
  { label: msg`Services`, to: paths.services },
  { label: msg`Manpower Enquiry`, to: paths.manpowerEnquiry },
  { label: msg`Submit Resume`, to: paths.submitResume },
  { label: msg`CSR`, to: paths.csr },
  { label: msg`Contact Us`, to: paths.contact },
]

/** The drawer ends with it: a narrow bar has no room for its button. */
export const signIn: MenuLink = { label: msg`Sign in`, to: paths.signIn }

/** Shown in front of our own API alone. */
export const track: MenuLink = {
  label: msg({ message: 'Track', comment: 'Leads to the state of an application' }),
  to: paths.track,
}

export const isGroup = (item: MenuLink | MenuGroup): item is MenuGroup => 'links' in item

export const menuLinks = menu.flatMap((item) => (isGroup(item) ? item.links : item))

/** A link that leaves the site opens a new tab, and shows it. */
export const useLinkProps = () => {
  const newTab = useNewTab()
  const { i18n } = useLingui()
  return ({ label, external }: MenuLink) => {
    const text = i18n._(label)
    return external ? { ...newTab, children: [text, <NewTabMark key="mark" />] } : { children: text }
  }
}

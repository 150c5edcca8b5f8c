import { NewTabMark, useNewTab } from '@/components/NewTabMark'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'

export type MenuLink = { label: string; to: string; external?: boolean }
export type MenuGroup = { label: string; links: readonly MenuLink[] }

/** The navigation of the site, in its order: the bar, the drawer and the footer draw this list. */
export const menu: readonly (MenuLink | MenuGroup)[] = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  {
    label: 'Jobs',
    links: [
      { label: 'Full Time', to: paths.fullTimeJobs },
      { label: 'Part Time', to: company.partTimeJobsUrl, external: true },
      { label: 'Internship', to: paths.internship },
    ],
  },
  { label: 'Services', to: paths.services },
  { label: 'Manpower Enquiry', to: paths.manpowerEnquiry },
  { label: 'Submit Resume', to: paths.submitResume },
  { label: 'CSR', to: paths.csr },
  { label: 'Contact Us', to: paths.contact },
]

/** The drawer ends with it: a narrow bar has no room for its button. */
export const signIn: MenuLink = { label: 'Sign in', to: paths.signIn }

/** Shown in front of our own API alone. */
export const track: MenuLink = { label: 'Track', to: paths.track }

export const isGroup = (item: MenuLink | MenuGroup): item is MenuGroup => 'links' in item

export const menuLinks = menu.flatMap((item) => (isGroup(item) ? item.links : item))

/** A link that leaves the site opens a new tab, and shows it. */
export const useLinkProps = () => {
  const newTab = useNewTab()
  return ({ label, external }: MenuLink) =>
    external ? { ...newTab, children: [label, <NewTabMark key="mark" />] } : { children: label }
}

import { newTab } from '@/components/NewTabMark'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'

export type MenuLink = { label: string; to: string; external?: boolean }
export type MenuGroup = { label: string; links: readonly MenuLink[] }
export type MenuItem = MenuLink | MenuGroup

/** The navigation of the site, in its order: the bar, the drawer and the footer draw this list. */
export const menu: readonly MenuItem[] = [
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

export const isGroup = (item: MenuItem): item is MenuGroup => 'links' in item

export const menuLinks = menu.flatMap((item) => (isGroup(item) ? item.links : item))

/** The attributes of a link that leaves the site in a new tab. */
export const linkTarget = ({ external }: MenuLink) => (external ? newTab : {})

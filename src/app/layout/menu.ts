import { newTab } from '@/components/newTab'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'

export type MenuLink = { label: string; to: string; external?: boolean }
export type MenuGroup = { label: string; links: readonly MenuLink[] }
export type MenuItem = MenuLink | MenuGroup

/** The navigation of spec section 1, in its order: one list for the bar and the panel. */
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

export const isGroup = (item: MenuItem): item is MenuGroup => 'links' in item

/** What a link of the menu is given, inside the site or out of it in a new tab. */
export const linkTarget = ({ external }: MenuLink) => (external ? newTab : {})

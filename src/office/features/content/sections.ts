import type { SvgIconComponent } from '@mui/icons-material'
import CompaniesIcon from '@mui/icons-material/ApartmentOutlined'
import HeaderIcon from '@mui/icons-material/CampaignOutlined'
import ContactIcon from '@mui/icons-material/AccessTimeOutlined'
import CsrIcon from '@mui/icons-material/VolunteerActivismOutlined'
import EmailsIcon from '@mui/icons-material/AlternateEmailOutlined'
import ListsIcon from '@mui/icons-material/FormatListBulletedOutlined'
import OfficesIcon from '@mui/icons-material/PlaceOutlined'
import ServicesIcon from '@mui/icons-material/HandymanOutlined'
import SliderIcon from '@mui/icons-material/ViewCarouselOutlined'
import { contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import { paths } from '@/domain/paths'
import { kindPath, LISTS_PATH } from '../../paths'

export type Section = {
  path: string
  label: string
  icon: SvgIconComponent
  /** Where visitors see it. */
  where: string
  /** That page of the site. */
  page?: string
  /** The kind whose rows are counted. */
  counted?: ContentKindName
}

const section = (kind: ContentKindName, icon: SvgIconComponent, where: string, page: string): Section => ({
  path: kindPath(kind),
  label: contentKinds[kind].label,
  icon,
  where,
  page,
  ...(contentKinds[kind].single ? {} : { counted: kind }),
})

/** The content as the staff think of it. */
export const sections: readonly Section[] = [
  section(
    'companies',
    CompaniesIcon,
    'Names and pictures on the home page and on Companies',
    paths.companies,
  ),
  section('services', ServicesIcon, 'Cards of Services, and a page for each', paths.services),
  section('csr', CsrIcon, 'Cards of CSR', paths.csr),
  section('offices', OfficesIcon, 'Addresses on Contact Us', paths.contact),
  section('emails', EmailsIcon, 'E-mail addresses on Contact Us', paths.contact),
  section('slider', SliderIcon, 'Large pictures on the home page', paths.home),
  section('header', HeaderIcon, 'Notice board and advertisements on the home page', paths.home),
  section('contact', ContactIcon, 'Working hours and holidays on Contact Us', paths.contact),
  {
    path: LISTS_PATH,
    label: 'Lists',
    icon: ListsIcon,
    where: 'Industries, departments, roles, places, states and cities in forms and filters',
  },
]

/** Where visitors see the rows of a kind. */
export const sectionOf = (kind: ContentKindName) => sections.find(({ path }) => path === kindPath(kind))

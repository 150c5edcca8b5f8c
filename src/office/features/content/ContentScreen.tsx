import ForwardIcon from '@mui/icons-material/ChevronRight'
import OpenIcon from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Paper from '@mui/material/Paper'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { SvgIconComponent } from '@mui/icons-material'
import CompaniesIcon from '@mui/icons-material/ApartmentOutlined'
import HeaderIcon from '@mui/icons-material/CampaignOutlined'
import AnswersIcon from '@mui/icons-material/MarkChatReadOutlined'
import ContactIcon from '@mui/icons-material/AccessTimeOutlined'
import CsrIcon from '@mui/icons-material/VolunteerActivismOutlined'
import EmailsIcon from '@mui/icons-material/AlternateEmailOutlined'
import ListsIcon from '@mui/icons-material/FormatListBulletedOutlined'
import GrievanceIcon from '@mui/icons-material/SupportAgentOutlined'
import OfficesIcon from '@mui/icons-material/PlaceOutlined'
import SourcesIcon from '@mui/icons-material/AddLinkOutlined'
import ServicesIcon from '@mui/icons-material/HandymanOutlined'
import SliderIcon from '@mui/icons-material/ViewCarouselOutlined'
import { type ContentKindName, contentKinds, contentLists } from '@/domain/content/contentKinds'
import { paths } from '@/domain/paths'
import { contentApi } from '../../api/contentApi'
import { LoadFailure } from '../../components/Loaded'
import { NavigationList } from '../../components/NavigationList'
import { Screen, type ScreenProps } from '../../components/Screen'
import { withoutHindi } from '../../components/WithoutHindi'
import { useIsFrom } from '../../components/useWidth'
import { kindPath, officePaths } from '../../paths'
import { Muted } from '../../components/texts'

const section = (kind: ContentKindName, icon: SvgIconComponent, where: string, page?: string) => ({
  path: kindPath(kind),
  label: contentKinds[kind].label,
  icon,
  where,
  page,
  kinds: [kind],
  /** The kind whose rows are counted. */
  counted: contentKinds[kind].single || contentKinds[kind].isFixed ? undefined : kind,
})

/** Content as the staff see it. */
const sections = [
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
  section(
    'grievance-officers',
    GrievanceIcon,
    'The contact for questions about data, on Privacy',
    paths.privacy,
  ),
  section('slider', SliderIcon, 'Large pictures on the home page', paths.home),
  section('header', HeaderIcon, 'Notice board and advertisements on the home page', paths.home),
  section('contact', ContactIcon, 'Working hours and holidays on Contact Us', paths.contact),
  section('answers', AnswersIcon, 'Messages to applicants, by e-mail, on WhatsApp or by phone'),
  section('sources', SourcesIcon, 'Where links to jobs are posted'),
  {
    path: officePaths.lists,
    label: 'Lists',
    icon: ListsIcon,
    where: 'Industries, departments, roles, places, states and cities in forms and filters',
    page: undefined,
    kinds: contentLists,
    counted: undefined,
  },
]

const SectionNavigation = () => {
  const { data } = contentApi.useGetContentCountsQuery()
  const links = sections.map(({ path, label, counted }) => ({
    path,
    label,
    count: counted && data?.counts[counted],
  }))
  return <NavigationList label="Content" links={links} />
}

const toKinds = { label: 'Content', to: officePaths.content }

/** A content screen with the kinds beside it, or a way back if there is no room. */
export const ContentFrame = ({ back, ...screen }: Omit<ScreenProps, 'isFull'>) => {
  const isWide = useIsFrom('lg')
  return (
    <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
      {isWide ? (
        <Box sx={{ flex: '0 0 180px', overflowY: 'auto', borderRight: 1, borderColor: 'divider' }}>
          <SectionNavigation />
        </Box>
      ) : null}
      {/* Scrolls on its own: the kinds stay. */}
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          minWidth: 0,
          overflowY: 'auto',
        }}
      >
        <Screen {...screen} back={back ?? (isWide ? undefined : toKinds)} isFull />
      </Box>
    </Box>
  )
}

/** Links to the site's page for a kind of content, if there is one. */
export const SeeOnSite = ({ kind }: { kind: ContentKindName }) => {
  const page = sections.find(({ path }) => path === kindPath(kind))?.page
  return page === undefined ? null : (
    <Tooltip title="See it on the site">
      <IconButton
        component="a"
        href={page}
        target="_blank"
        rel="noopener"
        size="small"
        aria-label="See it on the site"
      >
        <OpenIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}

export const UnknownKind = () => (
  <ContentFrame title="Not found">
    <Typography>There is no such content.</Typography>
  </ContentFrame>
)

export const ContentScreen = () => {
  const query = contentApi.useGetContentCountsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data } = query
  const lacking = (kinds: readonly ContentKindName[]) =>
    kinds.reduce((sum, kind) => sum + (data?.withoutHindi[kind] ?? 0), 0)
  return (
    <Screen title="Content">
      <LoadFailure query={query} />
      <List
        disablePadding
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: { xs: 1, sm: 2 },
          mt: query.error ? 1.5 : 0,
        }}
      >
        {sections.map(({ path, label, icon: Icon, where, kinds, counted }) => (
          <Paper key={path} component="li" variant="outlined" sx={{ display: 'flex' }}>
            <ListItemButton href={path} sx={{ minHeight: 64 }}>
              <ListItemIcon sx={{ minWidth: 40 }}>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText
                primary={label}
                secondary={
                  <>
                    {where}
                    {lacking(kinds) > 0 ? (
                      <Box component="span" sx={{ display: 'block' }}>
                        {withoutHindi(lacking(kinds))}
                      </Box>
                    ) : null}
                  </>
                }
                slotProps={{ primary: { sx: { fontWeight: 600 } } }}
              />
              {counted && data ? <Muted sx={{ mx: 1 }}>{data.counts[counted]}</Muted> : null}
              <ForwardIcon fontSize="small" color="action" />
            </ListItemButton>
          </Paper>
        ))}
      </List>
    </Screen>
  )
}

import OpenIcon from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren, ReactNode } from 'react'
import type { ContentKindName } from '@/domain/office/contentKinds'
import { useGetContentCountsQuery } from '../../api/contentApi'
import { NavigationList } from '../../components/NavigationList'
import { Screen } from '../../components/Screen'
import { useIsFrom } from '../../components/useWidth'
import { CONTENT_PATH } from '../../paths'
import { sectionOf, sections } from './sections'

/** The kinds of content, beside what is open of one. */
const SectionNavigation = () => {
  const { data } = useGetContentCountsQuery()
  const links = sections.map(({ path, label, counted }) => ({
    path,
    label,
    count: counted && data?.counts[counted],
  }))
  return <NavigationList label="Content" links={links} />
}

type ContentFrameProps = PropsWithChildren<{
  title: string
  /** The way back; without one the kinds are it. */
  back?: { label: string; to: string }
  actions?: ReactNode
}>

const toKinds = { label: 'Content', to: CONTENT_PATH }

/** A screen of content with the kinds beside it, or behind a way back where there is no room for both. */
export const ContentFrame = ({ title, back, actions, children }: ContentFrameProps) => {
  const isWide = useIsFrom('lg')
  return (
    <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
      {isWide ? (
        <Box sx={{ flex: '0 0 180px', overflowY: 'auto', borderRight: 1, borderColor: 'divider' }}>
          <SectionNavigation />
        </Box>
      ) : null}
      {/* Scrolls by itself: the kinds stay. */}
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
        <Screen title={title} back={back ?? (isWide ? undefined : toKinds)} actions={actions} isFull>
          {children}
        </Screen>
      </Box>
    </Box>
  )
}

/** Leads to the page of the site that shows a kind of content. */
export const SeeOnSite = ({ kind }: { kind: ContentKindName }) => (
  <Tooltip title="See it on the site">
    <IconButton
      component="a"
      href={sectionOf(kind)?.page ?? '/'}
      target="_blank"
      rel="noopener"
      size="small"
      aria-label="See it on the site"
    >
      <OpenIcon fontSize="small" />
    </IconButton>
  </Tooltip>
)

/** At an address that was mistyped. */
export const UnknownKind = () => (
  <ContentFrame title="Not found">
    <Typography>There is no such content.</Typography>
  </ContentFrame>
)

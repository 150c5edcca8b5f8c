import OpenIcon from '@mui/icons-material/OpenInNew'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ContentKindName } from '@/domain/office/contentKinds'
import { sectionOf } from './sections'

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

import FavoriteIcon from '@mui/icons-material/FavoriteBorder'
import RssFeedIcon from '@mui/icons-material/RssFeed'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo } from 'react'
import type { JobFilters } from '@/domain/jobFilter'
import { feedPath } from '@/domain/listAddress'
import { paths } from '@/domain/paths'

type ListLinksProps = {
  /** Those of the feed; undefined where the list has none. */
  filters: JobFilters | undefined
}

/** The feed of the list as it is filtered, and the saved jobs. Memoized: no key in the search box waits for them. */
export const ListLinks = memo(({ filters }: ListLinksProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 3, mx: -1 }}>
    {filters ? (
      <Button component="a" href={feedPath(filters)} startIcon={<RssFeedIcon />}>
        Follow this list (RSS)
      </Button>
    ) : null}
    <Button href={paths.savedJobs} startIcon={<FavoriteIcon />}>
      Saved jobs
    </Button>
  </Box>
))
ListLinks.displayName = 'ListLinks'

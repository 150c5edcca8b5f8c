import RssFeedIcon from '@mui/icons-material/RssFeed'
import Button from '@mui/material/Button'
import type { JobFilters } from '@/domain/jobFilter'
import { feedPath } from '@/domain/listAddress'

/** The feed of the list as it is filtered. */
export const FollowList = ({ filters }: { filters: JobFilters }) => (
  <Button component="a" href={feedPath(filters)} startIcon={<RssFeedIcon />}>
    Follow this list (RSS)
  </Button>
)

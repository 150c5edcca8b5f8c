import FavoriteIcon from '@mui/icons-material/FavoriteBorder'
import RssFeedIcon from '@mui/icons-material/RssFeed'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { lazy, memo, Suspense } from 'react'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { countSetFilters } from '@/domain/jobFilter'
import { feedPath } from '@/domain/listAddress'
import { paths } from '@/domain/paths'
import { FROM_LIST } from '../details/BackLink'
import type { JobList } from '../useJobList'
import { JobPagination } from './JobPagination'
import { JobResults } from './JobResults'
import { NothingLeft } from './NothingLeft'

/** With the synonyms and the library that forgives mistakes. */
const CloseMatches = lazy(() => import('./CloseMatches').then((module) => ({ default: module.CloseMatches })))

/** Pale while it follows a choice, if that takes long enough to be noticed. */
const Results = styled('div')({
  '&[aria-busy=true]': { opacity: 0.5, transition: 'opacity 200ms 300ms' },
})

type FoundJobsProps = {
  list: JobList
  /** A button took filters back, and is gone. */
  onRemoved: () => void
}

/**
 * The jobs that the filters leave, a page at a time, or what helps where they leave none. Memoized: its list is deferred,
 * so that a key need not wait for the cards of the key before.
 */
export const FoundJobs = memo(({ list, onRemoved }: FoundJobsProps) => {
  const { industryId, filters, found, isWaiting } = list
  /** To look through a long list for what is close to a text takes longer than a key may wait. */
  const showsClose = useDebouncedValue(filters.text) === filters.text || isWaiting
  const isNothingLeft = found.total === 0 && found.all > 0 && countSetFilters(filters) > 0
  return (
    <Results aria-busy={isWaiting}>
      {found.total > 0 ? (
        <JobResults jobs={found.jobs} linkState={industryId === undefined ? FROM_LIST : undefined} marksNew />
      ) : null}
      {isNothingLeft ? (
        <>
          <NothingLeft list={list} onRemoved={onRemoved} />
          {showsClose && filters.text.trim() !== '' ? (
            <Suspense>
              <CloseMatches list={list} />
            </Suspense>
          ) : null}
        </>
      ) : null}
      <JobPagination filters={filters} page={found.page} pages={found.pages} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 3, mx: -1 }}>
        {industryId === undefined ? (
          <Button component="a" href={feedPath(filters)} startIcon={<RssFeedIcon />}>
            Follow this list (RSS)
          </Button>
        ) : null}
        <Button href={paths.savedJobs} startIcon={<FavoriteIcon />}>
          Saved jobs
        </Button>
      </Box>
    </Results>
  )
})
FoundJobs.displayName = 'FoundJobs'

import { useLingui } from '@lingui/react/macro'
import FavoriteIcon from '@mui/icons-material/FavoriteBorder'
import RssFeedIcon from '@mui/icons-material/RssFeed'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Suspense, useDeferredValue, useMemo } from 'react'
import { useHref } from 'react-router'
import { Loading } from '@/components/Loading'
import { lazyWithFallback } from '@/components/lazyWithFallback'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { foldText } from '@/domain/text/compareText'
import { countSetFilters } from '@/domain/jobs/jobFilter'
import { feedPath } from '@/domain/jobs/listAddress'
import { paths } from '@/domain/paths'
import { useListAddress, useShownList } from '../useJobList'
import { JobResults } from './JobResults'
import { NothingLeft, type Removal } from './NothingLeft'

/** The page before and the one after, where the code of the pagination cannot be loaded. */
const NextPages = () => {
  const { t } = useLingui()
  const { filters, found } = useShownList()
  const addressOf = useListAddress()
  const linkTo = (name: string, page: number) => {
    const { pathname, search } = addressOf(filters, page)
    return page < 1 || page > found.pages ? null : <Button href={pathname + search}>{name}</Button>
  }
  return (
    <>
      {linkTo(t`Previous page`, found.page - 1)}
      {linkTo(t`Next page`, found.page + 1)}
    </>
  )
}

const JobPagination = lazyWithFallback(async () => (await import('./JobPagination')).JobPagination, NextPages)

/** With the synonyms and the library that forgives mistakes. */
const NearMatches = lazyWithFallback(
  async () => (await import('./NearMatches')).NearMatches,
  ({ place, otherwise }) => place === 'above' && otherwise,
)

/** Pale while it follows a choice, if that takes long enough to be noticed. */
const Results = styled('div')({
  '&[aria-busy=true]': { opacity: 0.5, transition: 'opacity 200ms 300ms' },
})

/** More than the window of a phone shows, and as many as that of most desktops. */
const FIRST_CARDS = 6

/** The jobs that the filters leave, or what helps where they leave none. A typed key draws the first cards at once. */
export const FoundJobs = ({ onRemoved }: Removal) => {
  const { t } = useLingui()
  const { industryId, filters, found, isLoading, isWaiting } = useShownList()
  const feed = useHref(feedPath(filters))
  /** To draw all cards, or to look through a long list for what is close to a text, takes longer than a key may wait. */
  const restedText = useDebouncedValue(filters.text)
  const isTyping = useDeferredValue(restedText) !== filters.text && !isWaiting
  const text = isWaiting ? filters.text : restedText
  const debounced = useMemo(() => ({ ...filters, text }), [filters, text])
  if (isLoading) return <Loading label={t`Loading jobs`} />
  const hasText = foldText(filters.text) !== ''
  const isNothingLeft = found.total === 0 && found.all > 0 && countSetFilters(filters) > 0
  const nothingLeft = isNothingLeft ? <NothingLeft onRemoved={onRemoved} /> : null
  const nearMatches = (place: 'above' | 'below') =>
    hasText && found.page === 1 ? (
      <Suspense>
        <NearMatches place={place} debounced={debounced} otherwise={nothingLeft} onChosen={onRemoved} />
      </Suspense>
    ) : null
  return (
    <>
      <Results aria-busy={isWaiting}>
        {nearMatches('above') ?? nothingLeft}
        {found.total > 0 ? (
          <JobResults jobs={isTyping ? found.jobs.slice(0, FIRST_CARDS) : found.jobs} />
        ) : null}
        {nearMatches('below')}
        {isTyping ? null : (
          <>
            <Suspense>
              <JobPagination />
            </Suspense>
            <Box
              sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', columnGap: 1, mt: 3, mx: -1 }}
            >
              {industryId === undefined ? (
                <Button component="a" href={feed} startIcon={<RssFeedIcon />}>
                  {t`Follow this list (RSS)`}
                </Button>
              ) : null}
              <Button href={paths.savedJobs} startIcon={<FavoriteIcon />}>
                {t`Saved jobs`}
              </Button>
            </Box>
          </>
        )}
      </Results>
    </>
  )
}

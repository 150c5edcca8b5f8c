import { useLingui } from '@lingui/react/macro'
import FavoriteIcon from '@mui/icons-material/FavoriteBorder'
import RssFeedIcon from '@mui/icons-material/RssFeed'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query'
import { Suspense, useDeferredValue } from 'react'
import { Link, useHref } from 'react-router'
import { jobsApi } from '@/api/jobsApi'
import { portalApi } from '@/api/portalApi'
import { lazyWithFallback } from '@/components/lazyWithFallback'
import { Loading } from '@/components/Loading'
import { NothingFound } from '@/components/NothingFound'
import { countSetFilters, filterTable, noFilters, withoutFilter } from '@/domain/jobs/jobFilter'
import { paths } from '@/domain/paths'
import { foldText } from '@/domain/text/compareText'
import { useAppSelector } from '@/store/hooks'
import { selectIndustryId, selectIsTyping } from '@/store/jobFilters'
import { selectFeed, selectBrowserSearches, selectNeededSearch, selectShownList } from '@/store/jobSelectors'
import { FiltersButton, useListAddress } from '../filters/FiltersButton'
import { FROM_LIST, jobCount } from '../titles'
import { JobResults } from './JobResults'

/** The pages of a list as links, each with the filters in its address. */
const JobPagination = () => {
  const { filters, found } = useAppSelector(selectShownList)
  const { page, pages } = found
  const addressOf = useListAddress()
  const { t } = useLingui()
  if (pages < 2) return null
  return (
    <Pagination
      page={page}
      count={pages}
      aria-label={t`pagination navigation`}
      getItemAriaLabel={(type, number, isSelected) => {
        if (type === 'previous') return t`Go to previous page`
        if (type === 'next') return t`Go to next page`
        return isSelected ? t`page ${number}` : t`Go to page ${number}`
      }}
      sx={{ mt: 4, displayPrint: 'none' }}
      renderItem={(item) => {
        if (item.disabled || item.type.endsWith('ellipsis')) return <PaginationItem {...item} />
        // In its own element, so that it also changes on a translated page.
        const number = <span key={item.page}>{item.page}</span>
        return (
          <PaginationItem {...item} page={number} component={Link} to={addressOf(filters, item.page ?? 1)} />
        )
      }}
    />
  )
}

/** A button took filters back, and disappears. */
type Removal = { onRemoved: () => void }

/** Says that the filters leave nothing, and offers to drop one. */
const NothingLeft = ({ onRemoved }: Removal) => {
  const { t, i18n } = useLingui()
  const { filters, found } = useAppSelector(selectShownList)
  return (
    <NothingFound
      title={t`No job fits these filters`}
      advice={t`Try a shorter search text, another department or a wider salary. Or send your resume.`}
    >
      <Stack sx={{ alignItems: 'center', gap: 1.5 }}>
        {found.without
          // Without the only filter, all jobs are left.
          .filter(([, total]) => total > 0 && found.without.length > 1)
          .map(([key, total]) => {
            const [name, jobs] = [i18n._(filterTable[key].name), jobCount(total, i18n)]
            return (
              <FiltersButton
                key={key}
                filters={withoutFilter(filters, key)}
                onChosen={onRemoved}
                variant="outlined"
              >
                {t`Without ${name}: ${jobs}`}
              </FiltersButton>
            )
          })}
        <FiltersButton
          filters={{ ...noFilters, sort: filters.sort }}
          onChosen={onRemoved}
          variant="contained"
        >
          {t`Show all jobs`}
        </FiltersButton>
        <Button href={paths.submitResume}>{t`Send your resume`}</Button>
      </Stack>
    </NothingFound>
  )
}

/** Loaded on demand, with the synonyms. */
const NearMatches = lazyWithFallback(
  async () => (await import('./NearMatches')).NearMatches,
  ({ place, otherwise }) => place === 'above' && otherwise,
)

const { getJobs, getJobsByCategory } = portalApi.endpoints

/** Pale while it follows a choice, if that takes long enough to be noticed. */
const Results = styled('div')({
  '&[aria-busy=true]': { opacity: 0.5, transition: 'opacity 200ms 300ms' },
})

/** As many as most windows show. */
const FIRST_CARDS = 6

/** Requests the whole list, or what the filters leave of it. */
const useRequests = () => {
  const isWhole = useAppSelector(selectBrowserSearches)
  const industryId = useAppSelector(selectIndustryId)
  const search = useAppSelector(selectNeededSearch)
  getJobs.useQuerySubscription(undefined, { skip: !isWhole || industryId !== undefined })
  getJobsByCategory.useQuerySubscription(industryId ?? skipToken, { skip: !isWhole })
  jobsApi.endpoints.searchJobs.useQuerySubscription(search ?? skipToken)
}

/** The jobs that the filters leave, or help if they leave none. A typed key draws the first cards at once. */
export const FoundJobs = ({ onRemoved }: Removal) => {
  const { t } = useLingui()
  useRequests()
  const { filters, found, isLoading, isWaiting } = useAppSelector(selectShownList)
  const isOfCategory = useAppSelector(selectIndustryId) !== undefined
  const feed = useHref(useAppSelector(selectFeed))
  const isTyping = useAppSelector(selectIsTyping)
  /** Drawing all cards takes longer than a key may wait. */
  const wasTyping = useDeferredValue(isTyping)
  const isShort = (isTyping || wasTyping) && !isWaiting
  if (isLoading) return <Loading label={t`Loading jobs`} />
  const hasText = foldText(filters.text) !== ''
  const isNothingLeft = found.total === 0 && found.all > 0 && countSetFilters(filters) > 0
  const nothingLeft = isNothingLeft ? <NothingLeft onRemoved={onRemoved} /> : null
  const nearMatches = (place: 'above' | 'below') =>
    hasText && found.page === 1 ? (
      <Suspense>
        <NearMatches place={place} otherwise={nothingLeft} onChosen={onRemoved} />
      </Suspense>
    ) : null
  const jobs = isShort ? found.jobs.slice(0, FIRST_CARDS) : found.jobs
  return (
    <Results aria-busy={isWaiting}>
      {nearMatches('above') ?? nothingLeft}
      {found.total > 0 ? <JobResults jobs={jobs} linkState={FROM_LIST} /> : null}
      {nearMatches('below')}
      {isShort ? null : (
        <>
          <JobPagination />
          <Box sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', columnGap: 1, mt: 3, mx: -1 }}>
            {isOfCategory ? null : (
              <Button component="a" href={feed} startIcon={<RssFeedIcon />}>
                {t`Follow this list (RSS)`}
              </Button>
            )}
            <Button href={paths.savedJobs} startIcon={<FavoriteIcon />}>
              {t`Saved jobs`}
            </Button>
          </Box>
        </>
      )}
    </Results>
  )
}

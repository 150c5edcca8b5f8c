import FavoriteIcon from '@mui/icons-material/FavoriteBorder'
import RssFeedIcon from '@mui/icons-material/RssFeed'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Suspense, useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router'
import { Loading } from '@/components/Loading'
import { NothingFound } from '@/components/NothingFound'
import { optional } from '@/components/optional'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { foldText } from '@/domain/compareText'
import { countSetFilters, filterTable, noFilters, withoutFilter } from '@/domain/jobFilter'
import { feedPath } from '@/domain/listAddress'
import { paths } from '@/domain/paths'
import { FiltersButton } from '../filters/FiltersButton'
import { jobCount } from '../titles'
import { useListAddress, useShownList } from '../useJobList'
import { JobResults } from './JobResults'

/** With the synonyms and the library that forgives mistakes. */
const CloseMatches = optional(
  async () => (await import('./CloseMatches')).CloseMatches,
  ({ place, otherwise }) => place === 'above' && otherwise,
)

/** Pale while it follows a choice, if that takes long enough to be noticed. */
const Results = styled('div')({
  '&[aria-busy=true]': { opacity: 0.5, transition: 'opacity 200ms 300ms' },
})

/** More than the window of a phone shows, and as many as that of most desktops. */
const FIRST_CARDS = 6

/** A button took filters back, and is gone. */
type Removal = { onRemoved: () => void }

/** Filters that leave nothing say so, and offer what would leave something. */
const NothingLeft = ({ onRemoved }: Removal) => {
  const { filters, found } = useShownList()
  return (
    <NothingFound
      title="No job fits these filters"
      advice="Try a shorter search text, another department or a wider salary. Or send your resume."
    >
      <Stack sx={{ alignItems: 'center', gap: 1.5 }}>
        {found.without
          .filter(([, total]) => total > 0)
          .map(([key, total]) => (
            <FiltersButton
              key={key}
              filters={withoutFilter(filters, key)}
              onChosen={onRemoved}
              variant="outlined"
            >
              {`Without ${filterTable[key].name}: ${jobCount(total)}`}
            </FiltersButton>
          ))}
        <FiltersButton
          filters={{ ...noFilters, sort: filters.sort }}
          onChosen={onRemoved}
          variant="contained"
        >
          Show all jobs
        </FiltersButton>
        <Button href={paths.submitResume}>Send your resume</Button>
      </Stack>
    </NothingFound>
  )
}

/** The pages of a list as links, each with the filters in its address. */
const JobPagination = () => {
  const { filters, found } = useShownList()
  const { page, pages } = found
  const addressOf = useListAddress()
  if (pages < 2) return null
  return (
    <Pagination
      page={page}
      count={pages}
      sx={{ mt: 4 }}
      renderItem={(item) => {
        if (item.disabled || item.type.endsWith('ellipsis')) return <PaginationItem {...item} />
        // The number has an element of its own, so that it changes on a translated page too.
        const number = <span key={item.page}>{item.page}</span>
        return (
          <PaginationItem {...item} page={number} component={Link} to={addressOf(filters, item.page ?? 1)} />
        )
      }}
    />
  )
}

/** The jobs that the filters leave, or what helps where they leave none. A typed key draws the first cards at once. */
export const FoundJobs = ({ onRemoved }: Removal) => {
  const { industryId, filters, found, isLoading, isWaiting } = useShownList()
  const isTyping = useDeferredValue(filters.text) !== filters.text && !isWaiting
  /** To look through a long list for what is close to a text takes longer than a key may wait. */
  const restedText = useDebouncedValue(filters.text)
  const text = isWaiting ? filters.text : restedText
  const rested = useMemo(() => ({ ...filters, text }), [filters, text])
  if (isLoading) return <Loading label="Loading jobs" />
  const hasText = foldText(filters.text) !== ''
  const isNothingLeft = found.total === 0 && found.all > 0 && countSetFilters(filters) > 0
  const nothingLeft = isNothingLeft ? <NothingLeft onRemoved={onRemoved} /> : null
  const closeMatches = (place: 'above' | 'below') =>
    hasText && found.page === 1 ? (
      <Suspense>
        <CloseMatches place={place} rested={rested} otherwise={nothingLeft} onChosen={onRemoved} />
      </Suspense>
    ) : null
  return (
    <>
      <Results aria-busy={isWaiting}>
        {closeMatches('above') ?? nothingLeft}
        {found.total > 0 ? (
          <JobResults jobs={isTyping ? found.jobs.slice(0, FIRST_CARDS) : found.jobs} />
        ) : null}
        {closeMatches('below')}
        {isTyping ? null : (
          <>
            <JobPagination />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 3, mx: -1 }}>
              {industryId === undefined ? (
                <Button component="a" href={feedPath(filters)} startIcon={<RssFeedIcon />}>
                  Follow this list (RSS)
                </Button>
              ) : null}
              <Button href={paths.savedJobs} startIcon={<FavoriteIcon />}>
                Saved jobs
              </Button>
            </Box>
          </>
        )}
      </Results>
    </>
  )
}

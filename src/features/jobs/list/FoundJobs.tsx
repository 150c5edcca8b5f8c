import { styled } from '@mui/material/styles'
import { lazy, Suspense, useDeferredValue, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { PayUnit } from '@/domain/jobs/pay'
import { FROM_LIST } from '@/features/jobs/details/BackLink'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { filtersCleared, selectFilters } from '@/store/jobFilters'
import { selectFilterCount, selectHasJobs, selectJobPage, selectKnownFilters } from '@/store/jobSelectors'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { JobPagination } from './JobPagination'
import { JobResults } from './JobResults'
import { ListLinks } from './ListLinks'
import { NothingLeft } from './NothingLeft'

/** With the synonyms and the library that forgives mistakes. */
const CloseMatches = lazy(() => import('./CloseMatches').then((module) => ({ default: module.CloseMatches })))

/** Pale while it follows a choice, if that takes long enough to be noticed. */
const Results = styled('div')({
  '&[aria-busy=true]': { opacity: 0.5, transition: 'opacity 200ms 300ms' },
})

/** More than the window of a phone shows, and as many as that of most desktops. */
const FIRST_CARDS = 6

/**
 * True from a typed key until its result is drawn as a whole, which waits while further keys come. An address that was
 * navigated to is drawn at once: Back must find the place that was left.
 */
const useIsTyping = () => {
  const text = useAppSelector((state) => selectFilters(state).text)
  const { key } = useLocation()
  const current = useMemo(() => ({ text, key }), [text, key])
  const drawn = useDeferredValue(current)
  return drawn.text !== text && drawn.key === key
}

type FoundJobsProps = {
  industryId: string | undefined
  isWaiting: boolean
  payUnit: PayUnit
  /** The day of the visit before; '' if there was none. */
  visitBefore: string
  /** A button took filters back, and is gone. */
  onRemoved: () => void
}

/** The jobs that the filters leave, a page at a time, or what helps where they leave none. */
export const FoundJobs = ({ industryId, isWaiting, payUnit, visitBefore, onRemoved }: FoundJobsProps) => {
  const { items, page, pages, total } = useAppSelector((state) => selectJobPage(state, industryId))
  const filterCount = useAppSelector((state) => selectFilterCount(state, industryId))
  const filters = useAppSelector((state) => selectKnownFilters(state, industryId))
  const hasJobs = useAppSelector((state) => selectHasJobs(state, industryId))
  const isTyping = useIsTyping()
  /** Only a new result is drawn in two steps: the one before stays as it is until then. */
  const isDrawing = isTyping && !isWaiting
  /** To look through a long list for what is close to a text takes longer than a key may wait. */
  const showsClose = useDebouncedValue(filters.text) === filters.text || isWaiting
  /** For the links below the cards, which no key waits for. */
  const settled = useDeferredValue(filters)
  const dispatch = useAppDispatch()
  const showAll = () => {
    dispatch(filtersCleared())
    onRemoved()
  }

  return (
    <Results aria-busy={isWaiting}>
      {total > 0 ? (
        <JobResults
          jobs={isDrawing ? items.slice(0, FIRST_CARDS) : items}
          linkState={industryId === undefined ? FROM_LIST : undefined}
          payUnit={payUnit}
          visitBefore={visitBefore}
        />
      ) : null}
      {total === 0 && hasJobs && filterCount > 0 ? (
        <>
          <NothingLeft industryId={industryId} onRemoved={onRemoved} onShowAll={showAll} />
          {showsClose && filters.text.trim() !== '' ? (
            <Suspense>
              <CloseMatches industryId={industryId} payUnit={payUnit} />
            </Suspense>
          ) : null}
        </>
      ) : null}
      {isDrawing ? null : <JobPagination filters={isWaiting ? settled : filters} page={page} pages={pages} />}
      <ListLinks filters={industryId === undefined ? settled : undefined} />
    </Results>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCallback, useDeferredValue, useRef } from 'react'
import { Loading } from '@/components/Loading'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { filtersCleared, selectFilters, selectPage } from '@/store/jobFilters'
import { selectFilterCount, selectJobPage, type JobsState } from '@/store/jobSelectors'
import { FilterDrawer } from './FilterDrawer'
import { JobFilters } from './JobFilters'
import { JobPagination } from './JobPagination'
import { JobResults } from './JobResults'
import { JobSearchBox } from './JobSearchBox'

const onSmallScreens = { md: 'none' }
const onWideScreens = { xs: 'none', md: 'block' }

/** Stays in sight beside a long list, and scrolls by itself where it is longer than the window. */
const sidebarSx = {
  display: onWideScreens,
  position: 'sticky',
  top: 88,
  maxHeight: 'calc(100vh - 104px)',
  overflowY: 'auto',
  // Room for the focus ring, which the edge would cut.
  ml: -0.75,
  pl: 0.75,
  pr: 1.5,
}

const layoutSx = {
  display: 'grid',
  gap: { md: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '272px minmax(0, 1fr)' },
}

type JobBrowserProps = { jobs: JobsState | undefined; isLoading: boolean }

/**
 * Searches, filters and pages a list of jobs (spec sections 2 and 5). What was typed and ticked shows at once;
 * the list follows as soon as the browser has time for it.
 */
export const JobBrowser = ({ jobs, isLoading }: JobBrowserProps) => {
  const filters = useDeferredValue(useAppSelector(selectFilters))
  const chosenPage = useDeferredValue(useAppSelector(selectPage))
  const { items, page, pages, total } = selectJobPage(jobs, filters, chosenPage)
  const filterCount = selectFilterCount(jobs, filters)

  const dispatch = useAppDispatch()
  const counter = useRef<HTMLParagraphElement>(null)
  const showAll = useCallback(() => {
    dispatch(filtersCleared())
    // The button vanishes, and the focus must not go with it.
    counter.current?.focus()
  }, [dispatch])

  return (
    <Box sx={layoutSx}>
      <Box component="aside" aria-label="Filters" sx={sidebarSx}>
        <JobFilters jobs={jobs} isLoading={isLoading} />
      </Box>
      <div>
        <JobSearchBox />
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            minHeight: 44,
            my: 1.5,
          }}
        >
          <Typography ref={counter} role="status" tabIndex={-1} sx={{ fontWeight: 600 }}>
            {isLoading ? '' : `${total} Jobs available`}
          </Typography>
          <Box sx={{ display: onSmallScreens }}>
            <FilterDrawer total={isLoading ? undefined : total} count={filterCount}>
              <JobFilters jobs={jobs} isLoading={isLoading} />
            </FilterDrawer>
          </Box>
        </Box>
        {isLoading ? (
          <Loading label="Loading jobs" />
        ) : (
          <JobResults jobs={items} filtered={jobs !== undefined && filterCount > 0} onShowAll={showAll} />
        )}
        <JobPagination jobs={jobs} page={page} pages={pages} />
      </div>
    </Box>
  )
}

import { useCallback, useRef } from 'react'
import { Loading } from '@/components/Loading'
import { Sheet } from '@/components/Sheet'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { filtersCleared } from '@/store/jobFilters'
import { selectAllJobs, selectFilterCount, selectJobPage, selectKnownFilters } from '@/store/jobSelectors'
import { browserCss, WITHOUT_SCRIPT } from './browserCss'
import { FilterDrawer } from './FilterDrawer'
import { FilterForm } from './FilterForm'
import { JobFilters } from './JobFilters'
import { JobPagination } from './JobPagination'
import { JobResults } from './JobResults'
import { JobSearchBox } from './JobSearchBox'

/** Without the id of an industry, the list of all jobs. */
type JobBrowserProps = { industryId?: string; isLoading: boolean }

/**
 * Searches, filters and pages a list of jobs (spec sections 2 and 5). The list follows each key at once: drawing it
 * takes less than coming back to it later would.
 */
export const JobBrowser = ({ industryId, isLoading }: JobBrowserProps) => {
  const { items, page, pages, total } = useAppSelector((state) => selectJobPage(state, industryId))
  const filterCount = useAppSelector((state) => selectFilterCount(state, industryId))
  const filters = useAppSelector((state) => selectKnownFilters(state, industryId))
  const hasJobs = useAppSelector((state) => selectAllJobs(state, industryId).length > 0)

  const dispatch = useAppDispatch()
  const counter = useRef<HTMLParagraphElement>(null)
  const showAll = useCallback(() => {
    dispatch(filtersCleared())
    // The button vanishes, and the focus must not go with it.
    counter.current?.focus()
  }, [dispatch])

  return (
    <div className="jobs">
      <Sheet name="jobs" css={browserCss} />
      <aside aria-label="Filters">
        <noscript>
          <style>{WITHOUT_SCRIPT}</style>
        </noscript>
        <FilterForm>
          <JobFilters industryId={industryId} isLoading={isLoading} />
        </FilterForm>
      </aside>
      <div>
        <JobSearchBox />
        <div className="jobs-bar">
          <p ref={counter} className="jobs-count" role="status" tabIndex={-1}>
            {isLoading ? '' : `${total} Jobs available`}
          </p>
          <FilterDrawer total={isLoading ? undefined : total} count={filterCount}>
            <JobFilters industryId={industryId} isLoading={isLoading} />
          </FilterDrawer>
        </div>
        {isLoading ? (
          <Loading label="Loading jobs" />
        ) : (
          <JobResults jobs={items} filtered={hasJobs && filterCount > 0} onShowAll={showAll} />
        )}
        <JobPagination filters={filters} page={page} pages={pages} />
      </div>
    </div>
  )
}

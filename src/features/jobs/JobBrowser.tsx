import { useCallback, useRef } from 'react'
import { Loading } from '@/components/Loading'
import { Sheet } from '@/components/Sheet'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { filtersCleared, selectFilters, selectPage } from '@/store/jobFilters'
import { selectFilterCount, selectJobPage, selectKnownFilters, type JobsState } from '@/store/jobSelectors'
import { browserCss, WITHOUT_SCRIPT } from './browserCss'
import { FilterDrawer } from './FilterDrawer'
import { FilterForm } from './FilterForm'
import { JobFilters } from './JobFilters'
import { JobPagination } from './JobPagination'
import { JobResults } from './JobResults'
import { JobSearchBox } from './JobSearchBox'

type JobBrowserProps = { jobs: JobsState | undefined; isLoading: boolean }

/**
 * Searches, filters and pages a list of jobs (spec sections 2 and 5). The list follows each key at once: drawing it
 * takes less than coming back to it later would.
 */
export const JobBrowser = ({ jobs, isLoading }: JobBrowserProps) => {
  const filters = useAppSelector(selectFilters)
  const { items, page, pages, total } = selectJobPage(jobs, filters, useAppSelector(selectPage))
  const filterCount = selectFilterCount(jobs, filters)

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
          <JobFilters jobs={jobs} isLoading={isLoading} />
        </FilterForm>
      </aside>
      <div>
        <JobSearchBox />
        <div className="jobs-bar">
          <p ref={counter} className="jobs-count" role="status" tabIndex={-1}>
            {isLoading ? '' : `${total} Jobs available`}
          </p>
          <FilterDrawer total={isLoading ? undefined : total} count={filterCount}>
            <JobFilters jobs={jobs} isLoading={isLoading} />
          </FilterDrawer>
        </div>
        {isLoading ? (
          <Loading label="Loading jobs" />
        ) : (
          <JobResults jobs={items} filtered={jobs !== undefined && filterCount > 0} onShowAll={showAll} />
        )}
        <JobPagination filters={selectKnownFilters(jobs, filters)} page={page} pages={pages} />
      </div>
    </div>
  )
}

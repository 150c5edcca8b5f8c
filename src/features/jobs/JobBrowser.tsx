import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useCallback, useRef } from 'react'
import { Loading } from '@/components/Loading'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { filtersCleared, selectFilters, selectPage } from '@/store/jobFilters'
import { selectFilterCount, selectJobPage, selectKnownFilters, type JobsState } from '@/store/jobSelectors'
import { FROM_LIST } from './BackLink'
import { FilterDrawer } from './FilterDrawer'
import { FilterForm } from './FilterForm'
import { JobFilters } from './JobFilters'
import { JobPagination } from './JobPagination'
import { JobResults } from './JobResults'
import { JobSearchBox } from './JobSearchBox'
import { NO_SCRIPT } from './withoutScript'

/** The sidebar beside the list; on a phone it is hidden, or below the list where no script opens the drawer. */
const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.down('md')]: {
    '& > aside': {
      display: 'none',
      [NO_SCRIPT]: { display: 'block', order: 1, marginTop: theme.spacing(4), scrollMarginTop: 88 },
    },
  },
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(4),
    gridTemplateColumns: 'min(17rem, 40%) minmax(0, 1fr)',
    '& > aside': {
      position: 'sticky',
      top: 88,
      maxHeight: 'calc(100vh - 104px)',
      // Room for focus rings.
      marginLeft: -6,
      padding: '0 12px 0 6px',
      overflowY: 'auto',
    },
  },
}))

const CountBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  minHeight: 44,
  margin: theme.spacing(1.5, 0),
}))

type JobBrowserProps = {
  jobs: JobsState | undefined
  isLoading: boolean
  /** Whether it is the list of full-time jobs, to which Back on the details leads. */
  isWholeList?: boolean
}

/** Searches, filters and pages a list of jobs. */
export const JobBrowser = ({ jobs, isLoading, isWholeList = false }: JobBrowserProps) => {
  const filters = useAppSelector(selectFilters)
  const { items, page, pages, total } = selectJobPage(jobs, filters, useAppSelector(selectPage))
  const filterCount = selectFilterCount(jobs, filters)

  const dispatch = useAppDispatch()
  const counter = useRef<HTMLParagraphElement>(null)
  const showAll = useCallback(() => {
    dispatch(filtersCleared())
    // The button disappears: the focus goes to the counter.
    counter.current?.focus()
  }, [dispatch])

  return (
    <Layout>
      <aside aria-label="Filters">
        <FilterForm>
          <JobFilters jobs={jobs} isLoading={isLoading} />
        </FilterForm>
      </aside>
      <div>
        <JobSearchBox />
        <CountBar>
          <Typography ref={counter} role="status" tabIndex={-1} sx={{ fontWeight: 'bold' }}>
            {isLoading ? '' : `${total} Jobs available`}
          </Typography>
          <FilterDrawer total={isLoading ? undefined : total} count={filterCount}>
            <JobFilters jobs={jobs} isLoading={isLoading} />
          </FilterDrawer>
        </CountBar>
        {isLoading ? (
          <Loading label="Loading jobs" />
        ) : (
          <JobResults
            jobs={items}
            filtered={jobs !== undefined && filterCount > 0}
            linkState={isWholeList ? FROM_LIST : undefined}
            onShowAll={showAll}
          />
        )}
        <JobPagination filters={selectKnownFilters(jobs, filters)} page={page} pages={pages} />
      </div>
    </Layout>
  )
}

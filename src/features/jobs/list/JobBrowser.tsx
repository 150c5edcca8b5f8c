import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo, useCallback, useEffect, useRef, useState, type FocusEvent } from 'react'
import { useHydrated } from '@/components/useHydrated'
import { Loading } from '@/components/Loading'
import { NO_SCRIPT } from '@/components/noScript'
import { todayInIndia } from '@/domain/jobs/calendar'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { listSeen, selectVisitBefore } from '@/store/jobMemory'
import { selectFilterCount, selectJobPage } from '@/store/jobSelectors'
import { ActiveFilters } from '../filters/ActiveFilters'
import { FilterDrawer } from '@/features/jobs/filters/FilterDrawer'
import { FilterForm } from '@/features/jobs/filters/FilterForm'
import { SEARCHING } from './JobCard'
import { JobFilters } from '@/features/jobs/filters/JobFilters'
import { FoundJobs } from './FoundJobs'
import { JobSearchBox } from './JobSearchBox'
import { NumberedJob } from './NumberedJob'
import { PaySwitch } from './PaySwitch'
import { SortSelect } from './SortSelect'
import { usePayUnit } from '../usePayUnit'

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

/**
 * True from the focus on the search box on. A card that is pressed takes the focus, and must not move away from under the
 * press: it stays true until the focus goes elsewhere.
 */
const useIsSearching = () => {
  const [isSearching, setSearching] = useState(false)
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches('[type=search]')) setSearching(true)
    else if (!target.closest('article')) setSearching(false)
  }
  return { isSearching, onFocus }
}

/** Without the id of an industry, the list of all jobs. */
type JobBrowserProps = {
  industryId?: string
  isLoading: boolean
  /** The list follows a choice later: it shows the one before meanwhile. */
  isWaiting?: boolean
}

/** Searches, filters and pages a list of jobs. Memoized, and without the text: a key in the search box draws only parts. */
export const JobBrowser = memo(({ industryId, isLoading, isWaiting = false }: JobBrowserProps) => {
  const { total } = useAppSelector((state) => selectJobPage(state, industryId))
  const filterCount = useAppSelector((state) => selectFilterCount(state, industryId))
  const { isSearching, onFocus } = useIsSearching()
  const pay = usePayUnit()
  const isHydrated = useHydrated()
  const visitBefore = useAppSelector(selectVisitBefore)
  const counter = useRef<HTMLParagraphElement>(null)
  /** A button that takes filters back disappears: the focus goes to the counter. */
  const focusCounter = useCallback(() => counter.current?.focus(), [])
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(listSeen(todayInIndia(Date.now()))), [dispatch])

  return (
    <Layout className={isSearching ? SEARCHING : undefined} onFocus={onFocus}>
      <aside aria-label="Filters">
        <FilterForm>
          <JobFilters industryId={industryId} isLoading={isLoading} />
        </FilterForm>
      </aside>
      <div>
        <JobSearchBox />
        <CountBar>
          <Typography ref={counter} role="status" tabIndex={-1} sx={{ fontWeight: 'bold' }}>
            {isLoading ? '' : `${total} Jobs available`}
          </Typography>
          <FilterDrawer
            industryId={industryId}
            isLoading={isLoading}
            total={isLoading ? undefined : total}
            count={filterCount}
          />
          <SortSelect />
          <PaySwitch unit={pay.unit} onChoose={pay.choose} />
        </CountBar>
        {isLoading ? (
          <Loading label="Loading jobs" />
        ) : (
          <>
            <NumberedJob industryId={industryId} />
            <ActiveFilters industryId={industryId} onRemoved={focusCounter} />
            <FoundJobs
              industryId={industryId}
              isWaiting={isWaiting}
              payUnit={pay.unit}
              visitBefore={isHydrated ? visitBefore : ''}
              onRemoved={focusCounter}
            />
          </>
        )}
      </div>
    </Layout>
  )
})
JobBrowser.displayName = 'JobBrowser'

import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
} from 'react'
import { useLocation } from 'react-router'
import { Loading } from '@/components/Loading'
import { todayInIndia } from '@/domain/jobs/calendar'
import { useHydrated } from '@/components/useHydrated'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { filtersCleared, selectFilters } from '@/store/jobFilters'
import { listSeen, selectVisitBefore } from '@/store/jobMemory'
import { selectFilterCount, selectHasJobs, selectJobPage, selectKnownFilters } from '@/store/jobSelectors'
import { useIsSettled } from '@/store/useIsSettled'
import { FROM_LIST } from '@/features/jobs/details/BackLink'
import { ActiveFilters } from '../filters/ActiveFilters'
import { FilterDrawer } from '@/features/jobs/filters/FilterDrawer'
import { FilterForm } from '@/features/jobs/filters/FilterForm'
import { SEARCHING } from './JobCard'
import { JobFilters } from '@/features/jobs/filters/JobFilters'
import { JobPagination } from './JobPagination'
import { JobResults } from './JobResults'
import { JobSearchBox } from './JobSearchBox'
import { ListLinks } from './ListLinks'
import { NothingLeft } from './NothingLeft'
import { NumberedJob } from './NumberedJob'
import { PaySwitch } from './PaySwitch'
import { SortSelect } from './SortSelect'
import { usePayUnit } from '../usePayUnit'
import { NO_SCRIPT } from '@/components/noScript'

/** With the synonyms and the library that forgives mistakes. */
const CloseMatches = lazy(() => import('./CloseMatches').then((module) => ({ default: module.CloseMatches })))

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

/** Pale while it follows a choice, if that takes long enough to be noticed. */
const Results = styled('div')({
  '&[aria-busy=true]': { opacity: 0.5, transition: 'opacity 200ms 300ms' },
})

const CountBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  minHeight: 44,
  margin: theme.spacing(1.5, 0),
}))

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

/** Searches, filters and pages a list of jobs. */
export const JobBrowser = ({ industryId, isLoading, isWaiting = false }: JobBrowserProps) => {
  const { items, page, pages, total } = useAppSelector((state) => selectJobPage(state, industryId))
  const filterCount = useAppSelector((state) => selectFilterCount(state, industryId))
  const filters = useAppSelector((state) => selectKnownFilters(state, industryId))
  const hasJobs = useAppSelector((state) => selectHasJobs(state, industryId))
  const isTyping = useIsTyping()
  /** Only a new result is drawn in two steps: the one before stays as it is until then. */
  const isDrawing = isTyping && !isWaiting
  const { isSearching, onFocus } = useIsSearching()
  /** To look through a long list for what is close to a text takes longer than a key may wait. */
  const showsClose = useIsSettled(filters.text) || isWaiting
  /** For the links below the cards, which no key waits for. */
  const settled = useDeferredValue(filters)
  const pay = usePayUnit()
  const isHydrated = useHydrated()
  const visitBefore = useAppSelector(selectVisitBefore)

  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(listSeen(todayInIndia(Date.now()))), [dispatch])
  const counter = useRef<HTMLParagraphElement>(null)
  /** A button that takes filters back disappears: the focus goes to the counter. */
  const focusCounter = () => counter.current?.focus()
  const showAll = () => {
    dispatch(filtersCleared())
    focusCounter()
  }

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
        {isLoading ? null : <NumberedJob industryId={industryId} />}
        {isLoading ? null : <ActiveFilters industryId={industryId} onRemoved={focusCounter} />}
        {isLoading ? (
          <Loading label="Loading jobs" />
        ) : (
          <Results aria-busy={isWaiting}>
            {total > 0 ? (
              <JobResults
                jobs={isDrawing ? items.slice(0, FIRST_CARDS) : items}
                linkState={industryId === undefined ? FROM_LIST : undefined}
                payUnit={pay.unit}
                visitBefore={isHydrated ? visitBefore : ''}
              />
            ) : null}
            {total === 0 && hasJobs && filterCount > 0 ? (
              <>
                <NothingLeft industryId={industryId} onRemoved={focusCounter} onShowAll={showAll} />
                {showsClose && filters.text.trim() !== '' ? (
                  <Suspense>
                    <CloseMatches industryId={industryId} payUnit={pay.unit} />
                  </Suspense>
                ) : null}
              </>
            ) : null}
            {isDrawing ? null : (
              <JobPagination filters={isWaiting ? settled : filters} page={page} pages={pages} />
            )}
            <ListLinks filters={industryId === undefined ? settled : undefined} />
          </Results>
        )}
      </div>
    </Layout>
  )
}

import { useLingui } from '@lingui/react/macro'
import TuneIcon from '@mui/icons-material/Tune'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useDeferredValue, useRef, useState } from 'react'
import type { Ref, SyntheticEvent } from 'react'
import { useHref, useLocation } from 'react-router'
import { reloadPage } from '@/components/form/reload'
import { lazyWithFallback } from '@/components/lazyWithFallback'
import { hiddenWithoutScript, NO_SCRIPT } from '@/components/scripting'
import { SearchField } from '@/components/SearchField'
import { SkipLink } from '@/components/SkipLink'
import { PRINT } from '@/components/theme/sizes'
import { countSetFilters, filterTable } from '@/domain/jobs/jobFilter'
import { isLandingPath, paths, screenPath } from '@/domain/paths'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectFilters, selectIndustryId, textTyped } from '@/store/jobFilters'
import { selectShownList } from '@/store/jobSelectors'
import { fullListRequested, selectIsListNeeded } from '@/store/site'
import { ActiveFilters } from '../filters/FiltersButton'
import { FoundJobs } from './FoundJobs'
import { PaySwitch, SortSelect } from './ListControls'

const loadFilters = () => import('../filters/JobFilters')

const WithoutFilters = () => {
  const { t } = useLingui()
  return (
    <div>
      <Typography color="textSecondary">{t`The filters could not be loaded. Please try again.`}</Typography>
      <Button onClick={reloadPage} sx={{ ml: -1 }}>
        {t`Try again`}
      </Button>
    </div>
  )
}

const JobFilters = lazyWithFallback(async () => (await loadFilters()).JobFilters, WithoutFilters)
const OpenDrawer = lazyWithFallback(async () => (await loadFilters()).OpenDrawer, WithoutFilters)

const FILTERS_ID = 'filters'

const JOBS_ID = 'jobs'

/** The sidebar next to the list. A phone has it below the list, and only without script. */
const Layout = styled('form')(({ theme }) => ({
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
    columnGap: theme.spacing(4),
    gridTemplateColumns: 'min(17rem, 40%) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    '& > div': { gridColumn: 2 },
    '& > aside': { gridColumn: 1, gridRow: '1 / span 2' },
  },
  // Only the number of jobs and the jobs are printed.
  [PRINT]: { display: 'block', '& > :not(:last-child)': { display: 'none' } },
}))

/** The counter and the controls of the list, wrapped as needed. */
const CountBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.75, 1),
  margin: theme.spacing(1.5, 0),
  '& > [role=status]': { flex: '1 1 9.5em' },
  [theme.breakpoints.up('lg')]: { columnGap: theme.spacing(2) },
  [PRINT]: { '& > :not([role=status])': { display: 'none' } },
}))

/** The list a little later, for components that no key waits for. */
const useLateList = () => {
  const list = useAppSelector(selectShownList)
  const late = useDeferredValue(list)
  return late.isLoading ? list : late
}

/** The filters next to the list. Without script they are sent as a form. */
const Sidebar = () => {
  const { t } = useLingui()
  const list = useLateList()
  // The server does not know the width: its page has the filters only for browsers without script.
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'))
  return (
    <aside id={FILTERS_ID} aria-label={t`Filters`}>
      {isWide ? (
        <Suspense>
          <JobFilters list={list} />
        </Suspense>
      ) : (
        <noscript>
          <JobFilters list={list} withoutScript />
        </noscript>
      )}
    </aside>
  )
}

/** The button for the filters on small screens, and their drawer, loaded when first opened. */
const FilterDrawer = () => {
  const { t } = useLingui()
  const title = t`All Filter`
  const list = useLateList()
  const count = countSetFilters(list.filters)
  /** Undefined until it was opened for the first time. */
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <Button
        variant="outlined"
        startIcon={<TuneIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={hiddenWithoutScript}
      >
        <span>{count > 0 ? `${title} (${count})` : title}</span>
      </Button>
      <noscript>
        <Button variant="outlined" component="a" href={`#${FILTERS_ID}`} startIcon={<TuneIcon />}>
          {title}
        </Button>
      </noscript>
      <Suspense>
        {isOpen === undefined ? null : (
          <OpenDrawer list={list} title={title} open={isOpen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </Box>
  )
}

const JobSearchBox = () => {
  const { t } = useLingui()
  const dispatch = useAppDispatch()
  return (
    <SearchField
      label={t`Search jobs`}
      placeholder={t`What are you looking for?`}
      name={filterTable.text.parameter}
      text={useAppSelector((state) => selectFilters(state).text)}
      onType={(text) => dispatch(textTyped(text))}
    />
  )
}

const Counter = ({ ref }: { ref: Ref<HTMLParagraphElement> }) => {
  const { t } = useLingui()
  const { found, isLoading } = useAppSelector(selectShownList)
  const { total } = found
  return (
    <Typography ref={ref} role="status" tabIndex={-1} sx={{ fontWeight: 'bold' }}>
      {isLoading ? '' : t`${total} Jobs available`}
    </Typography>
  )
}

const isOnCard = ({ target }: SyntheticEvent) => target instanceof Element && target.closest('article')

/** Searches, filters and pages the list at the address. Without script it is a form, which the server answers with the list. */
export const JobBrowser = () => {
  const { t } = useLingui()
  const industryId = useAppSelector(selectIndustryId)
  const { pathname } = useLocation()
  const counter = useRef<HTMLParagraphElement>(null)
  const jobs = useRef<HTMLDivElement>(null)
  const dispatch = useAppDispatch()
  const isFullListRequested = useAppSelector(selectIsListNeeded)
  const touch = (event: SyntheticEvent) => {
    if (!isFullListRequested && !isOnCard(event)) dispatch(fullListRequested())
  }
  const focusCounter = () => counter.current?.focus()
  // Past the router, to which a fragment is another address.
  const skip = (event: SyntheticEvent) => {
    event.preventDefault()
    jobs.current?.focus()
  }
  return (
    <Layout
      action={useHref(isLandingPath(pathname) ? paths.fullTimeJobs : screenPath(pathname))}
      onSubmit={(event) => event.preventDefault()}
      onFocus={touch}
      onPointerDown={touch}
      autoComplete="off"
    >
      {industryId === undefined ? null : <input type="hidden" name="id" value={industryId} />}
      <JobSearchBox />
      <SkipLink component="a" href={`#${JOBS_ID}`} onClick={skip}>
        {t`Skip to the jobs`}
      </SkipLink>
      <Sidebar />
      <div>
        <CountBar>
          <Counter ref={counter} />
          <FilterDrawer />
          <SortSelect />
          <PaySwitch />
        </CountBar>
        {/* A button that takes filters back disappears: the focus goes to the counter. */}
        <ActiveFilters onRemoved={focusCounter} />
        <Box ref={jobs} id={JOBS_ID} tabIndex={-1} sx={{ outline: 'none' }}>
          <FoundJobs onRemoved={focusCounter} />
        </Box>
      </div>
    </Layout>
  )
}
